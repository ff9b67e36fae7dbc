import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { ApiError } from '#api/errors.ts'
import { keepAnswer, keptAnswer, type KeptAnswer } from '#api/kept-answer.ts'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'
import type { ItemStatus } from './item-status.ts'
import type { Decided } from './use-decision.ts'

/**
 * The memory of this device for an item that is answered once: what the specification lists does not say whether it was.
 *
 * @param item the key of the item's query
 */
export function useKeptAnswer(item: QueryKey) {
  const queryClient = useQueryClient()
  // Read by the loader, so it is there at once; a test page has no memory and waits for none.
  const { data: kept = null } = useQuery(keptAnswer(item))
  return {
    /** The status of the item, answered also where only this device knows it. */
    withMemory: (status: ItemStatus, data: { answer?: unknown }): ItemStatus => withMemory(status, data, kept),
    /** Remembers a decision that was taken. */
    taken: ({ answer, at, reference }: Decided<string>) =>
      keepAnswer(queryClient, item, { answer, at: at.toISOString(), ...(reference && { reference }) }),
    /** Remembers that somebody has answered, when that is what a decision failed for. */
    failed: ({ kind }: ApiError) => {
      if (kind === 'answered') keepAnswer(queryClient, item, kept ?? {})
    },
  }
}

/** What a backend says of the answer, even that there is none, counts more than what the device remembers. */
export function withMemory(status: ItemStatus, data: { answer?: unknown }, kept: KeptAnswer | null): ItemStatus {
  if (!kept || status.is === 'answered' || data.answer !== undefined) return status
  return {
    is: 'answered',
    answer: readText(kept.answer),
    at: readDate(kept.at),
    from: undefined,
    reference: readText(kept.reference),
  }
}
