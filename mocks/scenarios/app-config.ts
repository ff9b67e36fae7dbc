import type { FaultKind, Scenario } from './scenario.ts'

/** A page whose feature is `consent`, which the examples switch off. */
const PAGE = '/consent/optional-only'
const READ = 'getAppConfig'

type Line = [example: string, title: string, differs?: { state?: string; link?: string; kind?: FaultKind }]

const LINES: Line[] = [
  ['development', 'The features of dev'],
  ['production', 'The features of pre, srs and hrs', { link: '/preview/brand/nordlicht' }],
  ['nothing-named', 'No feature is named, so all are on'],
  ['consent-off', 'A map of flags, consent is off'],
  ['bare-map', 'A map of flags by itself, consent is off'],
  ['list', 'A list of names, consent is not in it'],
  ['list-in-features', 'A list of names as features, consent is not in it'],
  ['list-with-consent', 'A list of names, consent is in it'],
  ['words', 'Flags as words, consent is off'],
  ['odd-flags', 'A flag that nobody can read, so consent is on'],
  ['data-copy-off', 'No ways to a copy of the data', { link: `${PAGE}/data-sharing` }],
  ['not-found', 'There is no configuration (404)'],
  ['too-many', 'Too many tries (429)'],
  ['error-500', 'The configuration fails, with words (500)'],
  ['unavailable', 'The backend is being maintained (503)'],
  ['bad-gateway', 'The backend cannot be reached (502)'],
  ['gateway-timeout', 'The backend does not answer in time (504)'],
  ['development', 'Data that is no configuration', { state: 'other-json', kind: 'other-json' }],
  ['development', 'A web page instead of a configuration', { state: 'html', kind: 'html-200' }],
  ['development', 'Broken data', { state: 'not-json', kind: 'broken-json' }],
  ['development', 'The configuration fails without words', { state: 'error-empty', kind: 'empty-502' }],
  ['development', 'The configuration takes two seconds', { state: 'slow', kind: 'delay-2s' }],
  ['development', 'The configuration never comes', { state: 'never', kind: 'never' }],
]

/**
 * Every form and failure of the configuration. It has no key, so each has its own host, whose name begins with `config-`;
 * other hosts select brands.
 */
export const APP_CONFIG: Scenario[] = LINES.map(([example, title, { state = example, link = PAGE, kind } = {}]) => ({
  flow: 'app-config',
  state: `config-${state}`,
  title,
  link,
  host: `config-${state}`,
  contract: 'app-config',
  operationId: READ,
  example,
  values: { 'x-forwarded-host': `config-${state}.localhost` },
  ...(kind && { fault: { on: READ, kind } }),
}))
