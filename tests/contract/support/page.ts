import {
  MutationObserver,
  type MutationOptions,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query'
import { browserTransport } from '#api/browser-transport.ts'
import type { ApiError } from '#api/errors.ts'
import { createQueryClient, readNow } from '#api/query-client.ts'
import type { Transport } from '#api/transport.ts'

/**
 * Calls the API of an origin with the factories of `src/api/`, as a page of that origin does.
 *
 * @param transport for answers that come from elsewhere
 */
export function pageOf(origin: string, transport: Transport = browserTransport(origin)) {
  const queryClient: QueryClient = createQueryClient(transport)
  return {
    queryClient,
    ask: <Data, Key extends QueryKey>(query: QueryExecuteOptions<Data, ApiError, Data, Data, Key>) =>
      readNow(queryClient, query),
    send: <Data, Variables>(
      mutation: MutationOptions<Data, ApiError, Variables>,
      ...[variables]: Variables extends void ? [] : [Variables]
    ): Promise<Data> => new MutationObserver(queryClient, mutation).mutate(variables as Variables),
  }
}

export type Page = ReturnType<typeof pageOf>
