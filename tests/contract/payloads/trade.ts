import * as api from '#api/trade.ts'
import type { components, operations } from '#api/generated/trade.d.ts'
import type { Calls, Payloads } from '#tests/contract/support/payloads.ts'
import { ANSWERED, DECIDED, DECISION, ITEM_ERRORS } from '#tests/contract/support/decision-payloads.ts'

const TRADE = {
  domain: 'anders-buchbinderei.berlin',
  current_registrant: {
    name: 'Jo Anders',
    organization: 'Anders Buchbinderei',
    email: 'jo.anders@anders-buchbinderei.example',
  },
  new_registrant: { name: 'Mika Falk', organization: 'Falk & Töchter GmbH', email: 'mika.falk@falk-toechter.example' },
  trade_hold_enabled: '1',
  trade_hold_editable: true,
  designated_agent_enabled: 0,
  designated_agent_editable: '0',
  designated_agent_registrar: 'Meridian Registrar Inc.',
  approval_deadline: '2026-11-26T21:59:59Z',
  messaging_language: 'en-US',
  agreement_url: 'https://www.meridian-registrar.example/agreements/change-of-registrant',
  request_date: 1795075964,
  other_side_answer: 'approved',
  other_side_answered_at: '2026-11-20T11:40:02.0Z',
  ...ANSWERED,
} satisfies Required<components['schemas']['Trade']>

const READ = { header: undefined, query: { key: 'new-open' }, body: null, answers: { 200: TRADE, ...ITEM_ERRORS } }
const APPROVE = {
  header: DECISION,
  query: undefined,
  body: { key: 'current-open', trade_hold: '1', designated_agent: '0' },
  answers: DECIDED,
} as const
const CANCEL = { header: DECISION, query: undefined, body: { key: 'new-open' }, answers: DECIDED }

export const payloads = {
  getNewTrade: READ,
  approveNewTrade: APPROVE,
  cancelNewTrade: CANCEL,
  getCurrentTrade: READ,
  approveCurrentTrade: APPROVE,
  cancelCurrentTrade: CANCEL,
} satisfies Payloads<operations>

// Every decision has a copy of its item.
const CHOICES = { trade_hold: '1', designated_agent: '0' } as const

/** The function of each operation, called as a page does. */
export const calls: Calls<operations> = {
  getNewTrade: (page) => page.ask(api.getNewTrade({ key: 'new-open~1' })),
  approveNewTrade: (page) => page.send(api.approveNewTrade('new-open~2', { designated_agent: '0' })),
  cancelNewTrade: (page) => page.send(api.cancelNewTrade('new-open~3')),
  getCurrentTrade: (page) => page.ask(api.getCurrentTrade({ key: 'current-open~1' })),
  approveCurrentTrade: (page) => page.send(api.approveCurrentTrade('current-open~4', CHOICES)),
  cancelCurrentTrade: (page) => page.send(api.cancelCurrentTrade('current-open~5')),
}
