import { now } from '#lib/clock.ts'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'

export type ItemStatus =
  | { is: 'open' }
  | {
      is: 'answered'
      /** The other side has answered, which leaves nothing to answer. */
      by?: 'other'
      /** The backend's value: `approved`, `declined`, `cancelled`, or an unknown one. */
      answer: string | undefined
      at: Date | undefined
      /** The IP address of the answer, for its owner to recognize. */
      from: string | undefined
      reference: string | undefined
    }
  /** This device has sent an answer that the item does not show. */
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

/** Returns whether an item shows if it is answered; the specification's fields often do not. */
export function showsAnswer({ answer }: { answer?: unknown }): boolean {
  return answer !== undefined
}

/** Returns the outcome with texts; an unknown answer is still an answer. */
export function outcomeNamed(answer: string | undefined): 'approved' | 'declined' | 'unknown' {
  return answer === 'approved' || answer === 'declined' ? answer : 'unknown'
}
