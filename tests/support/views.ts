import { SCENARIOS } from '#mocks/scenarios.ts'
import { INTERACTIVE_VIEWS } from './interactive-views.ts'
import { pageOf, type View } from './view.ts'

/** Main states that several pages have, without prefixes such as `in-`. */
const COMMON_STATES = [
  'last-hours',
  'past-deadline',
  'already-answered',
  'expired-by-date',
  'expired',
  'not-found',
  'bad-gateway',
  'never',
  'long-names',
  'brand-pale',
]

/** How many of each page's first states count as main states. */
const FIRST_STATES = 5

/** Pages without a key. */
const KEYLESS_VIEWS: View[] = [
  { page: 'home', state: 'open', link: () => '/' },
  { page: 'home', state: 'not-found', link: () => '/nowhere' },
  { page: 'home', state: 'intentionally-broken', link: () => '/trade/intentionally_broken/nordlicht' },
  { page: 'home', state: 'registrant', link: () => '/registrant' },
]

/** Every page in every state of the scenarios. */
export const SCENARIO_VIEWS: readonly View[] = SCENARIOS.map(({ flow, state, link, host, fault }) => ({
  page: pageOf(flow, state),
  state,
  link: () => link,
  host,
  staysLoading: fault?.kind === 'never' && fault.on !== 'write',
}))

/** Every page in its main states, including those that need user actions. */
export const VIEWS: readonly View[] = [
  ...KEYLESS_VIEWS,
  ...[...Map.groupBy(SCENARIO_VIEWS, ({ page }) => page).values()].flatMap((views) => views.filter(isMain)),
  ...INTERACTIVE_VIEWS,
].toSorted((a, b) => a.page.localeCompare(b.page))

function isMain({ state }: View, index: number): boolean {
  return index < FIRST_STATES || COMMON_STATES.includes(state.replace(/^(in|away|new|current)-/, ''))
}

/** Returns the view of a page in a state. Throws if there is none. */
export function viewOf(page: string, state: string): View {
  const view = [...VIEWS, ...SCENARIO_VIEWS].find((each) => each.page === page && each.state === state)
  if (!view) throw new Error(`${page} has no view with the state ${state}`)
  return view
}
