import type { Page } from '@playwright/test'
import { buttonsOf, prepare } from '#tests/support/answering.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { RENDERED } from '#tests/support/form.ts'
import { INCOMPLETE, PREFERENCES, test } from '#tests/support/gateway-test.ts'
import { holdScripts, pressEarly } from '#tests/support/held-back.ts'
import { isInTurn } from '#tests/support/in-turn.ts'
import { loadsOf } from '#tests/support/loads.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'
import { box, callsOf, LINK, rows } from '#tests/support/tld-info.ts'

const NOT_READY = 'This page is still loading'
const DOMAIN = 'anders-buchbinderei.berlin'
const transferIn = (key: string) => `/transfer/in/${DOMAIN}/${key}`
const isEntry = (path: string) => path.startsWith('/assets/app-')

/** A slow phone, whose user is faster than its scripts. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

/** Changes the rendered page as browser extensions do, so that hydration renders it again. */
async function changeAsExtension(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector('main h1')?.replaceChildren('Translated')
    document.querySelector('main')?.prepend(document.createElement('section'))
  })
}

test.describe('before hydration', RENDERED, () => {
  for (const [index, { name, prefix, open, link, answers, question }] of DECISION_PAGES.entries()) {
    if (!isInTurn(index, 3)) continue
    for (const isChanged of [false, true]) {
      test(`${name}: what is entered, opened and clicked survives${isChanged ? ' an extension' : ''}, and sends nothing`, async ({
        page,
        gateway,
        sandbox,
        declaredFailures,
      }) => {
        if (isChanged) declaredFailures(/React error #418/)
        await slowDown(page)
        const scripts = await holdScripts(page, gateway)
        const key = freshKey(`${prefix}${open}`)
        const { ask, confirm } = buttonsOf(page, answers[0])
        const details = page.getByRole('main').locator('details').first()
        await scripts.open(link(key))
        await expect(ask).toBeVisible()
        await prepare(page, answers[0])
        const hasDetails = (await details.count()) > 0
        if (hasDetails) await details.locator('summary').click()
        await pressEarly(ask, index % 2 === 0 ? 1 : 2)
        await expect(page.getByText(NOT_READY)).toBeVisible()
        if (isChanged) await changeAsExtension(page)
        scripts.release()
        await scripts.hydrated()
        await expect(confirm).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('heading', { level: 1, name: question.en })).toBeVisible()
        if (hasDetails) await expect(details).toHaveAttribute('open')
        await page.waitForLoadState('networkidle')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        expect(await sandbox.ledger(key)).toEqual([])
        await ask.click()
        await confirm.click()
        await expect(page.getByRole('heading', { level: 1, name: answers[0].done.en })).toBeVisible()
        expect(await sandbox.ledger(key)).toHaveLength(1)
      })
    }
  }

  for (const isChanged of [false, true]) {
    test(`Preferences: boxes and what was saved survive${isChanged ? ' an extension' : ''}, and are what is sent`, async ({
      page,
      gateway,
      sandbox,
      declaredFailures,
    }) => {
      if (isChanged) declaredFailures(/React error #418/)
      await slowDown(page)
      const scripts = await holdScripts(page, gateway)
      const key = freshKey('pending-required-and-optional')
      const boxOf = (group: RegExp) => page.getByRole('group', { name: group }).getByRole('checkbox')
      await scripts.open(`/consent/${key}`)
      await boxOf(/^\.amsterdam/).check()
      await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
      await boxOf(/^\.amsterdam/).uncheck()
      await pressEarly(page.getByRole('button', { name: 'Show previously saved preferences' }), 2)
      if (isChanged) await changeAsExtension(page)
      scripts.release()
      await scripts.hydrated()
      await expect(page.getByRole('button', { name: 'Hide previously saved preferences' })).toBeVisible()
      await expect(page.getByText(NOT_READY)).toHaveCount(0)
      await expect(boxOf(/^\.fr/)).toBeChecked()
      await expect(boxOf(/^\.amsterdam/)).not.toBeChecked()
      await page.getByRole('button', { name: 'Save Preferences' }).click()
      await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
      const saves = await sandbox.ledger(key)
      expect(saves).toHaveLength(1)
      const [{ consents }] = saves.map(({ body }) => body) as [{ consents: { status: string }[] }]
      expect(consents.filter(({ status }) => /denied/i.test(status))).toHaveLength(1)
      expect(consents.length).toBeGreaterThan(4)
    })
  }

  test('an auth code keeps its caret and the focus', async ({ page, gateway }) => {
    const scripts = await holdScripts(page, gateway)
    await scripts.open(transferIn(freshKey('in-open')))
    const field = page.getByLabel('Your auth code')
    await field.pressSequentially('aB&<=+%0O')
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft')
    scripts.release()
    await scripts.hydrated()
    await expect(field).toBeFocused()
    await page.keyboard.type('3')
    await expect(field).toHaveValue('aB&<3=+%0O')
  })

  test('an email address stays, and Enter in its field does nothing', async ({ page, gateway, sandbox }) => {
    const scripts = await holdScripts(page, gateway)
    const key = freshKey('nothing-requested')
    const loads = loadsOf(page)
    await scripts.open(`/request/${key}`)
    const field = page.getByRole('textbox', { name: 'Email address' })
    await field.pressSequentially('jo@anders.example')
    await page.keyboard.press('Enter')
    scripts.release()
    await scripts.hydrated()
    await page.waitForLoadState('networkidle')
    expect(loads()).toBe(1)
    expect(await sandbox.ledger(key)).toEqual([])
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByText('We received your request')).toBeVisible()
    expect(await sandbox.ledger(key)).toMatchObject([{ body: { email_address: 'jo@anders.example' } }])
  })

  test('Save sends nothing by itself, and asks for another click', async ({ page, gateway, sandbox }) => {
    const scripts = await holdScripts(page, gateway)
    const key = freshKey('optional-only')
    await scripts.open(`/consent/${key}`)
    const save = page.getByRole('button', { name: 'Save Preferences' })
    const notice = page.getByRole('status').filter({ hasText: NOT_READY })
    await pressEarly(save)
    await expect(notice).toBeInViewport()
    scripts.release()
    await scripts.hydrated()
    await page.waitForLoadState('networkidle')
    await expect(notice).toBeVisible()
    expect(await sandbox.ledger(key)).toEqual([])
    await save.click()
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
    await expect(notice).toHaveCount(0)
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
    await scripts.hydrated()
    await page.getByRole('button', { name: 'Approve change' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve change' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You approved' })).toBeVisible()
    expect(await sandbox.ledger(key)).toMatchObject([{ body: { trade_hold: '0', designated_agent: '1' } }])
  })

  test('a search in the list of TLDs is made with what was typed', async ({ page, gateway }) => {
    const scripts = await holdScripts(page, gateway)
    await scripts.open(LINK)
    await expect(rows(page)).toHaveCount(25)
    const calls = callsOf(page)
    await box(page).fill('de')
    await pressEarly(page.getByRole('button', { name: 'Search', exact: true }))
    scripts.release()
    await scripts.hydrated()
    await expect(rows(page)).toHaveCount(1)
    expect(new URL(page.url()).search).toBe('?q=de')
    expect(calls.filter((query) => query.get('page') === '1').map((query) => query.get('tld'))).toEqual(['.de'])
  })

  test('a chosen language is shown and remembered', async ({ page, gateway }) => {
    const scripts = await holdScripts(page, gateway)
    await scripts.open(`/consent/${freshKey('optional-only')}`)
    await page.getByLabel('Language').selectOption('de')
    scripts.release()
    await scripts.hydrated()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  test('an entry that is gone reloads the page once, then the page stays below a notice', async ({
    page,
    gateway,
    declaredFailures,
  }) => {
    declaredFailures(/status of 404/)
    gateway.fail(isEntry, 'gone')
    const loads = loadsOf(page)
    await page.goto(`${gateway.origin}/consent/${freshKey('optional-only')}`)
    const notice = page.getByRole('alert').filter({ hasText: INCOMPLETE })
    await expect(notice).toBeFocused()
    await page.waitForLoadState('networkidle')
    expect(loads()).toBe(2)
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
    gateway.mend()
    await notice.getByRole('button', { name: 'Reload the page' }).click()
    await expect(notice).toHaveCount(0)
    // What is clicked while the document arrives can move away from the pointer.
    await page.waitForLoadState('networkidle')
    await page.getByRole('checkbox').last().check()
    expect(loads()).toBe(3)
  })

  test('an entry that is gone does not cost what was typed', async ({ page, gateway, declaredFailures }) => {
    declaredFailures(/status of 404/)
    const scripts = await holdScripts(page, gateway)
    const loads = loadsOf(page)
    await scripts.open(transferIn(freshKey('in-open')))
    const field = page.getByLabel('Your auth code')
    await field.pressSequentially('aB3')
    gateway.fail((path) => path.startsWith('/assets/'), 'gone')
    const notice = page.getByRole('alert').filter({ hasText: INCOMPLETE })
    await expect(notice).toContainText('If you reload, you will lose what you entered here.')
    await expect(field).toHaveValue('aB3')
    await expect(field).toBeFocused()
    expect(loads()).toBe(1)
  })
})
