import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { client } from './client.ts'
import type { components } from './generated/sandbox.d.ts'

export type Scenario = components['schemas']['Scenario']

/** `getScenarios`: every state of every flow that the sandbox can show, for the gallery on Home. */
export function scenariosQuery() {
  return queryOptions({
    queryKey: ['getScenarios'],
    queryFn: ({ signal }) => call(client.GET('/__sandbox/scenarios', { signal })),
  })
}
