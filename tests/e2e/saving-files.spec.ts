import type { Page } from '@playwright/test'
import { decide } from '#tests/support/decide.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

type SharedFile = { name: string; type: string; text: string }

/** Removes downloads, printing and the clipboard, as in an in-app browser. Returns the shared files. */
async function simulateInApp(page: Page, shareSheet: 'absent' | 'works' | 'rejects' | 'closed'): Promise<SharedFile[]> {
  const sharedFiles: SharedFile[] = []
  await page.exposeFunction('addShared', (file: SharedFile) => void sharedFiles.push(file))
  await page.addInitScript((sheet) => {
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'download')
    Object.defineProperty(globalThis, 'print', { value: () => undefined })
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })
    const share = async ({ files: [file] = [] }: ShareData) => {
      if (sheet === 'rejects') throw new DOMException('No user activation', 'NotAllowedError')
      if (sheet === 'closed') throw new DOMException('Share canceled', 'AbortError')
      const { addShared } = globalThis as unknown as { addShared: (file: SharedFile) => Promise<void> }
      if (file) await addShared({ name: file.name, type: file.type, text: await file.text() })
    }
    const isAbsent = sheet === 'absent'
    Object.defineProperty(Navigator.prototype, 'share', { value: isAbsent ? undefined : share })
    Object.defineProperty(Navigator.prototype, 'canShare', { value: isAbsent ? undefined : () => true })
  }, shareSheet)
  return sharedFiles
}

/** Approves a request, and waits for the receipt. */
async function openReceipt(page: Page) {
  const decision = DECISION_PAGES.find(({ flow }) => flow === 'verification')
  if (!decision) throw new Error('There is no verification page')
  await page.goto(decision.link(freshKey(`${decision.prefix}${decision.open}`)))
  await decide(page, decision.answers[0])
  const receipt = page.getByRole('region', { name: 'Your receipt' })
  await expect(receipt).toContainText('File checksum')
  return receipt
}

// One file is enough, because the same component saves all files.
const NAME = 'registrant-verification.json'
const TEXT = '"receipt":"registrant-verification"'
const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const save = (page: Page) => click(page, 'Save as a file (JSON)')
const fileText = (page: Page) => page.getByRole('textbox', { name: `Text of ${NAME}` })
const otherWays = (page: Page) => page.getByText('Other ways to save it')

test('shows text or suggests another browser if the browser cannot save, share or print', async ({ page }) => {
  await simulateInApp(page, 'absent')
  await openReceipt(page)
  await save(page)
  await expect(page.getByText('This browser cannot save files.')).toBeVisible()
  await expect(fileText(page)).toBeInViewport()
  await expect(fileText(page)).toHaveValue(new RegExp(TEXT))
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await click(page, 'Copy the text')
  await expect(page.getByText('This browser did not allow copying.')).toBeVisible()
  expect(await fileText(page).evaluate((area: HTMLTextAreaElement) => area.selectionEnd)).toBeGreaterThan(10)
  await click(page, 'Print')
  await expect(page.getByText('This browser did not start printing.')).toBeVisible()
  const printText = page.getByRole('textbox', { name: 'Text of registrant-verification.txt' })
  await expect(printText).toBeInViewport()
  await expect(printText).toHaveValue(/^Your receipt\nDate and time: /)

  // A ZIP file has no text.
  await page.goto(`/request/${freshKey('ready-zip')}`)
  await expect(page.getByText('This browser cannot save files.')).toBeVisible()
  await expect(page.getByText('open this page in another browser')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Download your data' })).toBeVisible()

  await page.goto('/preview/email/nordlicht/trade-request')
  await click(page, 'Print')
  await expect(page.getByText(/did not start printing\. .* open this page in another browser/)).toBeInViewport()
})

test('offers a receipt as text after a download', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const receipt = await openReceipt(page)
  await click(page, 'Copy as text')
  await expect(receipt.getByText('Copied', { exact: true })).toBeVisible()
  expect(await readClipboard()).toMatch(
    /^Your receipt\nDate and time: .* UTC\)\n(.+: .+\n)+File checksum: SHA-256 \w{64}$/,
  )
  await save(page)
  await expect(page.getByText(`Saved as ${NAME}. Check your downloads folder.`)).toBeVisible()
  await expect(fileText(page)).toBeHidden()
  await otherWays(page).click()
  await click(page, 'Copy the text')
  await expect.poll(readClipboard).toMatch(TEXT)
})

test('shares a receipt when the browser cannot download', async ({ page }) => {
  const sharedFiles = await simulateInApp(page, 'works')
  await openReceipt(page)
  await save(page)
  await expect(page.getByText(`Shared as ${NAME}.`)).toBeVisible()
  expect(sharedFiles).toMatchObject([{ name: NAME, text: expect.stringMatching(TEXT) }])
})

test('shows a receipt as text when the share sheet does not open', async ({ page }) => {
  await simulateInApp(page, 'rejects')
  await openReceipt(page)
  await save(page)
  await expect(fileText(page)).toBeInViewport()
  await click(page, 'Share')
  await expect(page.getByText('Sharing did not work.')).toBeVisible()
})

test('reports that nothing was saved when the share sheet is closed', async ({ page }) => {
  await simulateInApp(page, 'closed')
  await openReceipt(page)
  await save(page)
  await expect(page.getByText('Nothing was saved.')).toBeVisible()
  await expect(fileText(page)).toBeHidden()
  await otherWays(page).click()
  await expect(fileText(page)).toBeVisible()
})

test('shows no text when printing starts', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'print', { value: () => dispatchEvent(new Event('beforeprint')) })
  })
  await page.clock.install()
  const receipt = await openReceipt(page)
  await click(page, 'Print')
  await page.clock.fastForward(2000)
  await expect(receipt.getByText('This browser did not start printing.')).toHaveCount(0)
})
