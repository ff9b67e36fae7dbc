import { SPEC_ONLY } from '#mocks/contracts/spec-only.ts'
import { ANSWERED, decisionLines, scenariosOf, type Line } from './line.ts'

const LINES: Line[] = [
  ['pending', 'Pending, two weeks left, three domains'],
  ['last-hours', 'Pending, a few hours left, deadline in epoch seconds'],
  ['past-deadline', 'Past the deadline and suspended, but still verifiable'],
  ['already-verified', 'Verified, with when and from which address', ANSWERED],
  ['verified-undated', 'Verified, and nothing more is said; the flag is a text', ANSWERED],
  ['wrong-data', 'The name is misspelt and the address an old one'],
  ['one-domain', 'A single domain'],
  ['many-domains', 'Two hundred domains'],
  ['no-domains', 'The list of domains is empty'],
  ['no-country', 'A contact without a country'],
  ['person', 'A person without an organization or a state'],
  ['no-contact', 'Nothing is known about the contact'],
  ['no-deadline', 'Without a deadline'],
  ['unreadable-dates', 'Dates that cannot be read'],
  ['idn', 'International domains and a name beyond Latin letters'],
  ['german', 'In German'],
  ['long-names', 'Names of 120 characters and more'],
  ['markup', 'Texts that look like HTML'],
  ['bad-links', 'Links that are no web addresses'],
  ['nulls-and-gaps', 'Fields are null or missing'],
  ['empty', 'Nothing at all is said'],
  ...decisionLines('pending', 'one-domain'),
]

export const VERIFICATION = scenariosOf(
  { flow: 'verification', contract: 'verification', operationId: 'getVerification' },
  LINES,
  (state) => `/registrant/verification/48213/${state}/${state === SPEC_ONLY ? SPEC_ONLY : 'nordlicht'}`,
)
