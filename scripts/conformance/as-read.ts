import type { ConsentUpdate } from '#api/consent.ts'
import { answersToSend } from '#features/preferences/choices.ts'
import { sortConsents } from '#features/preferences/rules.ts'
import { choicesOf } from '#features/trade/rules.ts'
import { parseJson } from './compare.ts'
import type { Plan } from './plan.ts'
import type { Reply } from './send.ts'

type Fields = Record<string, unknown>

/** What the pages send depends on the item that they have read, in these operations; the pages' own rules say how. */
const FOLLOW: Record<string, (sent: Fields, item: Fields) => Fields> = {
  saveConsent: allConsents,
  approveNewTrade: editableChoices,
  approveCurrentTrade: editableChoices,
}

/** Whether the body of a write names what only the item itself can tell. */
export function followsItem(operationId: string): boolean {
  return operationId in FOLLOW
}

/** The plan of a write with the choices that the item offers, as the page would send them; as it is without an item. */
export function asRead(plan: Plan, reply: Reply): Plan {
  const follow = FOLLOW[plan.operation.id]
  if (!follow || !plan.body || 'failure' in reply || reply.status !== 200) return plan
  const item = Object(parseJson(reply.body)) as Fields
  return { ...plan, body: { ...plan.body, value: follow(plan.body.value as Fields, item) } }
}

/** Allows whatever there is to allow. */
function allConsents(sent: Fields, { object_data: data }: Fields): Fields {
  const items = sortConsents(data ?? {})
  const consents: ConsentUpdate['consents'] = answersToSend(items, new Map(items.map(({ uid }) => [uid, true])))
  return consents.length > 0 ? { ...sent, consents } : sent
}

function editableChoices({ trade_hold, designated_agent, ...sent }: Fields, item: Fields): Fields {
  return { ...sent, ...choicesOf(item, { trade_hold, designated_agent } as Parameters<typeof choicesOf>[1]) }
}
