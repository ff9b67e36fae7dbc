import { expect, test } from 'vitest'
import * as api from '#api/trade.ts'
import { useSandbox } from './support/api.ts'

const CHOICES = { trade_hold: '1', designated_agent: '0' } as const
/** A new registrant can choose only the designated agent. */
const AGENT = { designated_agent: '0' } as const

const sandbox = useSandbox()
const readNew = (key: string) => sandbox.api.read(api.getNewTrade({ key }))
const readCurrent = (key: string) => sandbox.api.read(api.getCurrentTrade({ key }))

test("shows each side the other side's answer", async () => {
  expect(await readCurrent('current-open~1')).toMatchObject({ answer: null, other_side_answer: null })
  expect(await sandbox.api.send(api.approveNewTrade('new-open~1', AGENT))).toMatchObject({ answer: 'approved' })
  expect(await readNew('new-open~1')).toMatchObject({ answer: 'approved', other_side_answer: null })
  expect(await readCurrent('current-open~1')).toMatchObject({
    answer: null,
    other_side_answer: 'approved',
    other_side_answered_at: '2026-11-21T09:00:00.000Z',
  })
  await sandbox.api.send(api.approveCurrentTrade('current-open~1', CHOICES))
  expect(await readNew('new-open~1')).toMatchObject({ answer: 'approved', other_side_answer: 'approved' })
})

test.each([
  ['new', 'current'],
  ['current', 'new'],
] as const)('after the %s registrant cancels, rejects answers from the %s registrant', async (one, other) => {
  const cancel = { new: api.cancelNewTrade, current: api.cancelCurrentTrade }[one]
  const approve = { new: api.approveNewTrade, current: api.approveCurrentTrade }[other]
  await sandbox.api.send(cancel(`${one}-open~${one}`))
  const choices = other === 'new' ? AGENT : CHOICES
  await expect(sandbox.api.send(approve(`${other}-open~${one}`, choices))).rejects.toMatchObject({ kind: 'answered' })
})

test('returns the stored choices', async () => {
  const choices = { trade_hold: '0', designated_agent: '1' } as const
  await sandbox.api.send(api.approveCurrentTrade('current-open~2', choices))
  const stored = { trade_hold_enabled: '0', designated_agent_enabled: '1' }
  expect(await readCurrent('current-open~2')).toMatchObject(stored)
})

test.each([
  ['current-open', {}],
  ['current-open', { trade_hold: '1' }],
  ['current-hold-only', CHOICES],
  ['current-agent-only', { trade_hold: '1' }],
] as const)('rejects the approval of %s with %j: exactly the offered choices are required', async (key, choices) => {
  const request = sandbox.api.send(api.approveCurrentTrade(key, choices))
  await expect(request).rejects.toMatchObject({ kind: 'invalid', status: 422 })
})

test.each([
  ['current-facts', {}],
  ['current-hold-only', { trade_hold: '1' }],
  ['current-agent-only', { designated_agent: '0' }],
  ['current-nulls-and-gaps', {}],
] as const)('accepts the approval of %s with %j', async (key, choices) => {
  const request = sandbox.api.send(api.approveCurrentTrade(`${key}~3`, choices))
  expect(await request).toMatchObject({ answer: 'approved' })
})

test("rejects the other side's key", async () => {
  await expect(readNew('current-open')).rejects.toMatchObject({ kind: 'forbidden' })
  const request = sandbox.api.send(api.cancelCurrentTrade('new-open'))
  await expect(request).rejects.toMatchObject({ kind: 'forbidden' })
})
