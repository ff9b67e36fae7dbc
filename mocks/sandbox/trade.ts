import type { components, operations } from '#api/generated/trade.d.ts'
import { createDecisions, type Decisions } from './decisions.ts'
import { isYes } from './flags.ts'
import type { Handlers } from './handlers.ts'
import type { World } from './world.ts'

type Trade = components['schemas']['Trade']
type Approval = components['schemas']['TradeApproval']

/**
 * Changes of registrant. The keys `new-open~7` and `current-open~7` are the two sides of one change: each side sees the
 * other's answer, and when one side cancels, the other can no longer answer.
 */
export function trade(world: World): Handlers<operations> {
  const newSide: Decisions<Trade> = createDecisions(world, 'getNewTrade', {
    deadline,
    isAnswered,
    view: (item, key) => withOtherSide(item, currentSide.savedItem(key.replace(/^new-/, 'current-'))),
  })
  const currentSide: Decisions<Trade> = createDecisions(world, 'getCurrentTrade', {
    deadline,
    isAnswered,
    view: (item, key) => withOtherSide(item, newSide.savedItem(key.replace(/^current-/, 'new-'))),
  })

  return {
    getNewTrade: ({ query }) => newSide.read(query),
    approveNewTrade: ({ body }) => newSide.decide('approveNewTrade', approval(body)),
    cancelNewTrade: ({ body }) => newSide.decide('cancelNewTrade', { ...body, answer: 'cancelled' }),
    getCurrentTrade: ({ query }) => currentSide.read(query),
    approveCurrentTrade: ({ body }) => currentSide.decide('approveCurrentTrade', approval(body)),
    cancelCurrentTrade: ({ body }) => currentSide.decide('cancelCurrentTrade', { ...body, answer: 'cancelled' }),
  }
}

function deadline(item: Trade) {
  return item.approval_deadline
}

function isAnswered({ answer, other_side_answer: otherAnswer }: Trade): boolean {
  return Boolean(answer) || otherAnswer === 'cancelled'
}

function withOtherSide(item: Trade, other: Trade | undefined): Trade {
  if (!other) return item
  return { ...item, other_side_answer: other.answer ?? null, other_side_answered_at: other.answered_at ?? null }
}

function approval({ key, trade_hold: hold, designated_agent: agent }: Approval) {
  return {
    key,
    answer: 'approved',
    refuse: (item: Trade) => {
      const isHoldValid = (hold !== undefined) === isYes(item.trade_hold_editable)
      const isAgentValid = (agent !== undefined) === isYes(item.designated_agent_editable)
      return isHoldValid && isAgentValid ? undefined : 'unprocessable'
    },
    changes: () => ({
      ...(hold !== undefined && { trade_hold_enabled: hold }),
      ...(agent !== undefined && { designated_agent_enabled: agent }),
    }),
  } as const
}
