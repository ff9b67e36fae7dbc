import type { MutationFunctionContext, MutationKey } from '@tanstack/react-query'
import { callForDecision, type Answer } from './call.ts'
import type { Api } from './client.ts'
import type { ErrorArea } from './error-areas.ts'
import { apiOf } from './query-client.ts'

/**
 * Mutation options of a decision about an item. What became of it is read from the item afterwards.
 *
 * @param send calls the operation, its answer taken as text (`AS_DECISION`)
 */
export function decisionMutation(
  mutationKey: MutationKey,
  area: ErrorArea,
  send: (api: Api) => Promise<Answer<string>>,
) {
  return {
    mutationKey,
    mutationFn: (_nothing: void, { client }: MutationFunctionContext) => callForDecision(send(apiOf(client))),
    meta: { area },
  }
}

export type DecisionMutation = ReturnType<typeof decisionMutation>
