import type { Page } from '@playwright/test'
import { buttonsOf, prepare } from '#tests/support/answering.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

type Shared = { name: string; type: string; text: string }

/** A browser inside an app: without downloads, printing and the clipboard, and with or without a share sheet. */
async function openInApp(page: Page, shareSheet: 'absent' | 'works' | 'refuses' | 'closed'): Promise<Shared[]> {
  const shared: Shared[] = []
  await page.exposeFunction('keepShared', (file: Shared) => void shared.push(file))
  await page.addInitScript((sheet) => {
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'download')
    Object.defineProperty(globalThis, 'print', { value: () => undefined })
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })
    const share = async ({ files: [file] = [] }: ShareData) => {
      if (sheet === 'refuses') throw new DOMException('No user activation', 'NotAllowedError')
      if (sheet === 'closed') throw new DOMException('Share canceled', 'AbortError')
      const { keepShared } = globalThis as unknown as { keepShared: (file: Shared) => Promise<void> }
      if (file) await keepShared({ name: file.name, type: file.type, text: await file.text() })
    }
    const isAbsent = sheet === 'absent'
    Object.defineProperty(Navigator.prototype, 'share', { value: isAbsent ? undefined : share })
    Object.defineProperty(Navigator.prototype, 'canShare', { value: isAbsent ? undefined : () => true })
  }, shareSheet)
  return shared
}

/** Makes a decision, and waits for its receipt. */
async function openReceipt(page: Page) {
  const asked = DECISION_PAGES.find(({ flow }) => flow === 'verification')
  if (!asked) throw new Error('There is no page to answer')
  const [answer] = asked.answers
  await page.goto(asked.link(freshKey(`${asked.prefix}${asked.open}`)))
  await prepare(page, answer)
  await buttonsOf(page, answer).ask.click()
  await buttonsOf(page, answer).confirm.click()
  const receipt = page.getByRole('region', { name: 'Your receipt' })
  await expect(receipt).toContainText('Check value of the file')
  return receipt
}

/** Every file is saved by the same component. */
const NAME = 'registrant-verification.json'
const TEXT = '"receipt":"registrant-verification"'
const saveReceipt = async (page: Page) =>
  (await openReceipt(page)).getByRole('button', { name: 'Save as a file (JSON)' }).click()

const textOf = (page: Page) => page.getByRole('textbox', { name: `Text of ${NAME}` })
const others = (page: Page) => page.getByText('Other ways to save it')

test('a receipt is shown as text where a browser can neither download nor share', async ({ page }) => {
  await openInApp(page, 'absent')
  await saveReceipt(page)
  await expect(page.getByText('This browser cannot save files.')).toBeVisible()
  await expect(textOf(page)).toBeInViewport()
  await expect(textOf(page)).toHaveValue(new RegExp(TEXT))
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(page.getByText('This browser did not allow copying.')).toBeVisible()
  expect(await textOf(page).evaluate((area: HTMLTextAreaElement) => area.selectionEnd)).toBeGreaterThan(10)
})

test('a receipt is offered as text after a download, which may have been ignored', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await saveReceipt(page)
  await expect(page.getByText(`Saved as ${NAME}. Check your downloads folder.`)).toBeVisible()
  await expect(textOf(page)).toBeHidden()
  await others(page).click()
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(TEXT)
})

test('a receipt is shared where a browser cannot download', async ({ page }) => {
  const shared = await openInApp(page, 'works')
  await saveReceipt(page)
  await expect(page.getByText(`Shared as ${NAME}.`)).toBeVisible()
  expect(shared).toMatchObject([{ name: NAME, text: expect.stringMatching(TEXT) }])
})

test('a receipt is shown as text where the share sheet does not open', async ({ page }) => {
  await openInApp(page, 'refuses')
  await saveReceipt(page)
  await expect(textOf(page)).toBeInViewport()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Sharing did not work.')).toBeVisible()
})

test('a receipt is reported as not saved when the share sheet is closed', async ({ page }) => {
  await openInApp(page, 'closed')
  await saveReceipt(page)
  await expect(page.getByText('Nothing was saved.')).toBeVisible()
  await expect(textOf(page)).toBeHidden()
  await others(page).click()
  await expect(textOf(page)).toBeVisible()
})

test('a copy of the data that is not text leads to another browser', async ({ page }) => {
  await openInApp(page, 'absent')
  await page.goto(`/request/${freshKey('ready-zip')}`)
  await expect(page.getByText('This browser cannot save files.')).toBeVisible()
  await expect(page.getByText('open this page in another browser')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Download your data' })).toBeVisible()
})

test('a receipt can be copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const receipt = await openReceipt(page)
  await receipt.getByRole('button', { name: 'Copy as text' }).click()
  await expect(receipt.getByText('Copied', { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Your receipt\nDate and time: .* UTC\)\n(.+: .+\n)+Check value of the file: SHA-256 \w{64}$/)
})

test('a receipt is shown as text where printing does nothing', async ({ page }) => {
  await openInApp(page, 'absent')
  const receipt = await openReceipt(page)
  await receipt.getByRole('button', { name: 'Print' }).click()
  await expect(receipt.getByText('This browser did not start printing.')).toBeVisible()
  const field = receipt.getByRole('textbox', { name: 'Text of registrant-verification.txt' })
  await expect(field).toBeInViewport()
  await expect(field).toHaveValue(/^Your receipt\nDate and time: /)
})

test('a receipt is not shown as text where printing starts', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'print', { value: () => dispatchEvent(new Event('beforeprint')) })
  })
  await page.clock.install()
  const receipt = await openReceipt(page)
  await receipt.getByRole('button', { name: 'Print' }).click()
  await page.clock.fastForward(2000)
  await expect(receipt.getByText('This browser did not start printing.')).toHaveCount(0)
})

test('a preview leads to another browser where printing does nothing', async ({ page }) => {
  await openInApp(page, 'absent')
  await page.goto('/preview/email/nordlicht/trade-request')
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.getByText(/did not start printing\. .* open this page in another browser/)).toBeInViewport()
})
