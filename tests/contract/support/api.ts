import {
  MutationObserver,
  type MutationOptions,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query'
import { afterAll, beforeAll, expect } from 'vitest'
import { browserTransport } from '#api/browser-transport.ts'
import type { ApiError } from '#api/errors.ts'
import { createQueryClient, readNow } from '#api/query-client.ts'
import type { SandboxOptions } from '#mocks/sandbox/world.ts'
import { startSandbox, type TestServer } from './servers.ts'

/** Returns functions that call the API of an origin through `src/api/`, as a page of that origin does. */
export function apiOf(origin: string) {
  const queryClient: QueryClient = createQueryClient(browserTransport(origin))
  return {
    queryClient,
    read: <Data, Key extends QueryKey>(query: QueryExecuteOptions<Data, ApiError, Data, Data, Key>) =>
      readNow(queryClient, query),
    send: <Data, Variables>(
      mutation: MutationOptions<Data, ApiError, Variables>,
      ...[variables]: Variables extends void ? [] : [Variables]
    ): Promise<Data> => new MutationObserver(queryClient, mutation).mutate(variables as Variables),
  }
}

export type Api = ReturnType<typeof apiOf>

/** Starts a sandbox for all tests of a file, which fail if it reports a contract violation. */
export function useSandbox(options: Omit<SandboxOptions, 'features'> = {}): { server: TestServer; api: Api } {
  const shared = {} as { server: TestServer; api: Api }
  beforeAll(async () => {
    shared.server = await startSandbox(undefined, options)
    shared.api = apiOf(shared.server.origin)
  })
  afterAll(async () => {
    await shared.server.close()
    expect(shared.server.reports).toEqual([])
  })
  return shared
}
