import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#api/trade.ts'
import { pageOf, type Page } from './support/page.ts'
import { startSandbox, type TestServer } from './support/servers.ts'

const CHOICES = { trade_hold: '1', designated_agent: '0' } as const
/** What the new registrant can choose. */
const AGENT = { designated_agent: '0' } as const

describe('the functions of the page', () => {
  let server: TestServer
  let page: Page
  beforeAll(async () => {
    server = await startSandbox()
    page = pageOf(server.origin)
  })
  afterAll(() => server.close())

  test('what one side answers, the other sees', async () => {
    expect(await page.ask(api.getCurrentTrade({ key: 'current-open~1' }))).toMatchObject({
      answer: null,
      other_side_answer: null,
    })
    expect(await page.send(api.approveNewTrade('new-open~1', AGENT))).toMatchObject({ answer: 'approved' })
    expect(await page.ask(api.getNewTrade({ key: 'new-open~1' }))).toMatchObject({
      answer: 'approved',
      other_side_answer: null,
    })
    expect(await page.ask(api.getCurrentTrade({ key: 'current-open~1' }))).toMatchObject({
      answer: null,
      other_side_answer: 'approved',
      other_side_answered_at: '2026-11-21T09:00:00.000Z',
    })
    await page.send(api.approveCurrentTrade('current-open~1', CHOICES))
    expect(await page.ask(api.getNewTrade({ key: 'new-open~1' }))).toMatchObject({
      answer: 'approved',
      other_side_answer: 'approved',
    })
  })

  test.each([
    ['new', 'current'],
    ['current', 'new'],
  ] as const)('when the %s registrant cancels, the %s one has nothing to answer', async (one, other) => {
    const cancel = { new: api.cancelNewTrade, current: api.cancelCurrentTrade }[one]
    const approve = { new: api.approveNewTrade, current: api.approveCurrentTrade }[other]
    await page.send(cancel(`${one}-open~${one}`))
    const choices = other === 'new' ? AGENT : CHOICES
    await expect(page.send(approve(`${other}-open~${one}`, choices))).rejects.toMatchObject({ kind: 'answered' })
  })

  test('the choices that were made are told when it is read again', async () => {
    await page.send(api.approveCurrentTrade('current-open~2', { trade_hold: '0', designated_agent: '1' }))
    expect(await page.ask(api.getCurrentTrade({ key: 'current-open~2' }))).toMatchObject({
      trade_hold_enabled: '0',
      designated_agent_enabled: '1',
    })
  })

  test.each([
    ['current-open', {}],
    ['current-open', { trade_hold: '1' }],
    ['current-plain', { trade_hold: '1' }],
    ['current-hold-only', CHOICES],
    ['current-agent-only', { trade_hold: '1' }],
  ] as const)('approving %s with %j is refused: exactly the open choices are sent', async (key, choices) => {
    await expect(page.send(api.approveCurrentTrade(key, choices))).rejects.toMatchObject({
      kind: 'invalid',
      status: 422,
    })
  })

  test.each([
    ['current-plain', {}],
    ['current-facts', {}],
    ['current-hold-only', { trade_hold: '1' }],
    ['current-agent-only', { designated_agent: '0' }],
    ['current-nulls-and-gaps', {}],
  ] as const)('approving %s with %j is taken', async (key, choices) => {
    expect(await page.send(api.approveCurrentTrade(`${key}~3`, choices))).toMatchObject({ answer: 'approved' })
  })

  test('the key of one side does not fit the other', async () => {
    await expect(page.ask(api.getNewTrade({ key: 'current-open' }))).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(page.send(api.cancelCurrentTrade('new-open'))).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test.each(['new', 'current'] as const)('the %s side reads, approves, and cannot cancel any more', async (side) => {
    const key = `${side}-plain~4`
    const { read, approve, cancel } = api.TRADE_SIDES[side]
    expect(await page.ask(read({ key }))).toMatchObject({ answer: null })
    await page.send(approve(key, {}))
    expect(await page.ask(read({ key }))).toMatchObject({ answer: 'approved' })
    await expect(page.send(cancel(key))).rejects.toMatchObject({ kind: 'answered' })
  })

  test('break no contract', () => expect(server.reports).toEqual([]))
})
