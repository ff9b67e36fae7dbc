import { SCENARIOS } from '#mocks/scenarios.ts'
import { ACTED_VIEWS } from './acted-views.ts'
import { pageOf, type View } from './view.ts'

/** The states by which every page is known, as scenarios name them. */
const SHARED = [
  'last-hours',
  'past-deadline',
  'already-answered',
  'expired-by-date',
  'expired',
  'not-found',
  'bad-gateway',
  'never',
  'long-names',
]

/** The states that a flow has of its own; where two pages share it, they begin with the page's name. */
const OWN: Record<string, string[]> = {
  preferences: [
    'pending-required-and-optional',
    'optional-only',
    'many-groups',
    'saved-only',
    'nothing-to-choose',
    'brand-pale',
    'brand-no-logo',
    'brand-long-name',
    'brand-unknown',
  ],
  'data-sharing': ['pending-required-and-optional'],
  'data-copy': ['nothing-requested', 'ready', 'download-expired'],
  'tld-info': ['nordlicht-opensrs', 'no-header', 'no-tlds', 'pale-yellow', 'list-fails-500', 'list-never'],
  trade: ['open', 'plain', 'other-approved', 'approved', 'completed', 'cancelled', 'other-cancelled', 'german'],
  'transfer-in': ['open', 'auth-code-given', 'confirmed', 'approved', 'declined', 'no-dates', 'brand-pale'],
  'transfer-away': ['open', 'approved', 'declined', 'brand-pale', 'brand-internal'],
  listing: ['open', 'approved', 'declined', 'price-without-decimals'],
  trademark: ['open', 'single-mark', 'many-marks', 'approved', 'declined'],
  verification: ['pending', 'already-verified', 'no-contact', 'many-domains'],
  'data-quality': ['pending', 'in-review', 'verified', 'wrong-data', 'no-contact'],
  previews: ['trade-request', 'many-variables'],
  'brand-check': ['nordlicht', 'pale-yellow', 'no-logo', 'legacy-nulls', 'nobody'],
  'test-pages': ['trade', 'consent', 'verification', 'nobody'],
  // Pages that are switched off, and a configuration that cannot be read.
  'app-config': ['config-consent-off', 'config-bad-gateway'],
}

/** Pages without a key. */
const PLAIN: View[] = [
  { page: 'home', state: 'open', link: () => '/' },
  { page: 'home', state: 'not-found', link: () => '/nowhere' },
  { page: 'home', state: 'intentionally-broken', link: () => '/trade/intentionally_broken/nordlicht' },
  { page: 'home', state: 'registrant', link: () => '/registrant' },
]

/** Every page in its main states, as scenarios have them and as they come about by a person's presses. */
export const VIEWS: readonly View[] = [...PLAIN, ...read(), ...ACTED_VIEWS].toSorted((a, b) =>
  a.page.localeCompare(b.page),
)

function read(): View[] {
  return SCENARIOS.flatMap(({ flow, state, link, host, fault }) => {
    const bare = state.replace(/^(in|away|new|current)-/, '')
    if (!SHARED.includes(bare) && !OWN[flow]?.includes(bare)) return []
    const isNeverLoaded = fault?.kind === 'never' && fault.on !== 'write'
    return [{ page: pageOf(flow, state), state, link: () => link, host, isNeverLoaded }]
  })
}
