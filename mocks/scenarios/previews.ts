import { SPEC_ONLY } from '#mocks/contracts/spec-only.ts'
import { errorRowsWithoutKey, scenariosOf, specOnlyRow, type ScenarioRow } from './scenario-row.ts'

const MAIN = 'trade-request'

const ROWS: ScenarioRow[] = [
  [MAIN, 'An email in the language of the page'],
  ['trade-request-de', 'An email in German'],
  ['fragment', 'An HTML fragment instead of a document'],
  ['right-to-left', 'An email that is written from right to left'],
  ['remote-images', 'Images from other hosts'],
  ['many-variables', 'Many variables and a subject of 250 characters'],
  ['no-html', 'A subject without a body'],
  ['nulls-and-gaps', 'Fields are null or missing'],
  ['huge', 'An email of 5 MB', { isEnlarged: true }],
  ['hostile', 'A template with many kinds of attack'],
  ['brand-pale', 'A pale yellow brand', { example: MAIN }],
  ['brand-unknown', 'A reseller that does not exist', { example: 'not-found' }],
  specOnlyRow(MAIN),
  ...errorRowsWithoutKey(MAIN, ['unprocessable', 'The template is rejected (422)']),
]

/** The link's reseller, by state, where it differs from the default. */
const RESELLERS: Record<string, string> = {
  'brand-pale': 'pale-yellow',
  'brand-unknown': 'nobody',
  [SPEC_ONLY]: SPEC_ONLY,
}

export const PREVIEWS = scenariosOf(
  { flow: 'previews', contract: 'messaging', operationId: 'renderTemplate' },
  ROWS,
  (state) => `/preview/email/${RESELLERS[state] ?? 'nordlicht'}/${state}`,
)
