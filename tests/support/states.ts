import { SCENARIOS, type Scenario } from '#mocks/scenarios.ts'
import { addressOf } from './address-of.ts'
import { FEATURES_BY_HOST } from './form.ts'
import { inTurn, isInTurn } from './in-turn.ts'
import { expectReachableByKeyboard } from './keyboard.ts'
import { rememberLanguage } from './language.ts'
import { untilShown, watchArrival } from './open-view.ts'
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

/** A state in one language, and what is expected of it. */
type Case = {
  row: Scenario
  language: 'en' | 'de'
  words: Words | undefined
  failures: boolean
  warning: RegExp | undefined
}

/** The flows, in the order of their scenarios. */
const FLOWS = [...new Set(SCENARIOS.map(({ flow }) => flow))]

/** How many states are opened one after the other in the same tab. */
const PER_VISIT = 12

/**
 * Walks the scenario rows of a flow in each language, several states in one visit: the page says in its `h1` what the state
 * is, in that language, has no axe finding, leads the keyboard through all it offers, and does not scroll sideways at 320 px.
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
  const turn = FLOWS.indexOf(flow)
  const cases = rows.flatMap((row, index) =>
    languagesOf(row, index, turn).map((language): Case => {
      const { state } = row
      // Where two pages share a contract, the state begins with the page's name.
      const words = own[state] ?? shared[state] ?? shared[state.replace(/^(in|away|new|current)-/, '')]
      // The scenario's own failures; a brand may be unknown too.
      const failures = Boolean(words) || state.endsWith('brand-unknown')
      return { row, language, words, failures, warning: warnings[state] }
    }),
  )
  test(`${flow} has scenarios`, () => expect(rows.length).toBeGreaterThan(0))
  for (const visit of visitsOf(cases)) {
    const [{ row, language, failures, warning }] = visit
    test(
      `${flow} in ${language}: ${visit.map(({ row: { state } }) => state).join(', ')}`,
      row.host === undefined ? {} : FEATURES_BY_HOST,
      async ({ page, baseURL, expectAccessible, declaredFailures, declaredWarnings }) => {
        if (failures) declaredFailures(FAILED_CALL)
        if (warning) declaredWarnings(warning)
        await watchArrival(page)
        for (const { row: opened, words } of visit) {
          await test.step(opened.state, async () => {
            await page.setViewportSize({ width: 1280, height: 800 })
            const address = addressOf(opened, baseURL)
            await rememberLanguage(page, language, new URL(address, baseURL).href)
            await page.goto(address)
            await untilShown(page, opened.fault?.kind === 'never' && opened.fault.on !== 'write')
            const heading = words?.[language] ?? otherwise[language === 'en' ? 0 : 1]
            const h1 = page.getByRole('heading', { level: 1 })
            await expect(h1).toContainText(heading)
            await expect(h1).toHaveCount(1)
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            if (!words) await expect(page.locator(content).first()).toBeVisible()
            await expectReachableByKeyboard(page)
            await expectAccessible(page)
            await page.setViewportSize({ width: 320, height: 640 })
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
          })
        }
      },
    )
  }
}

/** The states that one visit may open: alike in language, in the kind of host, and in what the console may say. */
function visitsOf(cases: readonly Case[]): [Case, ...Case[]][] {
  const visits = new Map<string, [Case, ...Case[]][]>()
  for (const one of cases) {
    const alike = [one.language, one.failures, String(one.warning), one.row.host === undefined].join()
    const known = visits.get(alike) ?? []
    const last = known.at(-1)
    if (last && last.length < PER_VISIT) last.push(one)
    else visits.set(alike, [...known, [one]])
  }
  return [...visits.values()].flat()
}

/**
 * Every 13th row of Preferences and every 31st of the other flows, the flows taking turns at the languages; all of both in
 * `test:full`. The longest names are always among them: nothing else is as sure to show what has too little room.
 */
function languagesOf({ flow, state }: Scenario, index: number, turn: number): readonly ('en' | 'de')[] {
  const every = flow === 'preferences' ? 13 : 31
  return isInTurn(index, every) || state.endsWith('long-names') ? inTurn(['en', 'de'], turn, 2) : []
}

function byState(rows: [string, string, string[]][]): Partial<Record<string, Words>> {
  return Object.fromEntries(rows.flatMap(([en, de, states]) => states.map((state) => [state, { en, de }])))
}
