import { errorRowsWithoutKey, scenariosOf, specOnlyRow, type ScenarioRow } from './scenario-row.ts'
import type { FaultKind } from './scenario.ts'

const MAIN = 'nordlicht-opensrs'

const ROWS: ScenarioRow<'listTlds' | 'listTldNames'>[] = [
  [MAIN, "A reseller's list, with header"],
  ['no-header', 'Without header'],
  ['pale-yellow', 'A pale yellow brand, in German'],
  ['internal', "The registrar's own reseller id"],
  ['unknown-reseller', 'A reseller without branding'],
  ['no-reseller', 'Only the back office is known'],
  ['no-system', 'Only the reseller is known'],
  ['capitals', 'A back office in mixed case'],
  ['no-tlds', 'The list is empty'],
  ['one-tld', 'A single TLD'],
  ['nulls-and-gaps', 'Null, missing and unknown fields'],
  ['long-names', 'Very long names and texts'],
  ['markup', 'Texts that look like HTML or a formula'],
  ['list-not-found', 'The list does not exist (404)', { refusal: 'not-found' }],
  ['list-400', 'The request for the list is rejected as malformed (400)', { refusal: 'malformed' }],
  ['list-fails-500', 'The list fails with a message (500)', { refusal: 'error-500' }],
  ['list-empty-502', 'An empty 502 instead of the list', onList('empty-502')],
  ['list-html', 'A web page instead of the list', onList('html-200')],
  ['list-dropped', 'The connection closes instead of the list', onList('drop')],
  ['list-slow', 'Every page of the list takes two seconds', onList('delay-2s')],
  ['list-never', 'The list never arrives', onList('never')],
  ['names-fail', 'The suggestions fail', { example: MAIN, fault: { on: 'listTldNames', kind: 'empty-502' } }],
  specOnlyRow(MAIN),
  ...errorRowsWithoutKey(MAIN, ['unprocessable', 'The hash is rejected (422)']),
]

function onList(kind: FaultKind) {
  return { example: MAIN, fault: { on: 'listTlds', kind } } as const
}

export const TLD_INFO = scenariosOf(
  { flow: 'tld-info', contract: 'tld-info', operationId: 'unhashTldInfo' },
  ROWS,
  (state) => `/tld-info/${state}`,
)
