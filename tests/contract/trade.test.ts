import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDecisionFlow } from './support/decision-flow.ts'
import { asPageOf, ask, send } from './support/page.ts'
import { startSandbox, type TestServer } from './support/servers.ts'

const CHOICES = { trade_hold: '1', designated_agent: '0' } as const

testDecisionFlow({
  read: 'getNewTrade',
  decisions: ['approveNewTrade', 'cancelNewTrade'],
  keyName: 'key',
  fieldsOf: ([, , key = '']) => ({ key }),
  more: { approveNewTrade: CHOICES },
})

testDecisionFlow({
  read: 'getCurrentTrade',
  decisions: ['approveCurrentTrade', 'cancelCurrentTrade'],
  keyName: 'key',
  fieldsOf: ([, , key = '']) => ({ key }),
  more: { approveCurrentTrade: CHOICES },
})

describe('the functions of the page', () => {
  let server: TestServer
  let api: typeof import('#api/trade.ts')
  beforeAll(async () => {
    server = await startSandbox()
    api = await asPageOf(server.origin, () => import('#api/trade.ts'))
  })
  afterAll(() => server.close())

  test('what one side answers, the other sees', async () => {
    expect(await api.getCurrentTrade('current-open~1')).toMatchObject({ answer: null, other_side_answer: null })
    expect(await api.approveNewTrade('new-open~1', CHOICES)).toMatchObject({ answer: 'approved' })
    expect(await api.getNewTrade('new-open~1')).toMatchObject({ answer: 'approved', other_side_answer: null })
    expect(await api.getCurrentTrade('current-open~1')).toMatchObject({
      answer: null,
      other_side_answer: 'approved',
      other_side_answered_at: '2026-11-21T09:00:00.000Z',
    })
    await api.approveCurrentTrade('current-open~1', CHOICES)
    expect(await api.getNewTrade('new-open~1')).toMatchObject({ answer: 'approved', other_side_answer: 'approved' })
  })

  test.each([
    ['new', 'current'],
    ['current', 'new'],
  ] as const)('when the %s registrant cancels, the %s one has nothing to answer', async (one, other) => {
    const cancel = { new: api.cancelNewTrade, current: api.cancelCurrentTrade }[one]
    const approve = { new: api.approveNewTrade, current: api.approveCurrentTrade }[other]
    await cancel(`${one}-open~${one}`)
    await expect(approve(`${other}-open~${one}`, CHOICES)).rejects.toMatchObject({ kind: 'answered' })
  })

  test('the choices that were made are told when it is read again', async () => {
    await api.approveNewTrade('new-open~2', { trade_hold: '0', designated_agent: '1' })
    expect(await api.getNewTrade('new-open~2')).toMatchObject({
      trade_hold_enabled: '0',
      designated_agent_enabled: '1',
    })
  })

  test.each([
    ['new-open', {}],
    ['new-open', { trade_hold: '1' }],
    ['new-plain', { trade_hold: '1' }],
    ['new-hold-only', CHOICES],
    ['new-agent-only', { trade_hold: '1' }],
  ] as const)('approving %s with %j is refused: exactly the open choices are sent', async (key, choices) => {
    await expect(api.approveNewTrade(key, choices)).rejects.toMatchObject({ kind: 'invalid', status: 422 })
  })

  test.each([
    ['new-plain', {}],
    ['new-facts', {}],
    ['new-hold-only', { trade_hold: '1' }],
    ['new-agent-only', { designated_agent: '0' }],
    ['new-nulls-and-gaps', {}],
  ] as const)('approving %s with %j is taken', async (key, choices) => {
    expect(await api.approveNewTrade(`${key}~3`, choices)).toMatchObject({ answer: 'approved' })
  })

  test('the key of one side does not fit the other', async () => {
    await expect(api.getNewTrade('current-open')).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(api.cancelCurrentTrade('new-open')).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test.each(['new', 'current'] as const)('query and mutation of the %s side ask and decide', async (side) => {
    const key = `${side}-plain~4`
    expect(await ask(api.tradeQuery(side, key))).toMatchObject({ answer: null })
    await send(api.tradeDecisionMutation(side, key), { answer: 'approved', choices: {} })
    expect(await ask(api.tradeQuery(side, key))).toMatchObject({ answer: 'approved' })
    const cancel = send(api.tradeDecisionMutation(side, key), { answer: 'cancelled' })
    await expect(cancel).rejects.toMatchObject({ kind: 'answered' })
  })

  test('break no contract', () => expect(server.reports).toEqual([]))
})
