import { ANSWERED, decisionRows, EXPIRED, scenariosOf, type ScenarioRow } from './scenario-row.ts'

/** The states that incoming and outgoing transfers share. */
export const TRANSFER_ROWS: ScenarioRow[] = [
  ['last-hours', 'Five hours are left'],
  ['no-dates', 'No dates'],
  ['unreadable-dates', 'Dates that cannot be read'],
  ['expired-by-date', 'The deadline has passed', EXPIRED],
  ['domain-expired', 'The domain itself has expired'],
  ['idn', 'An internationalized domain'],
  ['long-names', 'Names of 120 characters'],
  ['brand-pale', 'A reseller with a pale yellow brand, in German'],
  ['brand-internal', "The registrar's own reseller id"],
  ['brand-unknown', 'A reseller without branding'],
  ['markup', 'Texts that look like HTML'],
  ['bad-links', 'URLs that must not become links'],
  ['nulls-and-gaps', 'Fields are null or missing'],
  ...decisionRows('open', 'open'),
]

const ROWS: ScenarioRow[] = [
  ['open', 'An auth code must be entered'],
  ['auth-code-given', 'The auth code came with the order'],
  ['auth-code-not-required', 'No auth code is needed'],
  ['auth-code-unsaid', '`auth_code_required` is absent'],
  ['wrong-auth-code', 'Every auth code is wrong (422)', { example: 'open', refusal: 'wrong-auth-code' }],
  ['confirmed', 'Confirmed, with time and IP address', ANSWERED],
  ['confirmed-undisclosed', 'Confirmed; the IP address is unknown', ANSWERED],
  ['approved', 'Approved, with a reference', ANSWERED],
  ['declined', 'Declined', ANSWERED],
  ...TRANSFER_ROWS,
]

/** The link's domain, by state, where it differs from the default. */
const DOMAINS: Record<string, string> = {
  'auth-code-not-required': 'anders-buchbinderei.uk',
  idn: 'xn--zrcher-bcher-dlbh.online',
  'long-names': 'die-buchbinderei-und-papierwerkstatt-am-alten-hafen-seit-1894-x.photography',
}

export const TRANSFER_IN = scenariosOf(
  { flow: 'transfer-in', contract: 'transfer', operationId: 'getTransferIn' },
  ROWS,
  (state, domain) => `/transfer/in/${domain ?? DOMAINS[state] ?? 'anders-buchbinderei.berlin'}/in-${state}`,
  'in-',
)
