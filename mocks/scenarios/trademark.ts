import { ANSWERED, decisionRows, EXPIRED, scenariosOf, type ScenarioRow } from './scenario-row.ts'

const ROWS: ScenarioRow[] = [
  ['open', 'Four marks, two of them with earlier decisions'],
  ['single-mark', 'One mark, not in a list'],
  ['single-in-list', 'A list of one mark'],
  ['one-or-many', 'Holders, contacts and classes: lists in some marks, single objects in others'],
  ['agents', 'Assignee, licensee, agent and third party'],
  ['court-and-udrp', 'A mark with several court and UDRP decisions'],
  ['many-marks', 'Twenty-four marks'],
  ['approved', 'Accepted', ANSWERED],
  ['approved-undated', 'Accepted; time and IP address are unknown', ANSWERED],
  ['declined', 'Declined', ANSWERED],
  ['last-hours', 'Five hours are left'],
  ['no-date', 'The deadline is unknown'],
  ['unreadable-date', 'A deadline that cannot be read'],
  ['expired-by-date', 'The notice has expired', EXPIRED],
  ['mandated-sample', 'The sample notice of RFC 9361, with its own dates', EXPIRED],
  ['idn', 'An internationalized domain and other scripts'],
  ['long-names', 'Long names, long lists of goods and services, all 45 classes'],
  ['markup', 'Texts that look like HTML'],
  ['empty-list', 'The list of marks is empty'],
  ['null-list', 'The list of marks is null'],
  ['no-list', 'The list of marks is missing'],
  ['nulls-and-gaps', 'Fields are null or missing'],
  ...decisionRows('open'),
]

const CLAIMS_ID = '370d0b7c9223372036854775807'
/** Claims ids that differ from the default, by state. An all-digit id must not be parsed as a number. */
const CLAIMS_IDS: Record<string, string> = { 'single-mark': '0012345678901234567890' }

export const TRADEMARK = scenariosOf(
  { flow: 'trademark', contract: 'trademark', operationId: 'getTrademarkNotice' },
  ROWS,
  (state) => `/trademark/${CLAIMS_IDS[state] ?? CLAIMS_ID}/${state}`,
)
