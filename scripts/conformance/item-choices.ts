import type { ConsentUpdate } from '#api/consent.ts'
import { answersToSend } from '#features/preferences/choices.ts'
import { readItems } from '#features/preferences/rules.ts'
import { choicesOf } from '#features/trade/rules.ts'
import { parseJson } from './compare.ts'
import type { Plan } from './plan.ts'
import type { Reply } from './send.ts'

type Fields = Record<string, unknown>

/** Functions that adapt a request body to the item, as the pages do, by operation id. */
const ADAPTERS: Record<string, (body: Fields, item: Fields) => Fields> = {
  saveConsent: allConsents,
  approveNewTrade: editableChoices,
  approveCurrentTrade: editableChoices,
}

/** Returns whether the body of a write depends on the item. */
export function dependsOnItem(operationId: string): boolean {
  return operationId in ADAPTERS
}

/** Returns a write's plan with the choices that the reply's item offers, as the page would send them. */
export function withItemChoices(plan: Plan, reply: Reply): Plan {
  const adapt = ADAPTERS[plan.operation.id]
  if (!adapt || !plan.body || 'failure' in reply || reply.status !== 200) return plan
  const item = Object(parseJson(reply.body)) as Fields
  return { ...plan, body: { ...plan.body, value: adapt(plan.body.value as Fields, item) } }
}

/** Accepts every consent. */
function allConsents(body: Fields, { object_data: data }: Fields): Fields {
  const items = readItems(data ?? {})
  const consents: ConsentUpdate['consents'] = answersToSend(items, new Map(items.map(({ uid }) => [uid, true])))
  return consents.length > 0 ? { ...body, consents } : body
}

function editableChoices({ trade_hold, designated_agent, ...others }: Fields, item: Fields): Fields {
  return { ...others, ...choicesOf(item, { trade_hold, designated_agent } as Parameters<typeof choicesOf>[1]) }
}
