import type { Page } from '@playwright/test'
import { addressOf } from '#tests/support/address-of.ts'
import { rememberLanguage } from '#tests/support/cookies.ts'
import { fixVaryingText, untilShown, watchArrival } from '#tests/support/open-view.ts'
import { notIn } from '#tests/support/serving-mode.ts'
import { expect, FAILED_CALL, test } from '#tests/support/test.ts'
import { searchBox, LINK, pager, expectStatus, rows, search } from '#tests/support/tld-info.ts'
import { readText, textsWithSiblings, translatePage } from '#tests/support/translate.ts'
import type { View } from '#tests/support/view.ts'
import { SCENARIO_VIEWS, VIEWS } from '#tests/support/views.ts'
import { wordsIn } from '#tests/support/words.ts'

// Browser translators replace text nodes with elements. Later updates must not fail or leave outdated text.

/** Each state is read in English and in one of these languages. */
const OTHER_LANGUAGES = ['de', 'fr', 'tr']

/** Half of the states; the other half runs the next day. `VIEWS` repeats some scenarios, so drop duplicates. */
const STATES = [
  ...new Map(
    [...SCENARIO_VIEWS, ...VIEWS]
      // This page logs an error on purpose.
      .filter(({ state }) => state !== 'intentionally-broken')
      .map((view) => [`${view.page}, ${view.state}`, view]),
  ).values(),
].filter((_, index) => (index + Math.floor(Date.now() / 86_400_000)) % 2 === 0)

/** Returns a state's text in English and another language. Opens it twice if the language menu cannot be used. */
async function readState(page: Page, view: View, language: string, isTranslated: boolean) {
  await open(page, view, { language: 'en', isTranslated })
  const englishText = await getSettledText(page)
  if (!isTranslated) expect(await textsWithSiblings(page)).toEqual([])
  const languages = page.locator('select:has(option[lang="de"])')
  const canSwitch = (await languages.count()) > 0 && (await page.getByRole('dialog').count()) === 0
  if (canSwitch) {
    await languages.first().selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await untilLoaded(page, view)
  } else {
    await open(page, view, { language, isTranslated })
  }
  return [englishText, await getSettledText(page)]
}

async function open(page: Page, view: View, { language, isTranslated }: { language: string; isTranslated: boolean }) {
  const link = view.link()
  await rememberLanguage(page, language, link)
  await page.goto(link)
  await untilShown(page, view.staysLoading)
  if (!view.staysLoading) await page.waitForFunction(() => 'pages:hydrated' in globalThis)
  if (isTranslated) await translatePage(page)
  await view.act?.(page, wordsIn(language))
  await untilLoaded(page, view)
}

async function untilLoaded(page: Page, { state }: View): Promise<void> {
  if (state.includes('never')) return
  await page.waitForFunction(() => !document.querySelector('main :is([data-loading], [aria-busy="true"], progress)'))
}

/** Returns the page's text once it stops changing, with dates and references replaced by fixed text. */
async function getSettledText(page: Page): Promise<string> {
  let text = ''
  const isSettled = async () => {
    const before = text
    await fixVaryingText(page)
    text = await readText(page)
    return text === before
  }
  await expect.poll(isSettled, { intervals: [100] }).toBe(true)
  return text
}

// The matrix runs axe on the same states.
test.use({ axe: 'off' })

for (const [index, view] of STATES.entries()) {
  const [language = 'de'] = OTHER_LANGUAGES.slice(index % OTHER_LANGUAGES.length)
  test(
    `${view.page}, ${view.state}: shows the same text when translated`,
    notIn(['static', 'hash'], 'All serving modes have the same elements.'),
    async ({ page, baseURL, allowFailures, allowWarnings }) => {
      allowFailures(FAILED_CALL)
      allowWarnings(/./)
      // `rememberLanguage` needs an absolute link, because scenarios may have their own host.
      const target = { ...view, link: () => new URL(addressOf({ ...view, link: view.link() }, baseURL), baseURL).href }
      await watchArrival(page)
      const untranslatedTexts = await readState(page, target, language, false)
      expect(await readState(page, target, language, true)).toEqual(untranslatedTexts)
    },
  )
}

test('keeps the TLD list working when translated', async ({ page }) => {
  await watchArrival(page)
  await page.goto(LINK)
  await expectStatus(page, /^1 to 25/)
  // Replacing text before hydration would make React render the page again.
  await page.waitForFunction(() => 'pages:hydrated' in globalThis)
  await translatePage(page)
  await pager(page).getByRole('button', { name: 'Next page' }).click()
  await expectStatus(page, /^26 to 50/)
  await rows(page).getByRole('button').first().click()
  await search(page, 'com')
  await expectStatus(page, /^1 to 1 of 1/)
  await search(page, 'qqqq')
  await expect(rows(page)).toHaveCount(0)
  await searchBox(page).fill('')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expectStatus(page, /^1 to 25/)
})
