import { publicErrors, scenariosOf, specOnly, type Line } from './line.ts'
import type { FaultKind } from './scenario.ts'

const MAIN = 'nordlicht-opensrs'

const LINES: Line<'listTlds' | 'listTldNames'>[] = [
  [MAIN, "A reseller's list, with header"],
  ['no-header', 'Without header'],
  ['pale-yellow', 'A pale yellow brand, in German'],
  ['internal', "The registrar's own reseller id"],
  ['unknown-reseller', 'A reseller without branding'],
  ['no-reseller', 'Only the back office is known'],
  ['no-system', 'Only the reseller is known'],
  ['capitals', 'A back office written in capitals'],
  ['no-tlds', 'The list is empty'],
  ['one-tld', 'A single TLD'],
  ['nulls-and-gaps', 'Fields are null or missing, fields that nobody knows'],
  ['long-names', 'Names and texts that are very long'],
  ['markup', 'Texts that look like HTML or like a formula'],
  ['list-not-found', 'The list is not there (404)', { refusal: 'not-found' }],
  ['list-400', 'The list does not understand the page (400)', { refusal: 'malformed' }],
  ['list-fails-500', 'The list fails, with words (500)', { refusal: 'error-500' }],
  ['list-empty-502', 'The list fails without words', onList('empty-502')],
  ['list-html', 'A web page instead of the list', onList('html-200')],
  ['list-dropped', 'The connection is cut instead of the list', onList('drop')],
  ['list-slow', 'Every page of the list takes two seconds', onList('delay-2s')],
  ['list-never', 'The list never comes', onList('never')],
  ['names-fail', 'The suggestions fail', { example: MAIN, fault: { on: 'listTldNames', kind: 'empty-502' } }],
  specOnly(MAIN),
  ...publicErrors(MAIN, ['unprocessable', 'The hash is refused (422)']),
]

function onList(kind: FaultKind) {
  return { example: MAIN, fault: { on: 'listTlds', kind } } as const
}

export const TLD_INFO = scenariosOf(
  { flow: 'tld-info', contract: 'tld-info', operationId: 'unhashTldInfo' },
  LINES,
  (state) => `/tld-info/${state}`,
)
