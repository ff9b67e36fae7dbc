import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { ApiError } from '#api/errors.ts'
import { keptAnswer, remember, type KeptAnswer } from '#api/kept.ts'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'
import { showsAnswer, type ItemStatus } from './item-status.ts'
import type { Decided } from './use-decision.ts'

/**
 * What this device remembers of an item that is answered once. The fields in the specification do not show whether it was.
 *
 * @param item the key of the item's query
 * @param about the domain, for an item that is gone; `isShownByItem` as in `useDecision`
 */
export function useKeptAnswer(item: QueryKey, about: { domain?: string | undefined; isShownByItem?: boolean } = {}) {
  const { domain, isShownByItem = false } = about
  const queryClient = useQueryClient()
  // The loader has read it already; a test page remembers nothing.
  const { data: kept = null } = useQuery(keptAnswer(item))
  return {
    /** Returns the status of the item, which is received or answered even if only this device knows that. */
    withMemory: (status: ItemStatus, data: { answer?: unknown }): ItemStatus =>
      withMemory(status, isShownByItem || showsAnswer(data), kept),
    taken: ({ answer, at, reference }: Decided<string>) =>
      remember(queryClient, item, {
        answer,
        at: at.toISOString(),
        ...(reference && { reference }),
        ...(domain && { domain }),
      } satisfies KeptAnswer),
    /** Remembers that the item has been answered, if a decision failed for that reason. */
    failed: ({ kind }: ApiError) => {
      if (kind === 'answered') remember(queryClient, item, kept ?? {})
    },
    /** Forgets the answer and reads the item again, so that it can be answered again. */
    answerAgain: () => {
      remember(queryClient, item, null)
      void queryClient.resetQueries({ queryKey: item, exact: true })
    },
  }
}

/**
 * Merges the status with the remembered answer. What the backend reports takes precedence, even that there is no answer.
 *
 * @param isShown whether the item shows that it is answered
 */
export function withMemory(status: ItemStatus, isShown: boolean, kept: KeptAnswer | null): ItemStatus {
  if (!kept || status.is === 'answered') return status
  const known = { answer: readText(kept.answer), at: readDate(kept.at), reference: readText(kept.reference) }
  if (!isShown) return { is: 'answered', ...known, from: undefined }
  return known.answer && status.is === 'open' ? { is: 'received', ...known } : status
}
