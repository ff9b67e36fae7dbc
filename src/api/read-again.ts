import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import type { ApiError } from './errors.ts'
import { readNow } from './query-client.ts'

type Query<T, K extends QueryKey> = QueryExecuteOptions<T, ApiError, T, T, K>

/** Reads an item again and shows it. */
export async function readAgain<T, K extends QueryKey>(queryClient: QueryClient, query: Query<T, K>): Promise<T> {
  const item = await readNow(queryClient, query)
  queryClient.setQueryData<T>(query.queryKey, item)
  return item
}

/** Reads an item like `readNow`. Throws when the signal aborts. */
export async function readUnlessAborted<T, K extends QueryKey>(
  signal: AbortSignal,
  queryClient: QueryClient,
  query: Query<T, K>,
): Promise<T> {
  const cancel = () => void queryClient.cancelQueries({ queryKey: query.queryKey, predicate: isReadNow })
  signal.throwIfAborted()
  signal.addEventListener('abort', cancel)
  try {
    return await readNow(queryClient, query)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

function isReadNow({ queryKey }: { queryKey: QueryKey }): boolean {
  return queryKey.at(-1) === 'now'
}
