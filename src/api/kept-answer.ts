import { hashKey, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { keep, recall } from '#lib/kept.ts'
import { transportOf } from './query-client.ts'

/** An answer that was given, or found to be given, on this device; `at` in ISO form. */
export type KeptAnswer = { answer?: string; at?: string; reference?: string }

/** The answer that this device remembers of an item, by the key of the item's query; `null` without one. */
export function keptAnswer(item: QueryKey) {
  return queryOptions({
    queryKey: ['keptAnswer', ...item],
    queryFn: async (): Promise<KeptAnswer | null> => {
      const kept = await recall(hashKey(item))
      return typeof kept === 'object' ? kept : null
    },
  })
}

/** Has the device remember an answer for the session: not every backend tells it again. A test page answers nothing. */
export function keepAnswer(queryClient: QueryClient, item: QueryKey, answer: KeptAnswer): void {
  if (transportOf(queryClient).isTest) return
  queryClient.setQueryData(keptAnswer(item).queryKey, answer)
  void keep(hashKey(item), answer)
}

/** Reads what is remembered of an item, for its loader: the page need not wait for it then. */
export function recallAnswer(queryClient: QueryClient, item: QueryKey): Promise<unknown> {
  return queryClient.query(keptAnswer(item))
}
