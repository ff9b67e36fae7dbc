import type { Page } from '@playwright/test'
import { decide } from '#tests/support/decide.ts'
import { pathInMode } from '#tests/support/serving-mode.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const DOMAIN = 'anders-buchbinderei.berlin'
const link = (key: string) => `/transfer/in/${DOMAIN}/${key}`
const field = (page: Page) => page.getByLabel('Your auth code')
const ACCEPT = { label: 'Accept transfer', needs: 'code' } as const
const acceptButton = (page: Page) => page.getByRole('button', { name: 'Accept transfer' })
const dialog = (page: Page) => page.getByRole('dialog')
const confirmButton = (page: Page) => dialog(page).getByRole('button', { name: 'Accept transfer' })
const approvedHeading = (page: Page) => page.getByRole('heading', { level: 1, name: `${DOMAIN} will be transferred` })

test('shows the expected date of a transfer, and the IP address of the answer', async ({ page, sandbox }) => {
  const key = freshKey('in-open')
  await page.goto(link(key))
  await expect(page.getByRole('term').filter({ hasText: 'New registrar' })).toBeVisible()
  await expect(page.getByText('Transfer expected by')).toHaveCount(0)
  await decide(page, ACCEPT, 'aB&<3=+%')
  await expect(approvedHeading(page)).toBeVisible()
  expect((await sandbox.ledger(key)).map(({ body }) => body)).toEqual([{ key, domain: DOMAIN, auth_info: 'aB&<3=+%' }])
  await page.goto(link(key))
  await expect(page.getByText('192.0.2.44')).toBeVisible()
  await expect(page.getByText('Transfer expected by')).toBeVisible()
})

test('shows no code field if no code is needed, and sends an empty code', async ({ page, sandbox }) => {
  const key = freshKey('in-auth-code-not-required')
  await page.goto(`/transfer/in/anders-buchbinderei.uk/${key}`)
  await expect(acceptButton(page)).toBeVisible()
  await expect(field(page)).toHaveCount(0)
  await decide(page, { label: ACCEPT.label })
  await expect(page.getByRole('heading', { level: 1, name: 'will be transferred' })).toBeVisible()
  expect((await sandbox.ledger(key)).map(({ body }) => body)).toEqual([
    { key, domain: 'anders-buchbinderei.uk', auth_info: '' },
  ])
})

test('rejects a blank code, cleans up spaces, and sends unusual codes as typed', async ({ page, mode, sandbox }) => {
  const key = freshKey('in-open')
  await page.goto(link(key))
  const summary = page.getByRole('group', { name: 'Please fix the following' })
  await field(page).fill('   ')
  await acceptButton(page).click()
  await expect(summary).toBeFocused()
  await expect(field(page)).toHaveAccessibleDescription(/Enter the auth code/)
  await summary.getByRole('link').click()
  await expect(field(page)).toBeFocused()
  await expect(page).toHaveURL(pathInMode(mode, link(key)))
  await expect(dialog(page)).toHaveCount(0)
  expect(await sandbox.ledger(key)).toEqual([])
  await field(page).fill('“Xk7-2pQ9!”')
  await page.getByRole('button', { name: 'Remove the quotes?' }).click()
  await expect(field(page)).toHaveValue('Xk7-2pQ9!')
  await expect(field(page)).toBeFocused()

  const removalNote = 'We removed spaces or invisible characters'
  await field(page).fill(' \u200Bx1\u00A0!\uFEFF ')
  await acceptButton(page).click()
  await expect(dialog(page).getByText(removalNote)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByText(removalNote)).toBeVisible()
  await expect(page.getByText('unusually short or long')).toBeVisible()
  await expect(field(page)).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show auth code' }).click()
  await expect(field(page)).toHaveAttribute('type', 'text')
  await expect(field(page)).toHaveValue('x1!')

  await field(page).fill('密码 <b>&x=%00')
  await expect(field(page)).toHaveAccessibleDescription(/“密”/)
  await acceptButton(page).click()
  await confirmButton(page).click()
  await expect(approvedHeading(page)).toBeVisible()
  expect((await sandbox.ledger(key)).map(({ body }) => body)).toMatchObject([{ auth_info: '密码 <b>&x=%00' }])
})

test('reports a rejected code at the field, and keeps it', async ({ page, allowFailures }) => {
  allowFailures(/status of 422/)
  await page.goto(link(freshKey('in-wrong-auth-code')))
  await decide(page, ACCEPT, 'Xk7-2pQ9!wrong')
  await expect(field(page)).toHaveAccessibleDescription(/was not accepted/)
  await expect(field(page)).toHaveValue('Xk7-2pQ9!wrong')
  await expect(page.getByRole('group', { name: 'Please fix the following' })).toBeVisible()
})

test('keeps the code while the browser is offline, and sends it afterwards', async ({
  page,
  context,
  sandbox,
  allowFailures,
}) => {
  allowFailures(/ERR_INTERNET_DISCONNECTED/)
  const key = freshKey('in-open')
  await page.goto(link(key))
  await field(page).fill('Xk7-2pQ9!')
  await acceptButton(page).click()
  await context.setOffline(true)
  await confirmButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Network Error')
  await expect(field(page)).toHaveValue('Xk7-2pQ9!')
  await context.setOffline(false)
  await acceptButton(page).click()
  await confirmButton(page).click()
  await expect(approvedHeading(page)).toBeVisible()
  expect(await sandbox.ledger(key)).toHaveLength(1)
})

test('asks before discarding a code, but not when a link opens another app', async ({ page }) => {
  await page.goto(link(freshKey('in-open')))
  await field(page).fill('CODE')
  const dialogTypes: string[] = []
  page.on('dialog', (prompt) => {
    dialogTypes.push(prompt.type())
    void prompt.dismiss()
  })
  for (const address of ['mailto:help@nordlicht.example', 'tel:+4930123456']) {
    await page.evaluate((href) => {
      const appLink = Object.assign(document.createElement('a'), { href, textContent: href })
      document.querySelector('footer')?.append(appLink)
    }, address)
    await page.getByRole('link', { name: address }).click()
  }
  await expect(field(page)).toHaveValue('CODE')
  expect(dialogTypes).toEqual([])
  const dialogPromise = page.waitForEvent('dialog')
  void page.getByRole('link', { name: 'How to get the auth code' }).click()
  expect((await dialogPromise).type()).toBe('beforeunload')
  await expect(field(page)).toHaveValue('CODE')
  await field(page).clear()
  // Retried, because the browser may still be opening the email or phone app, which aborts navigation.
  await expect(() => page.goto('about:blank')).toPass()
})
