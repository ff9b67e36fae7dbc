import { now } from '#lib/clock.ts'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'

export type ItemStatus =
  | { is: 'open' }
  | {
      is: 'answered'
      /** Set if the other side's answer closed the item for both sides. */
      by?: 'otherSide'
      /** The backend's value: `approved`, `declined`, `cancelled`, or an unknown value. */
      answer: string | undefined
      at: Date | undefined
      /** The IP address that the answer came from, so that users can recognize their own answer. */
      from: string | undefined
      reference: string | undefined
    }
  /** This device sent an answer that the item does not contain yet. */
  | { is: 'received'; answer: string | undefined; at: Date | undefined; reference: string | undefined }
  | { is: 'expired'; at: Date }

type Answerable = { answer?: unknown; answered_at?: unknown; answered_ip?: unknown; reference?: unknown }

/** Reads the status of an item from its data, because backends' HTTP statuses are unreliable. */
export function readStatus(item: Answerable, deadline: unknown): ItemStatus {
  const answer = readText(item.answer)
  const at = readDate(item.answered_at)
  if (answer || at) {
    return { is: 'answered', answer, at, from: readText(item.answered_ip), reference: readText(item.reference) }
  }
  const end = readDate(deadline)
  return end && end <= now() ? { is: 'expired', at: end } : { is: 'open' }
}

/** Returns whether an item has the field `answer`. Many items in the specification do not have it. */
export function hasAnswerField({ answer }: { answer?: unknown }): boolean {
  return answer !== undefined
}

/** Maps an answer to an outcome that has messages. Other answers are `unknown`. */
export function toOutcome(answer: string | undefined): 'approved' | 'declined' | 'unknown' {
  return answer === 'approved' || answer === 'declined' ? answer : 'unknown'
}
