import { queryOptions } from '@tanstack/react-query'
import * as paths from '#lib/api-paths.gen.ts'
import { call } from './call.ts'
import type { components } from './generated/sandbox.d.ts'
import { apiOf } from './query-client.ts'

export type Scenario = components['schemas']['Scenario']

/** Every state of every flow that the sandbox can show, for the gallery on Home. */
export function getScenarios() {
  return queryOptions({
    queryKey: ['getScenarios'],
    queryFn: ({ client, signal }) => call(apiOf(client).GET(paths.getScenarios, { signal })),
  })
}
