import { READ_ERRORS, readFaults, type Line } from './line.ts'
import type { Scenario } from './scenario.ts'

const MAIN = 'pending-required-and-optional'

const LINES: Line[] = [
  [MAIN, 'Required, optional and Whois questions are open, some are saved'],
  ['required-only', 'Only required questions'],
  ['optional-only', 'Only optional questions'],
  ['whois-only', 'Only the question about the public directory'],
  ['saved-only', 'Everything is answered'],
  ['saved-minimum', 'Saved at the contractual minimum'],
  ['saved-required-denied', 'A required question was answered with no'],
  ['reference-only', 'Domains without an optional choice, listed for reference'],
  ['dependent-fields', 'Fields that are only sent together'],
  ['bypass', 'A question that "allow all" leaves as it is'],
  ['async-none', 'An asynchronous group without a status'],
  ['unplaced-pending', 'Open statuses that the sorting rules place nowhere'],
  ['long-names', 'Names of 120 characters'],
  ['many-groups', 'Forty questions'],
  ['brand-pale', 'A pale yellow brand, in German'],
  ['brand-no-logo', 'A brand without a logo, in French'],
  ['brand-broken-logo', 'A logo that cannot be shown'],
  ['brand-long-name', 'A Turkish reseller with a name of 120 characters'],
  ['brand-internal', "The registrar's own reseller id"],
  ['brand-unknown', 'A reseller without branding'],
  ['brand-nulls', 'A brand of which nothing is known'],
  ['brand-flags-off', 'Whois consent and copy of data switched off'],
  ['nothing-to-choose', 'Every field is needed by contract'],
  ['no-consents', 'The list of questions is missing'],
  ['null-consents', 'The list of questions is null'],
  ['empty-consents', 'The list of questions is empty'],
  ['unknown-values', 'Unknown statuses, products and types'],
  ['nulls-and-gaps', 'Fields are null or missing'],
  ['no-subject', 'Nothing is said about who is asked'],
  ['expired-by-date', 'The expiry date has passed'],
  ...READ_ERRORS,
  ...readFaults(MAIN),
  ['save-fails-500', 'Saving fails, with words (500)', { example: MAIN, refusal: 'error-500' }],
  ['save-422', 'Saving is refused (422)', { example: MAIN, refusal: 'unprocessable' }],
  ['save-conflict-409', 'Changed elsewhere before saving (409)', { example: MAIN, refusal: 'conflict' }],
  ['save-expired-410', 'Expired before saving (410)', { example: MAIN, refusal: 'expired' }],
  [
    'save-drops-answer',
    'Saved, but the answer is lost',
    { example: MAIN, fault: { on: 'write', kind: 'drop-answer' } },
  ],
  ['save-html', 'Saving answers with a web page', { example: MAIN, fault: { on: 'write', kind: 'html-200' } }],
  ['save-empty-502', 'Saving fails without words', { example: MAIN, fault: { on: 'write', kind: 'empty-502' } }],
  ['save-never', 'Saving is never answered', { example: MAIN, fault: { on: 'write', kind: 'never' } }],
]

/** Every state of the Preferences page. */
export const PREFERENCES: Scenario[] = LINES.map(([state, title, differs]) => ({
  flow: 'preferences',
  state,
  title,
  link: `/consent/${state}`,
  contract: 'consent',
  operationId: 'getConsent',
  example: state,
  ...differs,
}))
