import { itemLines, onWrite, scenariosOf, type Line } from './line.ts'
import type { FaultKind } from './scenario.ts'

/** No report is ready: the page shows its form. */
const FORM = 'nothing-requested'

const LINES: Line<'downloadReport'>[] = [
  [FORM, 'No report is ready'],
  ['no-fields', 'No report is ready, and nothing is said'],
  ['empty-texts', 'No report is ready, told by empty texts'],
  ['ready', 'A report is ready'],
  ['ready-without-link', 'A report is ready, only its token is told'],
  ['ready-utf8-name', 'A report whose name has letters beyond ASCII'],
  ['ready-no-name', 'A report without a name'],
  ['ready-path-name', 'A report whose name has a path'],
  ['ready-odd-name', 'A report whose name has signs that no file may have'],
  ['ready-huge', 'A report of 50 MB', { isGrown: true }],
  ['ready-zip', 'A report as ZIP'],
  ['ready-octets', 'A report of no known type'],
  ['download-expired', 'The report has expired (410)', { refusal: 'expired' }],
  ['download-not-found', 'The report is gone (404)', { refusal: 'not-found' }],
  ['download-fails-500', 'The download fails, with words (500)', { refusal: 'error-500' }],
  ['download-breaks', 'The download breaks half-way', onDownload('drop-answer')],
  ['download-dropped', 'The connection is cut before the download', onDownload('drop')],
  ['download-html', 'A web page instead of the report', onDownload('html-200')],
  ['download-empty-502', 'The download fails without words', onDownload('empty-502')],
  ['download-slow', 'The download begins after two seconds', onDownload('delay-2s')],
  ['download-never', 'The download never begins', onDownload('never')],
  ['request-fails-500', 'The request fails, with words (500)', { example: FORM, refusal: 'error-500' }],
  ['request-422', 'The address is refused (422)', { example: FORM, refusal: 'unprocessable' }],
  ['request-expired-410', 'Expired before the request (410)', { example: FORM, refusal: 'expired' }],
  ['request-too-many-429', 'Too many requests (429)', { example: FORM, refusal: 'too-many' }],
  ['request-drops-answer', 'Requested, but the answer is lost', onWrite(FORM, 'drop-answer')],
  ['request-dropped', 'The request never arrives', onWrite(FORM, 'drop')],
  ['request-html', 'The request is answered with a web page', onWrite(FORM, 'html-200')],
  ['request-empty-502', 'The request fails without words', onWrite(FORM, 'empty-502')],
  ['request-slow', 'The request takes two seconds', onWrite(FORM, 'delay-2s')],
  ['request-never', 'The request is never answered', onWrite(FORM, 'never')],
  ['spec-only-ready', "A report is ready, with the specification's fields alone", { example: 'ready' }],
  ...itemLines(FORM),
]

function onDownload(kind: FaultKind) {
  return { example: 'ready', fault: { on: 'downloadReport', kind } } as const
}

export const DATA_COPY = scenariosOf(
  { flow: 'data-copy', contract: 'data-copy', operationId: 'getReportRequest' },
  LINES,
  (state) => `/request/${state}`,
)
