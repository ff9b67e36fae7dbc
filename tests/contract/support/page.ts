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

/** Calls the API of an origin with the factories of `src/api/`, as a page of that origin does. */
export function pageOf(origin: string) {
  const queryClient: QueryClient = createQueryClient(browserTransport(origin))
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
