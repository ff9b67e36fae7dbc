import type { MutationFunctionContext } from '@tanstack/react-query'
import { callForDecision, type FetchResult } from './call.ts'
import { AS_FORM, type Api } from './client.ts'
import type { ErrorArea } from './error-areas.ts'
import { apiOf } from './query-client.ts'
import { textHeaders, type ShownText } from './shown-text.ts'

const OPTIONS = { ...AS_FORM, parseAs: 'text' } as const

/**
 * Mutation options of a decision about an item. The caller reads the outcome from the item afterwards.
 *
 * @param send calls the operation with the given options
 */
export function decisionMutation(
  area: ErrorArea,
  send: (api: Api, options: typeof OPTIONS) => Promise<FetchResult<string>>,
) {
  return {
    /** @param text the wording that was shown for the answer */
    mutationFn: (text: ShownText | void, { client }: MutationFunctionContext) => {
      const headers = { ...OPTIONS.headers, ...textHeaders(text) }
      return callForDecision(send(apiOf(client), { ...OPTIONS, headers }))
    },
    meta: { area },
  }
}

export type DecisionMutation = ReturnType<typeof decisionMutation>
