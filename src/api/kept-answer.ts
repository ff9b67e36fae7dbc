import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { kept, remember } from './kept.ts'

/**
 * An answer that was given, or found to be given, on this device; `at` in ISO form. The domain is kept for items that are
 * gone afterwards, where the link does not name it.
 */
export type KeptAnswer = { answer?: string; at?: string; reference?: string; domain?: string }

/** The answer that this device remembers of an item, by the key of the item's query; `null` without one. */
export function keptAnswer(item: QueryKey) {
  return kept(item, (value): KeptAnswer | null => (typeof value === 'object' ? value : null))
}

/** Has the device remember an answer: not every backend tells it again. */
export function keepAnswer(queryClient: QueryClient, item: QueryKey, answer: KeptAnswer): void {
  remember(queryClient, item, answer)
}

export function forgetAnswer(queryClient: QueryClient, item: QueryKey): void {
  remember(queryClient, item, null)
}

/** Reads what is remembered of an item, for its loader: the page need not wait for it then. */
export function recallAnswer(queryClient: QueryClient, item: QueryKey): Promise<KeptAnswer | null> {
  return queryClient.query(keptAnswer(item))
}
