import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { rememberedAnswer, remember, type RememberedAnswer } from '#api/remembered.ts'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'
import { hasAnswerField, type ItemStatus } from './item-status.ts'
import { useDecision, type DecisionParts } from './use-decision.ts'

/**
 * The decision about an item, in the form that `DecisionFlow` needs. Stores the answer on this device, because the fields
 * in the specification do not show whether an item was answered.
 *
 * @param domain only for links that do not contain the domain; shown after the item has expired
 */
export function useAnswering<Answer extends string, Item extends { answer?: unknown }, Key extends QueryKey>({
  item,
  domain,
  onFailure,
  ...parts
}: Omit<DecisionParts<Answer, Item, Key>, 'onSuccess'> & { item: Item; domain?: string | undefined }) {
  const { query, itemStatus, isAnswerInItem = false } = parts
  const { queryKey } = query
  const queryClient = useQueryClient()
  // The loader has already read the memory. Test pages remember nothing.
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
      if (failure.kind === 'answered' && !isAnswerInItem) remember(queryClient, queryKey, memory ?? {})
      onFailure?.(failure, answer)
    },
  })
  return {
    decision,
    itemStatus: withMemory(itemStatus(item), isAnswerInItem || hasAnswerField(item), memory),
    /** Forgets the answer and reads the item again, so that the user can answer again. */
    answerAgain: () => {
      remember(queryClient, queryKey, null)
      void queryClient.resetQueries({ queryKey, exact: true })
    },
  }
}

/** Combines the answer in the item (preferred) and the remembered one. `isAnswerInItem`: see `DecisionParts`. */
export function withMemory(status: ItemStatus, isAnswerInItem: boolean, memory: RememberedAnswer | null): ItemStatus {
  if (!memory || status.is === 'answered') return status
  const details = { answer: readText(memory.answer), at: readDate(memory.at), reference: readText(memory.reference) }
  if (!isAnswerInItem) return { is: 'answered', ...details, from: undefined }
  return details.answer && status.is === 'open' ? { is: 'received', ...details } : status
}
