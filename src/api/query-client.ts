import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryClientConfig,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query'
import { createApi, type Api } from './client.ts'
import { areaErrors, fallbackErrors, setAreaError, type ErrorArea } from './error-areas.ts'
import type { ApiError } from './errors.ts'
import type { Transport } from './transport.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    /** `area`: where the error is stored for the banner. Without an area, the banner does not show the error. */
    queryMeta: {
      area?: ErrorArea
      /** The banner shows the error of this call only if the other call of its area has none. */
      isFallback?: true
    }
    /** `abortable`: an abort is not an error, because leaving the page aborts, too. If the user aborts, the caller sets one. */
    mutationMeta: { area?: ErrorArea; abortable?: true }
  }
}

const RETRIES = 2

class ApiQueryClient extends QueryClient {
  readonly transport: Transport
  readonly api: Api

  constructor(transport: Transport, config: QueryClientConfig) {
    super(config)
    this.transport = transport
    this.api = createApi(transport)
  }
}

/** Creates the query client of the pages. It retries only reads; on a server, `retries` is 0. */
export function createQueryClient(transport: Transport, retries = RETRIES): QueryClient {
  const queryCache: QueryCache = new QueryCache({ onSettled: (_data, _error, query) => reportRead(queryCache, query) })
  return new ApiQueryClient(transport, {
    queryCache,
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => report(mutation.meta?.area, undefined),
      onError: (error, _variables, _result, { meta }) => {
        if (!(meta?.abortable && error.kind === 'aborted')) report(meta?.area, error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // After the retries, only "Try again" repeats a failed read.
        retryOnMount: false,
        // Offline calls fail immediately.
        networkMode: 'always',
        retry: (failures, error) => failures < retries && error.isTransient,
        retryDelay: (failures) => 500 * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** Returns a query client with the same caches and another transport. */
export function withTransport(queryClient: QueryClient, transport: Transport): QueryClient {
  return new ApiQueryClient(transport, {
    queryCache: queryClient.getQueryCache(),
    mutationCache: queryClient.getMutationCache(),
    defaultOptions: queryClient.getDefaultOptions(),
  })
}

export function transportOf(queryClient: QueryClient): Transport {
  return (queryClient as ApiQueryClient).transport
}

export function apiOf(queryClient: QueryClient): Api {
  return (queryClient as ApiQueryClient).api
}

/** Reads an item again without changing the displayed item or the banner. */
export function readNow<T, K extends QueryKey>(
  queryClient: QueryClient,
  query: QueryExecuteOptions<T, ApiError, T, T, K>,
): Promise<T> {
  const queryKey = [...query.queryKey, 'now'] as unknown as K
  return queryClient.query({ ...query, queryKey, staleTime: 0, gcTime: 0, retry: false, meta: {} })
}

/** Reports all reads again, in the order of their requests: the page must not depend on which backend was faster. */
export function reportInOrder(queryClient: QueryClient): void {
  const queryCache = queryClient.getQueryCache()
  for (const query of queryCache.getAll()) reportRead(queryCache, query)
}

type SettledQuery = Pick<Query<unknown, unknown>, 'meta' | 'state'>

function reportRead(queryCache: QueryCache, { meta, state }: SettledQuery): void {
  const area = meta?.area
  const error = errorOf({ state })
  if (!area) return
  if (!meta.isFallback) return report(area, error ?? findFallbackError(queryCache, area))
  if (error) fallbackErrors.add(error)
  const current = areaErrors.get()[area]
  if (!current || fallbackErrors.has(current)) report(area, error)
}

/** Returns the error of an area's failed fallback, which the banner shows even if the main call succeeds. */
function findFallbackError(queryCache: QueryCache, area: ErrorArea): ApiError | undefined {
  const failed = queryCache
    .getAll()
    .find(({ meta, state }) => meta?.area === area && meta.isFallback && state.status === 'error')
  return failed && errorOf(failed)
}

function errorOf({ state }: Pick<SettledQuery, 'state'>): ApiError | undefined {
  return (state.error ?? undefined) as ApiError | undefined
}

/** Sets an area's error, or clears it. A 409 clears it, because the page itself shows that the item was answered. */
function report(area: ErrorArea | undefined, error: ApiError | undefined): void {
  if (area) setAreaError(area, error?.kind === 'answered' ? undefined : error)
}
