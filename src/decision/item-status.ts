import { now } from '#lib/clock.ts'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'

export type ItemStatus =
  | { is: 'open' }
  | {
      is: 'answered'
      /** Somebody else has answered, which leaves this person nothing to answer. */
      by?: 'other'
      /** The backend's value: `approved`, `declined`, `cancelled`, or an unknown one. */
      answer: string | undefined
      at: Date | undefined
      /** Address that the answer came from, so that its owner can recognise it. */
      from: string | undefined
      reference: string | undefined
    }
  /** This device has sent an answer that the item does not show: it may still be processed, or never be. */
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

/** Returns whether an item shows if it is answered, even that it is not; the specification's fields often do neither. */
export function showsAnswer({ answer }: { answer?: unknown }): boolean {
  return answer !== undefined
}

/** Returns the outcome that a page has texts for; an unknown value of the backend is an answer all the same. */
export function outcomeNamed(answer: string | undefined): 'approved' | 'declined' | 'unknown' {
  return answer === 'approved' || answer === 'declined' ? answer : 'unknown'
}
