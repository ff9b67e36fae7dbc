import type { FaultKind, Scenario } from './scenario.ts'

/** A page of the feature `consent`, which some examples turn off. */
const PAGE = '/consent/optional-only'
const OPERATION_ID = 'getAppConfig'

type Row = [example: string, title: string, overrides?: { state?: string; link?: string; kind?: FaultKind }]

const ROWS: Row[] = [
  ['development', 'The features in the environment dev'],
  ['production', 'The features in the environments pre, srs and hrs', { link: '/preview/brand/nordlicht' }],
  ['nothing-named', 'No features listed, so all are on'],
  ['consent-off', 'A map of flags; consent is off'],
  ['bare-map', 'A map of flags without `features`; consent is off'],
  ['list', 'A list of features that lacks consent'],
  ['list-in-features', 'A list of features inside `features` that lacks consent'],
  ['list-with-consent', 'A list of features that includes consent'],
  ['words', 'Flags as strings and numbers; consent is off'],
  ['odd-flags', 'A flag that is neither yes nor no, so consent is on'],
  ['data-copy-off', 'No links to the data copy', { link: `${PAGE}/data-sharing` }],
  ['not-found', 'There is no configuration (404)'],
  ['too-many', 'Too many attempts (429)'],
  ['error-500', 'The configuration fails with a message (500)'],
  ['unavailable', 'The backend is down for maintenance (503)'],
  ['bad-gateway', 'The backend cannot be reached (502)'],
  ['gateway-timeout', 'The backend does not respond in time (504)'],
  ['development', 'JSON that is not a configuration', { state: 'other-json', kind: 'other-json' }],
  ['development', 'A web page instead of a configuration', { state: 'html', kind: 'html-200' }],
  ['development', 'Invalid JSON', { state: 'not-json', kind: 'broken-json' }],
  ['development', 'An empty 502 instead of the configuration', { state: 'error-empty', kind: 'empty-502' }],
  ['development', 'The configuration takes two seconds', { state: 'slow', kind: 'delay-2s' }],
  ['development', 'The configuration never arrives', { state: 'never', kind: 'never' }],
]

/**
 * Every form and failure of the app configuration. Requests for it have no key, so a host that begins with `config-`
 * selects the scenario; other hosts select brands.
 */
export const APP_CONFIG: Scenario[] = ROWS.map(([example, title, { state = example, link = PAGE, kind } = {}]) => ({
  flow: 'app-config',
  state: `config-${state}`,
  title,
  link,
  host: `config-${state}`,
  contract: 'app-config',
  operationId: OPERATION_ID,
  example,
  values: { 'x-forwarded-host': `config-${state}.localhost` },
  ...(kind && { fault: { on: OPERATION_ID, kind } }),
}))
