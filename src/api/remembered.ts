import { hashKey, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { storeOnDevice, readFromDevice } from '#lib/device-memory.ts'
import { transportOf } from './query-client.ts'

/**
 * Query options for what this device remembers about an item for the session.
 *
 * @param item the key of the item's query, or another key about the item
 * @param read validates the stored value, whose type is unknown
 */
export function rememberedValue<Value>(item: QueryKey, read: (value: unknown) => Value) {
  return queryOptions({ queryKey: ['memory', ...item], queryFn: async () => read(await readFromDevice(hashKey(item))) })
}

/** Stores a value about an item for the session; null deletes it. Test pages store nothing. */
export function remember(queryClient: QueryClient, item: QueryKey, value: unknown): void {
  if (transportOf(queryClient).isTest) return
  queryClient.setQueryData(['memory', ...item], value)
  void storeOnDevice(hashKey(item), value)
}

/**
 * An answer that was given on this device; `at` is ISO 8601. `domain` is set only if the link does not contain it, to
 * be shown when the item no longer exists.
 */
export type RememberedAnswer = { answer?: string; at?: string; reference?: string; domain?: string }

/** The remembered answer for an item, by the key of the item's query; `null` if there is none. */
export function rememberedAnswer(item: QueryKey) {
  return rememberedValue(item, (value): RememberedAnswer | null => (typeof value === 'object' ? value : null))
}

/** Reads the remembered answer, for route loaders, so that the page has it when it first renders. */
export function recallAnswer(queryClient: QueryClient, item: QueryKey): Promise<RememberedAnswer | null> {
  return queryClient.query(rememberedAnswer(item))
}
