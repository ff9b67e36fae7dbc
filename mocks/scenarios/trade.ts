import { ANSWERED, decisionLines, OVER, scenariosOf, type Line } from './line.ts'

const LINES: Line[] = [
  ['open', 'The current registrant can choose lock and designated agent, the new one the agent'],
  ['plain', 'Neither lock nor designated agent'],
  ['facts', 'Lock and designated agent are set and cannot be chosen'],
  ['hold-only', 'Only the lock can be chosen'],
  ['agent-only', 'Only the designated agent can be chosen'],
  ['other-approved', 'The other side has approved'],
  ['approved', 'Approved, the other side has not answered', ANSWERED],
  ['approved-undated', 'Approved, when and from where is not known', ANSWERED],
  ['completed', 'Both sides have approved', ANSWERED],
  ['cancelled', 'Cancelled', ANSWERED],
  ['other-cancelled', 'The other side has cancelled', ANSWERED],
  ['organization-added', 'An organization becomes the legal holder'],
  ['organization-removed', 'The person becomes the legal holder'],
  ['last-hours', 'Five hours are left'],
  ['no-deadline', 'No deadline is known'],
  ['unreadable-dates', 'Dates that cannot be read'],
  ['expired-by-date', 'The deadline has passed', OVER],
  ['idn', 'An international domain, names in other scripts'],
  ['long-names', 'Names of 120 characters'],
  ['german', 'The mails about it are in German'],
  ['markup', 'Texts that look like HTML'],
  ['bad-links', 'An agreement link that must not become a link'],
  ['nulls-and-gaps', 'Fields are null or missing'],
  ['no-registrants', 'Nothing is said about the holders'],
  ...decisionLines('open', 'open'),
]

/** It is the current registrant who can opt out of the lock. */
const OF_CURRENT = 'hold-only'

const SIDES = [
  { side: 'new', path: '/trade/n/', operationId: 'getNewTrade' },
  { side: 'current', path: '/trade/c/', operationId: 'getCurrentTrade' },
] as const

export const TRADE = SIDES.flatMap(({ side, path, operationId }) =>
  scenariosOf(
    { flow: 'trade', contract: 'trade', operationId },
    LINES.filter(([state]) => side === 'current' || state !== OF_CURRENT),
    (state) => `${path}${side}-${state}`,
    `${side}-`,
  ).map((row) => ({ ...row, title: `${side === 'new' ? 'New' : 'Current'} registrant: ${row.title}` })),
)
