import { SPEC_ONLY } from '#mocks/contracts/spec-only.ts'
import { ANSWERED, decisionRows, scenariosOf, type ScenarioRow } from './scenario-row.ts'

const ROWS: ScenarioRow[] = [
  ['pending', 'Pending, two weeks left, three domains'],
  ['last-hours', 'Pending, a few hours left, deadline in epoch seconds'],
  ['past-deadline', 'Past the deadline and suspended, but still verifiable'],
  ['already-verified', 'Verified, with time and IP address', ANSWERED],
  ['verified-undated', 'Verified, without details; `verified` is a string', ANSWERED],
  ['wrong-data', 'The name is misspelled, and the address is outdated'],
  ['one-domain', 'A single domain'],
  ['many-domains', 'Two hundred domains'],
  ['no-domains', 'The list of domains is empty'],
  ['no-country', 'A contact without a country'],
  ['person', 'A person without an organization or a state'],
  ['no-contact', 'No contact data'],
  ['no-deadline', 'Without a deadline'],
  ['unreadable-dates', 'Dates that cannot be read'],
  ['idn', 'Internationalized domains and a name in another script'],
  ['german', 'In German'],
  ['long-names', 'Names of 120 characters and more'],
  ['markup', 'Texts that look like HTML'],
  ['bad-links', 'Links that are not web addresses'],
  ['nulls-and-gaps', 'Fields are null or missing'],
  ['empty', 'An empty object'],
  ...decisionRows('pending', 'one-domain'),
]

export const VERIFICATION = scenariosOf(
  { flow: 'verification', contract: 'verification', operationId: 'getVerification' },
  ROWS,
  (state) => `/registrant/verification/48213/${state}/${state === SPEC_ONLY ? SPEC_ONLY : 'nordlicht'}`,
)
