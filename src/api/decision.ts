import type { MutationFunctionContext, MutationKey } from '@tanstack/react-query'
import { callForDecision, type Answer } from './call.ts'
import type { Api } from './client.ts'
import type { ErrorArea } from './error-areas.ts'
import { apiOf } from './query-client.ts'
import { textHeaders, type ShownText } from './shown-text.ts'
import { AS_DECISION } from './urlencoded.ts'

/**
 * Mutation options of a decision about an item. What became of it is read from the item afterwards.
 *
 * @param send calls the operation with the options it is given
 */
export function decisionMutation(
  mutationKey: MutationKey,
  area: ErrorArea,
  send: (api: Api, options: typeof AS_DECISION) => Promise<Answer<string>>,
) {
  return {
    mutationKey,
    /** @param text the wording that was shown for the answer */
    mutationFn: (text: ShownText | void, { client }: MutationFunctionContext) => {
      const headers = { ...AS_DECISION.headers, ...textHeaders(text) }
      return callForDecision(send(apiOf(client), { ...AS_DECISION, headers }))
    },
    meta: { area },
  }
}

export type DecisionMutation = ReturnType<typeof decisionMutation>
