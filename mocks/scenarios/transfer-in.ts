import { ANSWERED, decisionLines, OVER, scenariosOf, type Line } from './line.ts'

/** States of transfers in both directions. */
export const TRANSFER_LINES: Line[] = [
  ['last-hours', 'Five hours are left'],
  ['no-dates', 'No date is known'],
  ['unreadable-dates', 'Dates that cannot be read'],
  ['expired-by-date', 'The deadline has passed', OVER],
  ['domain-expired', 'The domain itself has expired'],
  ['idn', 'An international domain'],
  ['long-names', 'Names of 120 characters'],
  ['brand-pale', 'A reseller with a pale yellow brand, in German'],
  ['brand-internal', "The registrar's own reseller id"],
  ['brand-unknown', 'A reseller without branding'],
  ['markup', 'Texts that look like HTML'],
  ['bad-links', 'Links that must not become links'],
  ['nulls-and-gaps', 'Fields are null or missing'],
  ...decisionLines('open', 'open'),
]

const LINES: Line[] = [
  ['open', 'An auth code must be typed'],
  ['auth-code-given', 'The auth code came with the order'],
  ['auth-code-not-required', 'No auth code is needed'],
  ['auth-code-unsaid', 'Whether an auth code is needed is not said'],
  ['wrong-auth-code', 'Every auth code is wrong (422)', { example: 'open', refusal: 'wrong-auth-code' }],
  ['confirmed', 'Confirmed, when and from where is known', ANSWERED],
  ['confirmed-undisclosed', 'Confirmed, from where is not known', ANSWERED],
  ['approved', 'Approved, with a reference', ANSWERED],
  ['declined', 'Declined', ANSWERED],
  ...TRANSFER_LINES,
]

/** Which domain a link names, where it is not the usual one. */
const DOMAINS: Record<string, string> = {
  'auth-code-not-required': 'anders-buchbinderei.uk',
  idn: 'xn--zrcher-bcher-dlbh.online',
  'long-names': 'die-buchbinderei-und-papierwerkstatt-am-alten-hafen-seit-1894-x.photography',
}

export const TRANSFER_IN = scenariosOf(
  { flow: 'transfer-in', contract: 'transfer', operationId: 'getTransferIn' },
  LINES,
  (state, domain) => `/transfer/in/${domain ?? DOMAINS[state] ?? 'anders-buchbinderei.berlin'}/in-${state}`,
  'in-',
)
