import { SPEC_ONLY } from '#mocks/contracts/spec-only.ts'
import { ANSWERED, scenariosOf, type Line } from './line.ts'
import type { Scenario } from './scenario.ts'
import { TRANSFER_LINES } from './transfer-in.ts'

const LINES: Line[] = [
  ['open', 'Without an answer the domain goes'],
  ['approved', 'Approved', ANSWERED],
  ['declined', 'Declined', ANSWERED],
  ['declined-undated', 'Declined, when and from where is not known', ANSWERED],
  ...TRANSFER_LINES,
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
