import { itemRows, onWrite, scenariosOf, type ScenarioRow } from './scenario-row.ts'
import type { FaultKind } from './scenario.ts'

/** No report is ready: the page shows its form. */
const FORM = 'nothing-requested'

const ROWS: ScenarioRow<'downloadReport'>[] = [
  [FORM, 'No report is ready'],
  ['no-fields', 'No report is ready; link and token are absent'],
  ['empty-texts', 'No report is ready; link and token are empty'],
  ['ready', 'A report is ready'],
  ['ready-without-link', 'A report is ready; only its token is sent'],
  ['ready-utf8-name', 'A report whose name has non-ASCII letters'],
  ['ready-no-name', 'A report without a name'],
  ['ready-path-name', 'A report whose name has a path'],
  ['ready-odd-name', 'A report whose name has invalid characters'],
  ['ready-huge', 'A report of 50 MB', { isEnlarged: true }],
  ['ready-zip', 'A report as ZIP'],
  ['ready-octets', 'A report of an unknown type'],
  ['download-expired', 'The report has expired (410)', { refusal: 'expired' }],
  ['download-not-found', 'The report is gone (404)', { refusal: 'not-found' }],
  ['download-fails-500', 'The download fails with a message (500)', { refusal: 'error-500' }],
  ['download-breaks', 'The download breaks off halfway', onDownload('drop-answer')],
  ['download-dropped', 'The connection closes before the download', onDownload('drop')],
  ['download-html', 'A web page instead of the report', onDownload('html-200')],
  ['download-empty-502', 'An empty 502 instead of the download', onDownload('empty-502')],
  ['download-slow', 'The download starts after two seconds', onDownload('delay-2s')],
  ['download-never', 'The download never starts', onDownload('never')],
  ['request-fails-500', 'The request fails with a message (500)', { example: FORM, refusal: 'error-500' }],
  ['request-422', 'The email address is rejected (422)', { example: FORM, refusal: 'unprocessable' }],
  ['request-expired-410', 'Expired before the request (410)', { example: FORM, refusal: 'expired' }],
  ['request-too-many-429', 'Too many requests (429)', { example: FORM, refusal: 'too-many' }],
  ['request-drops-answer', 'Requested, but the response is lost', onWrite(FORM, 'drop-answer')],
  ['request-dropped', 'The request never arrives', onWrite(FORM, 'drop')],
  ['request-html', 'The request returns a web page', onWrite(FORM, 'html-200')],
  ['request-empty-502', 'The request returns an empty 502', onWrite(FORM, 'empty-502')],
  ['request-slow', 'The request takes two seconds', onWrite(FORM, 'delay-2s')],
  ['request-never', 'The request never gets a response', onWrite(FORM, 'never')],
  ['spec-only-ready', "A report is ready; only the specification's fields", { example: 'ready' }],
  ...itemRows(FORM),
]

function onDownload(kind: FaultKind) {
  return { example: 'ready', fault: { on: 'downloadReport', kind } } as const
}

export const DATA_COPY = scenariosOf(
  { flow: 'data-copy', contract: 'data-copy', operationId: 'getReportRequest' },
  ROWS,
  (state) => `/request/${state}`,
)
