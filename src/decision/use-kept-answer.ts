import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { ApiError } from '#api/errors.ts'
import { forgetAnswer, keepAnswer, keptAnswer, type KeptAnswer } from '#api/kept-answer.ts'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'
import { showsAnswer, type ItemStatus } from './item-status.ts'
import type { Decided } from './use-decision.ts'

/**
 * The memory of this device for an item that is answered once: what the specification lists does not say whether it was.
 *
 * @param item the key of the item's query
 * @param about the domain, for when the item is gone; `isShownByItem` as in `useDecision`
 */
export function useKeptAnswer(item: QueryKey, about: { domain?: string | undefined; isShownByItem?: boolean } = {}) {
  const { domain, isShownByItem = false } = about
  const queryClient = useQueryClient()
  // Read by the loader, so it is there at once; a test page has no memory and waits for none.
  const { data: kept = null } = useQuery(keptAnswer(item))
  return {
    /** The status of the item, received or answered also where only this device knows it. */
    withMemory: (status: ItemStatus, data: { answer?: unknown }): ItemStatus =>
      withMemory(status, isShownByItem || showsAnswer(data), kept),
    taken: ({ answer, at, reference }: Decided<string>) =>
      keepAnswer(queryClient, item, {
        answer,
        at: at.toISOString(),
        ...(reference && { reference }),
        ...(domain && { domain }),
      }),
    /** Remembers that somebody has answered, when that is what a decision failed for. */
    failed: ({ kind }: ApiError) => {
      if (kind === 'answered') keepAnswer(queryClient, item, kept ?? {})
    },
    /** Forgets the answer and reads the item again, to answer it once more. */
    answerAgain: () => {
      forgetAnswer(queryClient, item)
      void queryClient.resetQueries({ queryKey: item, exact: true })
    },
  }
}

/**
 * What a backend says of the answer, even that there is none, counts more than what the device remembers.
 *
 * @param isShown whether the item shows if it is answered
 */
export function withMemory(status: ItemStatus, isShown: boolean, kept: KeptAnswer | null): ItemStatus {
  if (!kept || status.is === 'answered') return status
  const known = { answer: readText(kept.answer), at: readDate(kept.at), reference: readText(kept.reference) }
  if (!isShown) return { is: 'answered', ...known, from: undefined }
  return known.answer && status.is === 'open' ? { is: 'received', ...known } : status
}
