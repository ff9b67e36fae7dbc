import { SPEC_ONLY } from '#mocks/contracts/spec-only.ts'
import { ANSWERED, decisionRows, scenariosOf, type ScenarioRow } from './scenario-row.ts'

const ROWS: ScenarioRow[] = [
  ['pending', 'Pending, four weeks left'],
  ['last-hours', 'Pending, a few hours left, deadline in epoch seconds'],
  ['past-deadline', 'Past the deadline and suspended, but still correctable'],
  ['in-review', 'A document has been received and is being reviewed'],
  ['in-review-two-documents', 'Two documents are being reviewed'],
  ['verified', 'Approved, with time and IP address', ANSWERED],
  ['verified-undated', 'Approved, without details; `verified` is a string', ANSWERED],
  ['wrong-data', 'Initials instead of a name, and a house number without a street'],
  ['no-country', 'A contact without a country'],
  ['full-countries', 'Countries with all of their fields; some countries are reserved or deleted'],
  ['no-countries', 'No list of countries, so all of them can be chosen'],
  ['other-country', 'The country of the contact is not in the list'],
  ['kosovo', 'A country with a user-assigned ISO 3166 code'],
  ['no-contact', 'No contact data'],
  ['few-document-types', 'Only three document types are accepted'],
  ['unknown-document-type', 'A document type that the pages do not know'],
  ['unknown-document-types-only', 'Only document types that the pages do not know, past the deadline'],
  ['no-document-types', 'No list of document types'],
  ['many-domains', 'Two hundred domains'],
  ['no-domains', 'The list of domains is empty'],
  ['no-deadline', 'Without a deadline'],
  ['unreadable-dates', 'Dates that cannot be read'],
  ['german', 'In German'],
  ['long-names', 'Names of 120 characters and more'],
  ['markup', 'Texts that look like HTML'],
  ['bad-links', 'Links that are not web addresses'],
  ['nulls-and-gaps', 'Fields are null or missing'],
  ['empty', 'An empty object'],
  ...decisionRows('pending'),
  ['upload-413', 'The document is rejected as too large (413)', { example: 'pending', refusal: 'too-large' }],
  [
    'upload-415',
    'The upload has an unsupported media type (415)',
    { example: 'pending', refusal: 'unsupported-media' },
  ],
  [
    'upload-422',
    'The document is rejected for its content (422)',
    { example: 'pending', refusal: 'unreadable-document' },
  ],
]

export const DATA_QUALITY = scenariosOf(
  { flow: 'data-quality', contract: 'data-quality', operationId: 'getDataQuality' },
  ROWS,
  (state) => `/registrant/data_quality/${state}/${state === SPEC_ONLY ? SPEC_ONLY : 'nordlicht'}`,
)
