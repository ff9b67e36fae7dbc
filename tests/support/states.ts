import type { Page } from '@playwright/test'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { addressOf } from './address-of.ts'
import { FEATURES_BY_HOST } from './form.ts'
import { inTurn, isInTurn } from './in-turn.ts'
import { rememberLanguage } from './language.ts'
import { expect, FAILED_CALL, test } from './test.ts'

type Words = { en: string; de: string }

/** Headings of the states that every page shares, by scenario. */
const SHARED: [string, string, string[]][] = [
  ['This link has expired', 'Dieser Link ist abgelaufen', ['expired']],
  ['This link does not work', 'Dieser Link funktioniert nicht', ['not-found']],
  ['This link is not valid', 'Dieser Link ist ungültig', ['forbidden']],
  ['We cannot read this link', 'Wir können diesen Link nicht lesen', ['malformed']],
  ['This request was already answered', 'Diese Anfrage wurde bereits beantwortet', ['already-answered']],
  ['Too many attempts', 'Zu viele Versuche', ['too-many']],
  [
    'We cannot reach our service right now',
    'Unser Dienst ist gerade nicht erreichbar',
    ['error-500', 'unavailable', 'bad-gateway', 'gateway-timeout', 'error-empty', 'html', 'not-json', 'dropped'],
  ],
  ['Loading', 'Wird geladen', ['never']],
]

/**
 * One test for every scenario row of a flow and each language: the page says in its `h1` what the state is, in that
 * language, has no axe finding (that is the fixture's), and does not scroll sideways at 320 px.
 *
 * @param headings the flow's own: English, German, and the states that show them; beginnings are enough
 * @param otherwise the heading of every state that is named nowhere: the content itself
 * @param content what must be seen in those, so that an empty page fails
 * @param warnings what the console says besides, by state
 */
export function testStates(
  flow: string,
  otherwise: [en: string, de: string],
  content: string,
  headings: [en: string, de: string, states: string[]][] = [],
  warnings: Record<string, RegExp> = {},
): void {
  const shared = byState(SHARED)
  const own = byState(headings)
  const rows = SCENARIOS.filter((row) => row.flow === flow)
  test(`${flow} has scenarios`, () => expect(rows.length).toBeGreaterThan(0))
  for (const [index, row] of rows.entries()) {
    const { state } = row
    for (const language of languagesOf(row, index)) {
      test(
        `${flow}: ${state} in ${language}`,
        row.host === undefined ? {} : FEATURES_BY_HOST,
        async ({ page, baseURL, declaredFailures, declaredWarnings }) => {
          // The scenario's own failures; a brand may be unknown too.
          // Where two pages share a contract, the state begins with the page's name.
          const common = shared[state] ?? shared[state.replace(/^(in|away|new|current)-/, '')]
          if (own[state] || common || state.endsWith('brand-unknown')) {
            declaredFailures(FAILED_CALL)
          }
          if (warnings[state]) declaredWarnings(warnings[state])
          const address = addressOf(row, baseURL)
          await rememberLanguage(page, language, new URL(address, baseURL).href)
          await page.goto(address)
          const words = own[state] ?? common
          const heading = words?.[language] ?? otherwise[language === 'en' ? 0 : 1]
          const h1 = page.getByRole('heading', { level: 1 })
          await expect(h1).toContainText(heading)
          await expect(h1).toHaveCount(1)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          if (!words) await expect(page.locator(content).first()).toBeVisible()
          await expectReachableByKeyboard(page)
          await page.setViewportSize({ width: 320, height: 640 })
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        },
      )
    }
  }
}

/**
 * Every second row of Preferences and every fifth of the other flows, in one language in turn; all of both in `test:full`.
 * The longest names are always among them: nothing else is as sure to show what has too little room.
 */
function languagesOf({ flow, state }: { flow: string; state: string }, index: number): readonly ('en' | 'de')[] {
  const every = flow === 'preferences' ? 2 : 5
  if (isInTurn(index, every)) return inTurn(['en', 'de'], index / every, 2)
  return state.endsWith('long-names') ? ['en'] : []
}

/** Everything on the page that can be used is reached by Tab alone. */
async function expectReachableByKeyboard(page: Page): Promise<void> {
  const missed = await page.evaluate(() => {
    const usable = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    const visible = usable.filter((element) => element.checkVisibility() && !element.matches(':disabled'))
    return visible.filter((element) => element.tabIndex < 0).map((element) => element.outerHTML.slice(0, 120))
  })
  expect(missed, 'out of the tab order').toEqual([])
  const count = await page
    .locator('a[href], button, input, select, textarea, summary')
    .filter({ visible: true })
    .count()
  await page.locator('body').evaluate((body) => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    body.scrollIntoView()
  })
  const seen = new Set<string>()
  for (let step = 0; step < Math.min(count, 30); step += 1) {
    await page.keyboard.press('Tab')
    seen.add(
      await page.evaluate(() => {
        const all = [...document.querySelectorAll('*')]
        return String(document.activeElement ? all.indexOf(document.activeElement) : -1)
      }),
    )
  }
  // Each press leads on to another element: no trap.
  expect(seen.size, 'elements reached by Tab').toBeGreaterThanOrEqual(Math.min(count, 30) - 1)
}

function byState(rows: [string, string, string[]][]): Partial<Record<string, Words>> {
  return Object.fromEntries(rows.flatMap(([en, de, states]) => states.map((state) => [state, { en, de }])))
}
