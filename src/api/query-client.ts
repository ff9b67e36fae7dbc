import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { setAreaError, type ErrorArea } from './error-areas.ts'
import { ApiError } from './errors.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    /** `area` says where the banner files the call's error; a call without one speaks for itself on the page. */
    queryMeta: { area?: ErrorArea }
    mutationMeta: { area?: ErrorArea }
  }
}

const RETRIES = 2

/** The query client of the pages: reads are retried twice where that may help, writes never. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => report(query.meta?.area, error),
      onSuccess: (_data, query) => report(query.meta?.area, undefined),
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => report(mutation.meta?.area, undefined),
      onError: (error, _variables, _result, mutation) => report(mutation.meta?.area, error),
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A part of the page that comes later does not ask again for what has failed; Try again does.
        retryOnMount: false,
        // Offline calls fail with words; they do not wait for a network that may never come.
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && error.transient,
        retryDelay: (failures) => 500 * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** 409 is an outcome that the page tells in its own words, and a cancelled call is nobody's error. */
function report(area: ErrorArea | undefined, error: ApiError | undefined): void {
  if (!area || error?.kind === 'aborted') return
  setAreaError(area, error?.kind === 'answered' ? undefined : error)
}
