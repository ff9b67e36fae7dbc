import { ANSWERED, decisionRows, EXPIRED, scenariosOf, type ScenarioRow } from './scenario-row.ts'

const ROWS: ScenarioRow[] = [
  ['open', 'The current registrant can choose lock and agent, the new one only the agent'],
  ['plain', 'Neither lock nor designated agent'],
  ['facts', 'Lock and designated agent are set and cannot be chosen'],
  ['hold-only', 'Only the lock can be chosen'],
  ['agent-only', 'Only the designated agent can be chosen'],
  ['other-approved', 'The other side has approved'],
  ['approved', 'Approved; the other side has not answered', ANSWERED],
  ['approved-undated', 'Approved; time and IP address are unknown', ANSWERED],
  ['completed', 'Both sides have approved', ANSWERED],
  ['cancelled', 'Canceled', ANSWERED],
  ['other-cancelled', 'The other side has canceled', ANSWERED],
  ['organization-added', 'An organization becomes the legal holder'],
  ['organization-removed', 'The person becomes the legal holder'],
  ['last-hours', 'Five hours are left'],
  ['no-deadline', 'No deadline'],
  ['unreadable-dates', 'Dates that cannot be read'],
  ['expired-by-date', 'The deadline has passed', EXPIRED],
  ['idn', 'An internationalized domain, names in other scripts'],
  ['long-names', 'Names of 120 characters'],
  ['german', 'The related emails are in German'],
  ['markup', 'Texts that look like HTML'],
  ['bad-links', 'An agreement URL that must not become a link'],
  ['nulls-and-gaps', 'Fields are null or missing'],
  ['no-registrants', 'No registrants'],
  ...decisionRows('open', 'open'),
]

/** Only the current registrant can opt out of the lock. */
const CURRENT_ONLY = 'hold-only'

const SIDES = [
  { side: 'new', path: '/trade/n/', operationId: 'getNewTrade' },
  { side: 'current', path: '/trade/c/', operationId: 'getCurrentTrade' },
] as const

export const TRADE = SIDES.flatMap(({ side, path, operationId }) =>
  scenariosOf(
    { flow: 'trade', contract: 'trade', operationId },
    ROWS.filter(([state]) => side === 'current' || state !== CURRENT_ONLY),
    (state) => `${path}${side}-${state}`,
    `${side}-`,
  ).map((row) => ({ ...row, title: `${side === 'new' ? 'New' : 'Current'} registrant: ${row.title}` })),
)
