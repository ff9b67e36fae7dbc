import { hashKey, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { keep, recall } from '#lib/kept.ts'
import { transportOf } from './query-client.ts'

/**
 * What this device remembers about an item for the session.
 *
 * @param item names it: the key of the item's query, or one of its own
 * @param read makes the value of what was kept, of which nothing is known
 */
export function kept<Value>(item: QueryKey, read: (value: unknown) => Value) {
  return queryOptions({ queryKey: ['kept', ...item], queryFn: async () => read(await recall(hashKey(item))) })
}

/** Has the device remember a value about an item for the session. A test page does nothing that could be remembered. */
export function remember(queryClient: QueryClient, item: QueryKey, value: unknown): void {
  if (transportOf(queryClient).isTest) return
  queryClient.setQueryData(['kept', ...item], value)
  void keep(hashKey(item), value)
}
