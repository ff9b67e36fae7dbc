import { ANSWERED, decisionLines, OVER, scenariosOf, type Line } from './line.ts'

const LINES: Line[] = [
  ['open', 'Four marks, two of them with earlier decisions'],
  ['single-mark', 'One mark, which came without its list'],
  ['single-in-list', 'A list of one mark'],
  ['one-or-many', 'Marks with lists beside marks with single elements'],
  ['agents', 'Assignee, licensee, agent and third party'],
  ['court-and-udrp', 'A mark with several decisions of both kinds'],
  ['many-marks', 'Twenty-four marks'],
  ['approved', 'Accepted', ANSWERED],
  ['approved-undated', 'Accepted, when and from where is not known', ANSWERED],
  ['declined', 'Declined', ANSWERED],
  ['last-hours', 'Five hours are left'],
  ['no-date', 'Until when it can be accepted is not known'],
  ['unreadable-date', 'Dates that cannot be read'],
  ['expired-by-date', 'The notice is dead', OVER],
  ['mandated-sample', 'The sample notice of RFC 9361, with its own dates', OVER],
  ['idn', 'An international domain and other scripts'],
  ['long-names', 'Long names, long goods and services, all 45 classes'],
  ['markup', 'Texts that look like HTML'],
  ['empty-list', 'The list of marks is empty'],
  ['null-list', 'The list of marks is null'],
  ['no-list', 'The list of marks is missing'],
  ['nulls-and-gaps', 'Fields are null or missing'],
  ...decisionLines('open'),
]

const CLAIMS_ID = '370d0b7c9223372036854775807'
/** Which notice a link names, where it is not the usual one: digits alone, which must not be read as a number. */
const CLAIMS_IDS: Record<string, string> = { 'single-mark': '0012345678901234567890' }

export const TRADEMARK = scenariosOf(
  { flow: 'trademark', contract: 'trademark', operationId: 'getTrademarkNotice' },
  LINES,
  (state) => `/trademark/${CLAIMS_IDS[state] ?? CLAIMS_ID}/${state}`,
)
