import { SPEC_ONLY } from '#mocks/contracts/spec-only.ts'
import { ANSWERED, decisionLines, OVER, scenariosOf, type Line } from './line.ts'
import type { Scenario } from './scenario.ts'

const LINES: Line[] = [
  ['open', 'Without an answer the domain goes'],
  ['approved', 'Approved', ANSWERED],
  ['declined', 'Declined', ANSWERED],
  ['declined-undated', 'Declined, when and from where is not known', ANSWERED],
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

/** Which domain a link names, where it is not the usual one. */
const DOMAINS: Record<string, string> = {
  // In Unicode here, in its ASCII form for transfers in: mails have both.
  idn: 'zürcher-bücher.online',
  'long-names': 'die-buchbinderei-und-papierwerkstatt-am-alten-hafen-seit-1894-x.photography',
}

const DOMAIN = 'anders-buchbinderei.berlin'
const LEGACY = `away-${SPEC_ONLY}-legacy`
const USUAL = { flow: 'transfer-away', contract: 'transfer', operationId: 'getTransferAway' } as const

export const TRANSFER_AWAY: Scenario[] = [
  ...scenariosOf(
    USUAL,
    LINES,
    (state, domain) => `/transfer/away/${domain ?? DOMAINS[state] ?? DOMAIN}/away-${state}`,
    'away-',
  ),
  {
    ...USUAL,
    state: LEGACY,
    title: "An older link, with the specification's fields alone",
    link: `/transfer?domain=${DOMAIN}&key=${LEGACY}`,
    example: 'open',
  },
]
