import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { rememberedAnswer, remember, type RememberedAnswer } from '#api/remembered.ts'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'
import { showsAnswer, type ItemStatus } from './item-status.ts'
import { useDecision, type DecisionParts } from './use-decision.ts'

/**
 * The decision about an item, as `DecisionFlow` needs it. This device remembers the answer, because the fields in the
 * specification do not show whether an item was answered.
 *
 * @param domain remembered for an item that expires, if the link does not contain it
 */
export function useAnswering<Answer extends string, Item extends { answer?: unknown }, Key extends QueryKey>({
  item,
  domain,
  onFailure,
  ...parts
}: Omit<DecisionParts<Answer, Item, Key>, 'onSuccess'> & { item: Item; domain?: string | undefined }) {
  const { query, itemStatus, isShownByItem = false } = parts
  const { queryKey } = query
  const queryClient = useQueryClient()
  // The loader has already read it. Test pages remember nothing.
  const { data: memory = null } = useQuery(rememberedAnswer(queryKey))
  const decision = useDecision({
    ...parts,
    onSuccess: ({ answer, at, reference }) =>
      remember(queryClient, queryKey, {
        answer,
        at: at.toISOString(),
        ...(reference && { reference }),
        ...(domain && { domain }),
      } satisfies RememberedAnswer),
    onFailure: (failure, answer) => {
      if (failure.kind === 'answered' && !isShownByItem) remember(queryClient, queryKey, memory ?? {})
      onFailure?.(failure, answer)
    },
  })
  return {
    decision,
    itemStatus: withMemory(itemStatus(item), isShownByItem || showsAnswer(item), memory),
    /** Forgets the answer and reads the item again, so that it can be answered again. */
    answerAgain: () => {
      remember(queryClient, queryKey, null)
      void queryClient.resetQueries({ queryKey, exact: true })
    },
  }
}

/**
 * Merges the status with the remembered answer. The backend takes precedence. `isShown`: the item itself shows whether
 * it is answered.
 */
export function withMemory(status: ItemStatus, isShown: boolean, memory: RememberedAnswer | null): ItemStatus {
  if (!memory || status.is === 'answered') return status
  const known = { answer: readText(memory.answer), at: readDate(memory.at), reference: readText(memory.reference) }
  if (!isShown) return { is: 'answered', ...known, from: undefined }
  return known.answer && status.is === 'open' ? { is: 'received', ...known } : status
}
