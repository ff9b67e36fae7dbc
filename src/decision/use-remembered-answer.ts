import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { ApiError } from '#api/errors.ts'
import { rememberedAnswer, remember, type RememberedAnswer } from '#api/remembered.ts'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'
import { showsAnswer, type ItemStatus } from './item-status.ts'
import type { Decided } from './use-decision.ts'

/**
 * What this device remembers of an item. The fields in the specification do not show whether it was answered.
 *
 * @param about the domain, for an item that is gone; `isShownByItem` as in `useDecision`
 */
export function useRememberedAnswer(
  item: QueryKey,
  about: { domain?: string | undefined; isShownByItem?: boolean } = {},
) {
  const { domain, isShownByItem = false } = about
  const queryClient = useQueryClient()
  // The loader has read it already; a test page remembers nothing.
  const { data: kept = null } = useQuery(rememberedAnswer(item))
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
      } satisfies RememberedAnswer),
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
 * Merges the status with the remembered answer. The backend takes precedence. `isShown`: the item shows if it is
 * answered.
 */
export function withMemory(status: ItemStatus, isShown: boolean, kept: RememberedAnswer | null): ItemStatus {
  if (!kept || status.is === 'answered') return status
  const known = { answer: readText(kept.answer), at: readDate(kept.at), reference: readText(kept.reference) }
  if (!isShown) return { is: 'answered', ...known, from: undefined }
  return known.answer && status.is === 'open' ? { is: 'received', ...known } : status
}
