import type { Page } from '@playwright/test'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { INTERACTIVE_VIEWS } from '#tests/support/interactive-views.ts'
import { addressOf } from '#tests/support/address-of.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { notIn } from '#tests/support/serving-mode.ts'
import { expectedView } from '#tests/support/headings.ts'
import { sample, isSampled } from '#tests/support/sample.ts'
import { expectReachableByKeyboard } from '#tests/support/keyboard.ts'
import { rememberLanguage } from '#tests/support/cookies.ts'
import { openView } from '#tests/support/open-view.ts'
import { findOverflow } from '#tests/support/layout-problems.ts'
import { expect, FAILED_CALL, test } from '#tests/support/test.ts'
import { LANGUAGES } from '#tests/support/words.ts'

const ONE_MODE = notIn(['static', 'hash'], 'All serving modes have the same elements and styles.')
const NARROW = { width: 320, height: 640 }

/** Returns axe violations, horizontal overflow and clipped text. */
async function findDefects(page: Page, language: string): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const violations = (await axeFindings(page)).map(({ id, at }) => `${id}: ${at.join(', ').slice(0, 300)}`)
  return [...(await findOverflow(page)), ...violations].map((defect) => `${language}: ${defect}`)
}

for (const [index, row] of SCENARIOS.entries()) {
  const { flow, state, link, host, fault } = row
  // Mostly the longest names, because they are the most likely to overflow.
  if (!isSampled(index, state.endsWith('long-names') ? 2 : 97)) continue
  const { heading, content } = expectedView(row)
  test(
    `${flow}: ${state}: shows its heading, can be used by keyboard, and has no defects at 320 px`,
    ONE_MODE,
    async ({ page, baseURL, allowFailures, allowWarnings, expectAccessible }) => {
      if (content === undefined || state.endsWith('brand-unknown')) allowFailures(FAILED_CALL)
      if (state === 'config-odd-flags') allowWarnings(/consent, dls/)
      await rememberLanguage(page, 'en', new URL(addressOf(row, baseURL), baseURL).href)
      const staysLoading = fault?.kind === 'never' && fault.on !== 'write'
      await openView(page, { page: flow, state, link: () => link, host, staysLoading }, baseURL)
      const h1 = page.getByRole('heading', { level: 1 })
      await expect(h1).toContainText(heading)
      await expect(h1).toHaveCount(1)
      if (content !== undefined) await expect(page.locator(content).first()).toBeVisible()
      await expectReachableByKeyboard(page)
      await expectAccessible(page)
      await page.setViewportSize(NARROW)
      const defects: string[] = []
      for (const language of sample(LANGUAGES, index, LANGUAGES.length)) {
        await page.locator(`select:has(option[lang="${language}"])`).selectOption(language)
        defects.push(...(await findDefects(page, language)))
      }
      expect(defects).toEqual([])
    },
  )
}

for (const [index, view] of INTERACTIVE_VIEWS.entries()) {
  if (!isSampled(index, 97)) continue
  test(`${view.page}: ${view.state}: has no defects at 320 px`, ONE_MODE, async ({ page, baseURL, allowFailures }) => {
    allowFailures(FAILED_CALL)
    await page.setViewportSize(NARROW)
    const defects: string[] = []
    // Reopen for each language, because a dialog covers the language menu.
    for (const language of sample(LANGUAGES, index, 4)) {
      await rememberLanguage(page, language)
      await openView(page, view, baseURL, language)
      defects.push(...(await findDefects(page, language)))
    }
    expect(defects).toEqual([])
  })
}
