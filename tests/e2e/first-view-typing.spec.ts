import { RENDERED } from '#tests/support/form.ts'
import { test } from '#tests/support/gateway-test.ts'
import { holdScripts, pressEarly } from '#tests/support/held-back.ts'
import { loadsOf } from '#tests/support/loads.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'
import { box, callsOf, LINK, rows } from '#tests/support/tld-info.ts'

const DOMAIN = 'anders-buchbinderei.berlin'
const transferIn = (key: string) => `/transfer/in/${DOMAIN}/${key}`

test.describe('what is entered before the page is awake', RENDERED, () => {
  test('an auth code stays, with its caret and the focus, and is what is sent', async ({ page, gateway, sandbox }) => {
    const scripts = await holdScripts(page, gateway)
    const key = freshKey('in-open')
    await scripts.open(transferIn(key))
    const field = page.getByLabel('Your auth code')
    await field.pressSequentially('aB&<=+%0O')
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft')
    scripts.release()
    await scripts.awake()
    await expect(field).toHaveValue('aB&<=+%0O')
    await expect(field).toBeFocused()
    await page.keyboard.type('3')
    await expect(field).toHaveValue('aB&<3=+%0O')
    await page.getByRole('button', { name: 'Accept transfer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Accept transfer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${DOMAIN} will be transferred` })).toBeVisible()
    expect((await sandbox.ledger(key)).map(({ body }) => body)).toEqual([
      { key, domain: DOMAIN, auth_info: 'aB&<3=+%0O' },
    ])
  })

  test('an email address stays and is what is sent, and Enter in its field leads nowhere', async ({
    page,
    gateway,
    sandbox,
  }) => {
    const scripts = await holdScripts(page, gateway)
    const key = freshKey('nothing-requested')
    const loads = loadsOf(page)
    await scripts.open(`/request/${key}`)
    const field = page.getByRole('textbox', { name: 'Email address' })
    await field.pressSequentially('jo@anders.example')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    scripts.release()
    await scripts.awake()
    await expect(field).toHaveValue('jo@anders.example')
    await expect(field).toBeFocused()
    await page.waitForLoadState('networkidle')
    expect(page.url()).toBe(`${gateway.origin}/request/${key}`)
    expect(loads()).toBe(1)
    expect(await sandbox.ledger(key)).toEqual([])
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByText('We received your request')).toBeVisible()
    expect(await sandbox.ledger(key)).toMatchObject([{ body: { email_address: 'jo@anders.example' } }])
  })

  test('a tick under a notice counts as made', async ({ page, gateway, sandbox }) => {
    const scripts = await holdScripts(page, gateway)
    const key = freshKey('open')
    await scripts.open(`/trademark/370d0b7c9223372036854775807/${key}`)
    await page.getByRole('main').getByRole('checkbox').check()
    scripts.release()
    await scripts.awake()
    await page.getByRole('button', { name: 'Accept notice and continue' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Accept notice and continue' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You accepted the notice' })).toBeVisible()
    expect(await sandbox.ledger(key)).toHaveLength(1)
  })

  test('the settings of a change of registrant are sent as they were chosen', async ({ page, gateway, sandbox }) => {
    const scripts = await holdScripts(page, gateway)
    const key = freshKey('current-open')
    await scripts.open(`/trade/c/${key}`)
    const boxes = page.getByRole('main').getByRole('checkbox')
    await expect(boxes).toHaveCount(2)
    for (const setting of await boxes.all()) await setting.setChecked(!(await setting.isChecked()))
    scripts.release()
    await scripts.awake()
    await page.getByRole('button', { name: 'Approve change' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve change' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You approved' })).toBeVisible()
    expect(await sandbox.ledger(key)).toMatchObject([{ body: { trade_hold: '0', designated_agent: '1' } }])
  })

  test('a search in the TLD list that is pressed early is made with what was typed', async ({ page, gateway }) => {
    const scripts = await holdScripts(page, gateway)
    await scripts.open(LINK)
    await expect(rows(page)).toHaveCount(25)
    const calls = callsOf(page)
    await box(page).fill('de')
    await pressEarly(page.getByRole('button', { name: 'Search', exact: true }))
    scripts.release()
    await scripts.awake()
    await expect(rows(page)).toHaveCount(1)
    await expect(box(page)).toHaveValue('de')
    expect(new URL(page.url()).search).toBe('?q=de')
    expect(calls.filter((query) => query.get('page') === '1').map((query) => query.get('tld'))).toEqual(['.de'])
  })
})
