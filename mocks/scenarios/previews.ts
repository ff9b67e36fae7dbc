import { SPEC_ONLY } from '#mocks/contracts/spec-only.ts'
import { publicErrors, scenariosOf, specOnly, type Line } from './line.ts'

const MAIN = 'trade-request'

const LINES: Line[] = [
  [MAIN, 'A mail in the language of the page'],
  ['trade-request-de', 'A mail in German'],
  ['fragment', 'A piece of HTML instead of a document'],
  ['right-to-left', 'A mail that is written from right to left'],
  ['remote-images', 'Images from elsewhere'],
  ['many-variables', 'Many variables and a subject of 250 characters'],
  ['no-html', 'A subject, and nothing to show'],
  ['nulls-and-gaps', 'Fields are null or missing'],
  ['huge', 'A mail of 5 MB', { isGrown: true }],
  ['hostile', 'A template that tries everything'],
  ['brand-pale', 'A pale yellow brand', { example: MAIN }],
  ['brand-unknown', 'A reseller that does not exist', { example: 'not-found' }],
  specOnly(MAIN),
  ...publicErrors(MAIN, ['unprocessable', 'The template is refused (422)']),
]

/** Whose previews they are, where it is not the usual reseller. */
const RESELLERS: Record<string, string> = {
  'brand-pale': 'pale-yellow',
  'brand-unknown': 'nobody',
  [SPEC_ONLY]: SPEC_ONLY,
}

export const PREVIEWS = scenariosOf(
  { flow: 'previews', contract: 'messaging', operationId: 'renderTemplate' },
  LINES,
  (state) => `/preview/email/${RESELLERS[state] ?? 'nordlicht'}/${state}`,
)
