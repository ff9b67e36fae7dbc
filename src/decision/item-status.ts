import { now } from '#lib/clock.ts'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'

export type ItemStatus =
  | { is: 'open' }
  | {
      is: 'answered'
      /** Set if the other side answered, which ends the item for both. */
      by?: 'other'
      /** The backend's value: `approved`, `declined`, `cancelled`, or an unknown one. */
      answer: string | undefined
      at: Date | undefined
      /** The IP address that the answer came from, for the user to recognize. */
      from: string | undefined
      reference: string | undefined
    }
  /** This device sent an answer that the item does not contain yet. */
  | { is: 'received'; answer: string | undefined; at: Date | undefined; reference: string | undefined }
  | { is: 'expired'; at: Date }

type Answerable = { answer?: unknown; answered_at?: unknown; answered_ip?: unknown; reference?: unknown }

/**
 * Reads the status of an item from its data, because HTTP statuses are unreliable (product decisions, "HTTP meanings").
 */
export function readStatus(item: Answerable, deadline: unknown): ItemStatus {
  const answer = readText(item.answer)
  const at = readDate(item.answered_at)
  if (answer || at) {
    return { is: 'answered', answer, at, from: readText(item.answered_ip), reference: readText(item.reference) }
  }
  const end = readDate(deadline)
  return end && end <= now() ? { is: 'expired', at: end } : { is: 'open' }
}

/** Returns whether an item has the field `answer`. The fields in the specification often do not include it. */
export function showsAnswer({ answer }: { answer?: unknown }): boolean {
  return answer !== undefined
}

/** Returns the outcome of an answer that has texts. Other answers are `unknown`. */
export function toOutcome(answer: string | undefined): 'approved' | 'declined' | 'unknown' {
  return answer === 'approved' || answer === 'declined' ? answer : 'unknown'
}
