import type { ConsentUpdate } from '#api/consent.ts'
import { answersToSend } from '#features/preferences/choices.ts'
import { sortConsents } from '#features/preferences/rules.ts'
import { choicesOf } from '#features/trade/rules.ts'
import { parseJson } from './compare.ts'
import type { Plan } from './plan.ts'
import type { Reply } from './send.ts'

type Fields = Record<string, unknown>

/** Operations whose request depends on the item that was read, by the rules of the pages. */
const FOLLOW: Record<string, (sent: Fields, item: Fields) => Fields> = {
  saveConsent: allConsents,
  approveNewTrade: editableChoices,
  approveCurrentTrade: editableChoices,
}

/** Whether the body of a write contains values that only the item has. */
export function followsItem(operationId: string): boolean {
  return operationId in FOLLOW
}

/** The plan of a write with the choices that the item offers, as the page would send them; unchanged without an item. */
export function asRead(plan: Plan, reply: Reply): Plan {
  const follow = FOLLOW[plan.operation.id]
  if (!follow || !plan.body || 'failure' in reply || reply.status !== 200) return plan
  const item = Object(parseJson(reply.body)) as Fields
  return { ...plan, body: { ...plan.body, value: follow(plan.body.value as Fields, item) } }
}

/** Allows everything. */
function allConsents(sent: Fields, { object_data: data }: Fields): Fields {
  const items = sortConsents(data ?? {})
  const consents: ConsentUpdate['consents'] = answersToSend(items, new Map(items.map(({ uid }) => [uid, true])))
  return consents.length > 0 ? { ...sent, consents } : sent
}

function editableChoices({ trade_hold, designated_agent, ...sent }: Fields, item: Fields): Fields {
  return { ...sent, ...choicesOf(item, { trade_hold, designated_agent } as Parameters<typeof choicesOf>[1]) }
}
