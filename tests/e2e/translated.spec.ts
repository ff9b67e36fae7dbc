import type { Page } from '@playwright/test'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { addressOf } from '#tests/support/address-of.ts'
import { rememberLanguage } from '#tests/support/language.ts'
import { holdStill, untilShown, watchArrival } from '#tests/support/open-view.ts'
import { notIn } from '#tests/support/form.ts'
import { expect, FAILED_CALL, test } from '#tests/support/test.ts'
import { box, LINK, pager, range, rows, search } from '#tests/support/tld-info.ts'
import { readText, textsWithSiblings, translatePage } from '#tests/support/translate.ts'
import { pageOf, type View } from '#tests/support/view.ts'
import { VIEWS } from '#tests/support/views.ts'
import { wordsIn } from '#tests/support/words.ts'

// Translators replace text nodes by elements. Nothing that happens afterwards may fail or leave an old text.

const FULL = Boolean(process.env.FULL)
const OTHER_LANGUAGES = FULL ? ['de', 'fr', 'tr'] : ['tr']

/** Every scenario and every view; where both show the same state of a page, the view, which may also act on it. */
const ALL = [
  ...new Map(
    [
      ...SCENARIOS.map(({ flow, state, link, host, fault }): View => ({
        page: pageOf(flow, state),
        state,
        link: () => link,
        host,
        isNeverLoaded: fault?.kind === 'never' && fault.on !== 'write',
      })),
      ...VIEWS,
    ]
      // It writes an error to the console on purpose.
      .filter(({ state }) => state !== 'intentionally-broken')
      .map((view) => [`${view.page}, ${view.state}`, view]),
  ).values(),
]

/** One state of every page, after an action where there is one; all of them in a full run. */
const OPENED: View[] = FULL
  ? ALL
  : [...Map.groupBy(VIEWS, ({ page }) => page).values()].flatMap((views) => {
      const acted = views.filter(({ state }) => /^(done|refused|correcting|learn)/.test(state))
      return (acted.length > 0 ? acted : views.filter(({ host, isNeverLoaded }) => !host && !isNeverLoaded)).slice(0, 1)
    })

/** Opens a state and returns its text in every language: switched on the page, or opened again where a dialog is open. */
async function readState(page: Page, view: View, isTranslated: boolean) {
  await open(page, view, { language: 'en', isTranslated })
  const texts = [await settledText(page)]
  if (!isTranslated) expect(await textsWithSiblings(page)).toEqual([])
  const languages = page.locator('select:has(option[lang="de"])')
  const canSwitch = (await languages.count()) > 0 && (await page.getByRole('dialog').count()) === 0
  for (const language of OTHER_LANGUAGES) {
    if (canSwitch) {
      await languages.first().selectOption(language)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    } else {
      await open(page, view, { language, isTranslated })
    }
    texts.push(await settledText(page))
  }
  return texts
}

async function open(page: Page, view: View, { language, isTranslated }: { language: string; isTranslated: boolean }) {
  const link = view.link()
  await rememberLanguage(page, language, link)
  await page.goto(link)
  await untilShown(page, view.isNeverLoaded)
  if (!view.isNeverLoaded) await page.waitForFunction(() => 'pages:hydrated' in globalThis)
  if (isTranslated) await translatePage(page)
  await view.act?.(page, wordsIn(language))
  if (view.state.includes('never')) return
  await page.waitForFunction(() => !document.querySelector('main :is([data-loading], progress)'))
}

/** Returns the text on the page once it no longer changes, without what differs between two visits. */
async function settledText(page: Page): Promise<string> {
  let text = ''
  const isSettled = async () => {
    const before = text
    await holdStill(page)
    text = await readText(page)
    return text === before
  }
  await expect.poll(isSettled, { intervals: [250] }).toBe(true)
  return text
}

// Other tests check the same states.
test.use({ axe: 'off' })

for (const view of OPENED) {
  test(
    `${view.page}, ${view.state}: shows the same under a translator`,
    notIn(['static', 'hash'], 'All forms have the same elements.'),
    async ({ page, baseURL, declaredFailures, declaredWarnings }) => {
      declaredFailures(FAILED_CALL)
      declaredWarnings(/./)
      // Every link has a new key: what was decided before is not shown.
      const opened = { ...view, link: () => new URL(addressOf({ ...view, link: view.link() }, baseURL), baseURL).href }
      await watchArrival(page)
      const untranslated = await readState(page, opened, false)
      expect(await readState(page, opened, true)).toEqual(untranslated)
    },
  )
}

test('turns pages, searches and opens rows of the list of TLDs under a translator', async ({ page }) => {
  await watchArrival(page)
  await page.goto(LINK)
  await range(page, /^1 to 25/)
  // React reports a text that was replaced before it hydrates, and renders the page again.
  await page.waitForFunction(() => 'pages:hydrated' in globalThis)
  await translatePage(page)
  await pager(page).getByRole('button', { name: 'Next page' }).click()
  await range(page, /^26 to 50/)
  await rows(page).getByRole('button').first().click()
  await search(page, 'com')
  await range(page, /^1 to 1 of 1/)
  await search(page, 'qqqq')
  await expect(rows(page)).toHaveCount(0)
  await box(page).fill('')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await range(page, /^1 to 25/)
})
