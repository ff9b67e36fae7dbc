import { checkAnswer } from '#mocks/contracts/check-answer.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { unreadableDates } from './dates.ts'
import type { Reply } from './send.ts'

/** One thing in an answer that is not as the contract says. */
export interface Violation {
  /** `status`, `header content-type`, `body /object_data/uid`. */
  field: string
  what: string
}

/** Expectation of an answer beyond being one of those that its contract declares. */
export interface Expected {
  /** Statuses that are right here. */
  statuses: number[]
  /** Places of dates that cannot be read in the very example that is asked for. */
  unreadable?: string[]
  /** Whether an answer of the sandbox that tells of a broken contract, which is always 500, is as good. */
  loud?: boolean
}

/** Everything in a reply that is not as expected; values are never repeated, as they may be keys. */
export function violationsOf(operation: Operation, expected: Expected, reply: Reply): Violation[] {
  if ('silence' in reply) return [{ field: 'answer', what: `none came (${reply.silence})` }]
  if (expected.loud && reply.status === 500 && reply.headers.has('x-contract-violation')) return []

  const found = checkAnswer(operation, reply).map(asViolation).filter(saysMore)
  if (!expected.statuses.includes(reply.status)) {
    const wanted =
      expected.statuses.length > 0 ? expected.statuses.join(' or ') : 'an answer that the contract declares'
    found.unshift({ field: 'status', what: `${reply.status} instead of ${wanted}` })
  }
  // Of an answer that nobody expected, the body says nothing new.
  if (!(reply.status in operation.document.responses))
    return found.filter(({ field }) => field === 'status').slice(0, 1)
  const dates = unreadableDates(operation, reply).filter((at) => !expected.unreadable?.includes(at))
  return [...found, ...dates.map((at) => ({ field: `body ${at}`, what: 'is no date that can be read' }))]
}

/** Where several forms are possible, what is wrong in the nearest one says it; that no other form fits says nothing. */
function saysMore(violation: Violation, _: number, all: Violation[]): boolean {
  return !isEcho(violation) || !all.some((other) => !isEcho(other) && other.field.startsWith(violation.field))
}

function isEcho({ what }: Violation): boolean {
  return /^must (be null|match .* in (anyOf|oneOf))$/.test(what)
}

/** Lines of `checkAnswer`: `status 418 is not declared`, `header X: missing`, `body /a: must be string`. */
function asViolation(line: string): Violation {
  const type = /^content type (.*)$/.exec(line)
  if (type) return { field: 'header content-type', what: type[1] ?? '' }
  const status = /^status (.*)$/.exec(line)
  if (status) return { field: 'status', what: status[1] ?? '' }
  const [, field = line, what = ''] = /^(.*?): (.*)$/s.exec(line) ?? []
  return { field: field.replace(/ \/$/, ''), what }
}
