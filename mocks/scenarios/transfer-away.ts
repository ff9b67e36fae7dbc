import { SPEC_ONLY } from '#mocks/contracts/spec-only.ts'
import { ANSWERED, scenariosOf, type ScenarioRow } from './scenario-row.ts'
import type { Scenario } from './scenario.ts'
import { TRANSFER_ROWS } from './transfer-in.ts'

const ROWS: ScenarioRow[] = [
  ['open', 'Without an answer, the domain is transferred'],
  ['approved', 'Approved', ANSWERED],
  ['declined', 'Declined', ANSWERED],
  ['declined-undated', 'Declined; time and IP address are unknown', ANSWERED],
  ...TRANSFER_ROWS,
]

/** The link's domain, by state, where it differs from the default. */
const DOMAINS: Record<string, string> = {
  // In Unicode here, in ASCII form in transfer-in.ts: emails contain both.
  idn: 'zürcher-bücher.online',
  'long-names': 'die-buchbinderei-und-papierwerkstatt-am-alten-hafen-seit-1894-x.photography',
}

const DOMAIN = 'anders-buchbinderei.berlin'
const LEGACY = `away-${SPEC_ONLY}-legacy`
const BASE = { flow: 'transfer-away', contract: 'transfer', operationId: 'getTransferAway' } as const

export const TRANSFER_AWAY: Scenario[] = [
  ...scenariosOf(
    BASE,
    ROWS,
    (state, domain) => `/transfer/away/${domain ?? DOMAINS[state] ?? DOMAIN}/away-${state}`,
    'away-',
  ),
  {
    ...BASE,
    state: LEGACY,
    title: "An older link, only the specification's fields",
    link: `/transfer?domain=${DOMAIN}&key=${LEGACY}`,
    example: 'open',
  },
]
