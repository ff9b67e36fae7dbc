import type { Page } from '@playwright/test'
import { buttonsOf, decide, fillRequiredField, fillRequiredFieldByKeyboard } from '#tests/support/decide.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { sample, isSampled } from '#tests/support/sample.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { freshKey, type LedgerEntry } from '#tests/support/sandbox.ts'
import { expect, LOST_RESPONSE, test } from '#tests/support/test.ts'

/** Matches the heading of every page after its deadline. */
const TOO_LATE = /^It is too late to |is no longer valid$/
const getHrefs = (links: (HTMLElement | SVGElement)[]) => links.map((link) => link.getAttribute('href') ?? '')
/** Returns the title and text of the page, including generated content. */
const readText = (page: Page) =>
  page.evaluate(() => {
    const generatedTexts = [...document.querySelectorAll('*')].map((each) => getComputedStyle(each, '::after').content)
    return [document.title, document.body.innerText, ...generatedTexts].join('\n')
  })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const getWrites = (entries: LedgerEntry[]) => entries.map(({ operation, body }) => ({ operation, body }))

for (const [index, decisionPage] of DECISION_PAGES.entries()) {
  const { name, prefix, link, item, answers, question } = decisionPage
  const [firstAnswer] = answers
  const { label, done } = firstAnswer
  const openState = `${prefix}${decisionPage.open}`

  for (const answer of sample(answers, index, answers.length)) {
    test(`${name}, ${answer.label}: sends the answer by keyboard, and shows the outcome when opened again`, async ({
      page,
      sandbox,
      expectAccessible,
    }) => {
      const key = freshKey(openState)
      const { answerButton, confirmButton } = buttonsOf(page, answer)
      const dialog = page.getByRole('dialog', { name: answer.dialogTitle, exact: true })
      await page.goto(link(key))
      await expect(heading(page, question)).toBeVisible()
      const effect = await answerButton.evaluate(
        (button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
      )
      expect(effect.length).toBeGreaterThan(20)
      await fillRequiredFieldByKeyboard(page, answer)
      await tabTo(page, answerButton)
      await page.keyboard.press('Enter')
      await expect(confirmButton).toBeVisible()
      await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
      await expect(dialog).toHaveAccessibleDescription(new RegExp(effect.slice(0, 40).replaceAll(/[.?()]/g, '\\$&')))
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(answerButton).toBeFocused()
      expect(await sandbox.ledger(key)).toEqual([])
      await page.keyboard.press('Enter')
      await tabTo(page, confirmButton)
      const requestPromise = page.waitForRequest((request) => request.method() === 'POST')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      // Focus makes screen readers announce the heading.
      await expect(heading(page, answer.done)).toBeFocused()
      const receipt = page.getByRole('region', { name: 'Your receipt' })
      await expect(receipt).toContainText('UTC')
      await expect(receipt).toContainText(/SHA-256 [0-9a-f]{64}/)
      await expect(receipt).not.toContainText(key)
      await expectAccessible(page)
      expect((await requestPromise).headers()['content-type']).toBe('application/x-www-form-urlencoded')
      const writes = [{ operation: answer.operation, body: { ...item(key), ...answer.fields } }]
      const ledger = await sandbox.ledger(key)
      expect(getWrites(ledger)).toEqual(writes)
      const [{ text_version: version = '', text_language: language } = {}] = ledger
      expect(version).toMatch(/^\w+ \d{4}-\d\d-\d\d; sha256=[0-9a-f]{64}$/)
      await expect(receipt).toContainText(version.slice(-64))
      expect(language).toBe('en')
      await page.goto(link(key))
      await expect(heading(page, answer.done)).toBeVisible()
      // Verification and data quality show their outcome instead.
      await expect(page.getByText('This request was answered on')).toHaveCount(decisionPage.ignoresDeadline ? 0 : 1)
      await expect(receipt).not.toContainText(key)
      await expect(answerButton).toHaveCount(0)
      expect(getWrites(await sandbox.ledger(key))).toEqual(writes)
    })
  }

  // All pages share the code that these tests cover, so a sample suffices.
  if (isSampled(index, 8)) {
    const openDialog = async (page: Page, key: string) => {
      await page.goto(link(key))
      await fillRequiredField(page, firstAnswer)
      await buttonsOf(page, firstAnswer).answerButton.click()
    }

    test(`${name}: waits for a slow response, despite further input`, async ({ page, sandbox }) => {
      const key = freshKey(`${prefix}save-slow`)
      const { confirmButton } = buttonsOf(page, firstAnswer)
      await openDialog(page, key)
      await confirmButton.click()
      await expect(page.getByRole('dialog').getByText('Sending. Please wait.')).toBeVisible()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await expect(confirmButton).toHaveAttribute('aria-disabled', 'true')
      await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click()
      await expect(confirmButton).toBeVisible()
      await expect(heading(page, done)).toBeVisible()
      expect(await sandbox.ledger(key)).toHaveLength(1)
    })

    test(`${name}: shows the outcome after a reload while the answer is being sent`, async ({ page, sandbox }) => {
      const key = freshKey(`${prefix}save-slow`)
      await openDialog(page, key)
      await buttonsOf(page, firstAnswer).confirmButton.click()
      await expect.poll(() => sandbox.ledger(key)).toHaveLength(1)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(async () => {
        await page.reload()
        await expect(heading(page, done)).toBeVisible({ timeout: 2000 })
      }).toPass()
      expect(await sandbox.ledger(key)).toHaveLength(1)
    })

    test(`${name}: sends once on a double click, and reads the item after a lost response`, async ({
      page,
      sandbox,
      allowFailures,
    }) => {
      allowFailures(LOST_RESPONSE)
      const key = freshKey(`${prefix}save-drops-answer`)
      await openDialog(page, key)
      await buttonsOf(page, firstAnswer).confirmButton.dblclick()
      await expect(heading(page, done)).toBeVisible()
      expect(await sandbox.ledger(key)).toHaveLength(1)
    })

    test(`${name}: changes nothing when it is opened, scanned or prefetched`, async ({ page, request, sandbox }) => {
      const key = freshKey(openState)
      for (const method of ['HEAD', 'GET', 'OPTIONS']) await request.fetch(link(key), { method })
      await request.get(link(key), { headers: { 'sec-purpose': 'prefetch;prerender', purpose: 'prefetch' } })
      const methods = new Set<string>()
      page.on('request', (call) => methods.add(call.method()))
      await page.goto(link(key))
      await expect(heading(page, question)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await page.reload()
      await expect(heading(page, question)).toBeVisible()
      expect([...methods]).toEqual(['GET'])
      expect(await sandbox.ledger(key)).toEqual([])
    })

    test(`${name}: prints the receipt and link targets, but no key`, async ({ page }) => {
      const key = freshKey(openState)
      const button = buttonsOf(page, firstAnswer).answerButton
      await page.goto(link(key))
      await expect(button).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(button).toBeHidden()
      const before = await readText(page)
      expect(before).not.toContain(key)
      for (const target of await page.locator('main a[href^=http]:visible').evaluateAll(getHrefs)) {
        expect(before).toContain(`(${target})`)
      }
      await page.emulateMedia({ media: null })
      await decide(page, firstAnswer)
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
      const after = await readText(page)
      expect(after).toContain(done)
      expect(after).toMatch(/SHA-256 [0-9a-f]{64}/)
      expect(after).not.toContain(key)
      await expect(page.locator('details[open]')).toHaveCount(0)
    })

    if (!decisionPage.ignoresDeadline) {
      test(`${name}: cannot be answered once the deadline passes on an open page`, async ({ page }) => {
        await page.clock.install()
        await openDialog(page, `${prefix}last-hours`)
        // Once this is visible, no reads are pending.
        await expect(buttonsOf(page, firstAnswer).confirmButton).toBeVisible()
        await page.clock.fastForward('06:00:00')
        await expect(page.getByRole('heading', { level: 1, name: TOO_LATE })).toBeVisible()
        await expect(page.getByRole('button', { name: label })).toHaveCount(0)
      })
    }
  }
}
