import type { Page } from '@playwright/test'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { ACTED_VIEWS } from '#tests/support/acted-views.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { notIn } from '#tests/support/form.ts'
import { inTurn, isInTurn } from '#tests/support/in-turn.ts'
import { rememberLanguage } from '#tests/support/language.ts'
import { openView } from '#tests/support/open-view.ts'
import { tooNarrow } from '#tests/support/room.ts'
import { expect, FAILED_CALL, test } from '#tests/support/test.ts'
import { LANGUAGES } from '#tests/support/words.ts'

// Every state in all languages, where there is least room: nothing that axe finds, nothing that scrolls sideways or is cut.
test.use({ viewport: { width: 320, height: 640 } })

const ONE_FORM = notIn(['static', 'hash'], 'All forms have the same elements and styles.')

/** What is wrong with the page as it is now; axe, which takes most of the time, looks at all languages in `test:full`. */
async function faultsIn(page: Page, language: string): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const found = isInTurn(
    LANGUAGES.findIndex((each) => each === language),
    4,
  )
    ? await axeFindings(page)
    : []
  return [...(await tooNarrow(page)), ...found.map(({ id, at }) => `${id}: ${at.join(', ').slice(0, 300)}`)].map(
    (fault) => `${language}: ${fault}`,
  )
}

for (const [index, { flow, state, link, host, fault }] of SCENARIOS.entries()) {
  if (!isInTurn(index, 401)) continue
  test(
    `${flow}: ${state}, in every language at 320 px`,
    ONE_FORM,
    async ({ page, baseURL, declaredFailures, declaredWarnings }) => {
      declaredFailures(FAILED_CALL)
      declaredWarnings(/./)
      const isNeverLoaded = fault?.kind === 'never' && fault.on !== 'write'
      await openView(page, { page: flow, state, link: () => link, host, isNeverLoaded }, baseURL)
      const faults: string[] = []
      for (const language of LANGUAGES) {
        await page.locator(`select:has(option[lang="${language}"])`).selectOption(language)
        faults.push(...(await faultsIn(page, language)))
      }
      expect(faults).toEqual([])
    },
  )
}

for (const [index, view] of ACTED_VIEWS.entries()) {
  if (!isInTurn(index, 31)) continue
  test(
    `${view.page}: ${view.state}, in other languages at 320 px`,
    ONE_FORM,
    async ({ page, baseURL, declaredFailures }) => {
      declaredFailures(FAILED_CALL)
      const faults: string[] = []
      // Each is opened anew, as a dialog lets nobody choose a language.
      for (const language of inTurn(LANGUAGES, index, 4)) {
        await rememberLanguage(page, language)
        await openView(page, view, baseURL, language)
        faults.push(...(await faultsIn(page, language)))
      }
      expect(faults).toEqual([])
    },
  )
}
