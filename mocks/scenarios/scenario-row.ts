import { SPEC_ONLY } from '#mocks/contracts/spec-only.ts'
import type { FaultKind, Scenario } from './scenario.ts'

/** State, title, and overrides; by default, the read returns the example with the name of the state. */
export type ScenarioRow<Operation extends string = never> = [
  state: string,
  title: string,
  overrides?: Pick<Scenario, 'refusal' | 'nextRead' | 'purpose' | 'isEnlarged' | 'domain'> & {
    example?: string
    fault?: { on: 'every' | 'write' | Operation; kind: FaultKind }
  },
]

type Flow<Row = Scenario> = Row extends Scenario ? Pick<Row, 'flow' | 'contract' | 'operationId'> : never

/** Creates a flow's scenarios. `linkOf` gets a row's state and domain; `prefix` makes keys unique in the contract. */
export function scenariosOf<Operation extends string>(
  flow: Flow,
  rows: readonly ScenarioRow<Operation>[],
  linkOf: (state: string, domain?: string) => string,
  prefix = '',
): Scenario[] {
  return rows.map(
    ([state, title, overrides]) =>
      ({
        ...flow,
        state: prefix + state,
        title,
        link: linkOf(state, overrides?.domain),
        example: state,
        ...overrides,
      }) as Scenario,
  )
}

/** Overrides for a row: the item of an example, with a fault in every write. */
export function onWrite(example: string, kind: FaultKind) {
  return { example, fault: { on: 'write', kind } } as const
}

const READ_ERRORS: ScenarioRow[] = [
  ['expired', 'Expired (410)'],
  ['not-found', 'Unknown key (404)'],
  ['forbidden', 'Key of another item (403)'],
  ['malformed', 'Malformed key (400)'],
  ['too-many', 'Too many attempts (429)'],
  ['error-500', 'The backend fails with a message (500)'],
  ['unavailable', 'The backend is down for maintenance (503)'],
  ['bad-gateway', 'The backend cannot be reached (502)'],
  ['gateway-timeout', 'The backend does not respond in time (504)'],
]

/** Faults that no contract describes, in every call about the item of an example. */
function readFaults(example: string): ScenarioRow[] {
  return [
    ['error-empty', 'A gateway sends an empty 502', { example, fault: { on: 'every', kind: 'empty-502' } }],
    ['html', 'A web page instead of data', { example, fault: { on: 'every', kind: 'html-200' } }],
    ['not-json', 'Invalid JSON', { example, fault: { on: 'every', kind: 'broken-json' } }],
    ['dropped', 'The connection closes', { example, fault: { on: 'every', kind: 'drop' } }],
    ['never', 'No response, ever', { example, fault: { on: 'every', kind: 'never' } }],
    ['slow', 'Every response takes two seconds', { example, fault: { on: 'every', kind: 'delay-2s' } }],
  ]
}

/** Errors and faults of a decision about an item that was open when it was read. */
function decisionFailures(example: string): ScenarioRow[] {
  const on504 = { example, refusal: 'gateway-timeout' }
  return [
    ['already-answered', 'Already answered; response omits the item (409)', ANSWERED],
    ['save-fails-500', 'The decision fails with a message (500)', { example, refusal: 'error-500' }],
    ['save-400', 'The decision is rejected as malformed (400)', { example, refusal: 'malformed' }],
    ['save-422', 'The decision is rejected (422)', { example, refusal: 'unprocessable' }],
    ['save-forbidden-403', 'The decision has the key of another item (403)', { example, refusal: 'forbidden' }],
    ['save-not-found-404', 'The key is gone before deciding (404)', { example, refusal: 'not-found' }],
    ['save-conflict-409', 'Answered elsewhere before deciding (409)', { example, refusal: 'already-answered' }],
    ['save-expired-410', 'Expired before deciding (410)', { example, refusal: 'expired' }],
    ['save-too-many-429', 'Too many attempts to decide (429)', { example, refusal: 'too-many' }],
    [
      'save-lost-409',
      'No response in time (504), then the item is answered (409)',
      { ...on504, nextRead: 'already-answered' },
    ],
    ['save-lost-410', 'No response in time (504), then the item has expired (410)', { ...on504, nextRead: 'expired' }],
    ['save-lost-404', 'No response in time (504), then the item is gone (404)', { ...on504, nextRead: 'not-found' }],
    ['save-drops-answer', 'Decided, but the response is lost', onWrite(example, 'drop-answer')],
    ['save-dropped', 'The decision never arrives', onWrite(example, 'drop')],
    ['save-empty-200', 'Decided, with an empty response', onWrite(example, 'empty-200')],
    ['save-then-409', 'Decided, then the item is answered (409)', { example, nextRead: 'already-answered' }],
    ['save-then-404', 'Decided, then the item is gone (404)', { example, nextRead: 'not-found' }],
    ['save-foreign', 'The decision gets 200, but is not recorded', onWrite(example, 'other-json')],
    ['save-html', 'The decision gets a web page', onWrite(example, 'html-200')],
    ['save-empty-502', 'The decision gets an empty 502', onWrite(example, 'empty-502')],
    ['save-slow', 'The decision takes two seconds', onWrite(example, 'delay-2s')],
    ['save-never', 'The decision never gets a response', onWrite(example, 'never')],
  ]
}

/** The item of an example, with only the fields of the specification. */
export function specOnlyRow(example: string): ScenarioRow {
  return [SPEC_ONLY, "Only the specification's fields", { example }]
}

/** An open item for each type of TLD. */
function domainRows(example: string): ScenarioRow[] {
  return [
    ['com', 'A .com domain', { example, domain: 'example.com' }],
    ['de', 'A .de domain', { example, domain: 'example.de' }],
    ['co-uk', 'A .co.uk domain', { example, domain: 'example.co.uk' }],
    ['jp', 'An internationalized domain under .jp', { example, domain: '例え.jp' }],
    ['rf', 'A domain under .рф, an internationalized country code', { example, domain: 'example.рф' }],
  ]
}

/** The states of every page that reads an item by a key: the specification's fields, `others`, errors and faults. */
export function itemRows(example: string, ...others: ScenarioRow[]): ScenarioRow[] {
  return [specOnlyRow(example), ...others, ...READ_ERRORS, ...readFaults(example)]
}

/** The errors and faults of a page without a secret key: it cannot expire, and no key can belong to another item. */
export function errorRowsWithoutKey(example: string, ...others: ScenarioRow[]): ScenarioRow[] {
  const errors = READ_ERRORS.filter(([state]) => state !== 'expired' && state !== 'forbidden')
  return [...errors, ...others, ...readFaults(example)]
}

/** The states of a page with a decision; the item of `domainExample` is also shown with a domain of each TLD type. */
export function decisionRows(example: string, domainExample?: string): ScenarioRow[] {
  const domains = domainExample === undefined ? [] : domainRows(domainExample)
  return [...itemRows(example, ...domains), ...decisionFailures(example)]
}

/** An answered item. Prism stores nothing, so `refusal` makes it reject decisions. */
export const ANSWERED = { refusal: 'already-answered', purpose: 'answered' } as const

/** An item past its deadline. */
export const EXPIRED = { refusal: 'expired', purpose: 'expired' } as const
