import {
  MutationObserver,
  QueryClient,
  type FetchQueryOptions,
  type MutationOptions,
  type QueryKey,
} from '@tanstack/react-query'
import { vi } from 'vitest'
import type { ApiError } from '#api/errors.ts'

/**
 * An API file as a page of that origin has it: its real functions, which ask the page's own origin. The client takes the
 * origin when it is loaded, so it is loaded afresh.
 */
export async function asPageOf<Module>(origin: string, load: () => Promise<Module>): Promise<Module> {
  vi.stubGlobal('location', new URL('/', origin))
  vi.resetModules()
  try {
    return await load()
  } finally {
    vi.unstubAllGlobals()
  }
}

/** Asks a query as a page does, without what was asked before. */
export function ask<Data, Key extends QueryKey>(query: FetchQueryOptions<Data, ApiError, Data, Key>): Promise<Data> {
  return new QueryClient().query({ ...query, retry: false })
}

/** Sends a mutation as a page does. */
export function send<Data, Variables>(
  mutation: MutationOptions<Data, ApiError, Variables>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(new QueryClient(), mutation).mutate(variables)
}
