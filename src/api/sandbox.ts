import { queryOptions, type MutationFunctionContext } from '@tanstack/react-query'
import * as paths from '#lib/api-paths.gen.ts'
import { call, callForDecision } from './call.ts'
import type { components } from './generated/sandbox.d.ts'
import { apiOf } from './query-client.ts'

export type Scenario = components['schemas']['Scenario']

/** All scenarios of the sandbox. Their links open pages with the brand of `reseller`. */
export function getScenarios(reseller?: string) {
  return queryOptions({
    queryKey: ['getScenarios', { reseller }],
    queryFn: ({ client, signal }) =>
      call(apiOf(client).GET(paths.getScenarios, { params: { query: { ...(reseller && { reseller }) } }, signal })),
  })
}

/** Resets the sandbox and refetches everything that was read from it. */
export const resetSandbox = {
  mutationFn: (_nothing: void, { client }: MutationFunctionContext) =>
    callForDecision(apiOf(client).POST(paths.resetSandbox, { parseAs: 'text' })),
  onSuccess: (...[, , , { client }]: [unknown, unknown, unknown, MutationFunctionContext]) =>
    client.invalidateQueries(),
}
