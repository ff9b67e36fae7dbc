import type { Trade, TradeChoices } from '#api/trade.ts'
import { readStatus, type ItemStatus } from '#decision/item-status.ts'
import { readDate } from '#lib/dates.ts'
import { readFlag, readText } from '#lib/readers.ts'

/** The answer to show if the other side has canceled. */
const OTHER_CANCELLED = 'other-cancelled'

/** The other side's answer, or `unreported` if trades do not contain it. */
export type OtherAnswer = 'unreported' | 'none' | 'approved' | 'cancelled' | 'unknown'

export function otherAnswerOf(trade: Trade): OtherAnswer {
  if (trade.other_side_answer === undefined) return 'unreported'
  const answer = readText(trade.other_side_answer)
  if (!answer) return 'none'
  return answer === 'approved' || answer === 'cancelled' ? answer : 'unknown'
}

/** Returns the status for one side. A cancellation by the other side also counts as an answer. */
export function statusOf(trade: Trade): ItemStatus {
  const itemStatus = readStatus(trade, trade.approval_deadline)
  if (itemStatus.is === 'answered' || otherAnswerOf(trade) !== 'cancelled') return itemStatus
  const at = readDate(trade.other_side_answered_at)
  return { is: 'answered', by: 'otherSide', answer: OTHER_CANCELLED, at, from: undefined, reference: undefined }
}

export function outcomeOf(
  answer: string | undefined,
  trade: Trade,
): 'approved' | 'completed' | 'cancelled' | 'otherCancelled' | 'unknown' {
  if (answer === 'cancelled') return 'cancelled'
  const other = otherAnswerOf(trade)
  if (other === 'cancelled') return 'otherCancelled'
  if (answer === 'approved') return other === 'approved' ? 'completed' : 'approved'
  return 'unknown'
}

/** Returns the legal holder: the organization, else the person. */
export function legalHolderOf(
  registrant: Trade['new_registrant'],
): { kind: 'organization' | 'person'; field: FieldComparison['field']; name: string } | undefined {
  const organization = readText(registrant?.organization)
  if (organization) return { kind: 'organization', field: 'organization', name: organization }
  const name = readText(registrant?.name)
  return name ? { kind: 'person', field: 'name', name } : undefined
}

const FIELDS = ['name', 'organization', 'email'] as const

/** A field of both registrants. `from` is the current registrant's value, `to` the new registrant's. */
export type FieldComparison = {
  field: (typeof FIELDS)[number]
  from: string | undefined
  to: string | undefined
  isChanged: boolean
}

/** Compares the registrants. Reports no changes if either is unknown. */
export function compareFields(before: Trade['current_registrant'], after: Trade['new_registrant']): FieldComparison[] {
  return FIELDS.map((field) => {
    const [from, to] = [readText(before?.[field]), readText(after?.[field])]
    return { field, from, to, isChanged: Boolean(before && after) && from !== to }
  })
}

export type Setting = { editable: boolean; enabled: boolean }

/** The transfer lock. If editable, on by default, because policy requires the lock unless it is waived. */
export function lockOf(trade: Trade): Setting {
  const editable = readFlag(trade.trade_hold_editable) ?? false
  return { editable, enabled: readFlag(trade.trade_hold_enabled) ?? editable }
}

/** The authority of the designated agent. Off by default, because the registrant must grant it. */
export function agentOf(trade: Trade): Setting {
  return {
    editable: readFlag(trade.designated_agent_editable) ?? false,
    enabled: readFlag(trade.designated_agent_enabled) ?? false,
  }
}

/** Returns whether a setting is on after an approval. */
export function isOn(choice: '0' | '1' | undefined, { enabled }: Setting): boolean {
  return choice === undefined ? enabled : choice === '1'
}

/** Returns whether a choice differs from its current setting. */
export function hasChangedChoice(trade: Trade, { trade_hold: lock, designated_agent: agent }: TradeChoices): boolean {
  return isOn(lock, lockOf(trade)) !== lockOf(trade).enabled || isOn(agent, agentOf(trade)) !== agentOf(trade).enabled
}

/** Returns the value to send for each editable setting. */
export function choicesOf(trade: Trade, choices: TradeChoices): TradeChoices {
  const [lock, agent] = [lockOf(trade), agentOf(trade)]
  return {
    ...(lock.editable && { trade_hold: toFlag(isOn(choices.trade_hold, lock)) }),
    ...(agent.editable && { designated_agent: toFlag(isOn(choices.designated_agent, agent)) }),
  }
}

export function toFlag(yes: boolean): '0' | '1' {
  return yes ? '1' : '0'
}
