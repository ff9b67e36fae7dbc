import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleOf } from '#mocks/contracts/examples.ts'
import { SCENARIOS, type Scenario } from '#mocks/scenarios.ts'
import { isSpecOnly } from '#mocks/contracts/spec-only.ts'
import { keyIn, withValues, type Plan } from '#scripts/conformance/plan.ts'
import { DECISION_PAGES, type Answer } from '#tests/support/decision-pages.ts'
import { expectKind } from './support/expectations.ts'
import { contracts, planFor, send } from './support/plans.ts'
import { startSandbox, type TestServer } from './support/servers.ts'

const NOW = '2026-11-21T09:00:00.000Z'

let server: TestServer
beforeAll(async () => void (server = await startSandbox()))
afterAll(() => server.close())

function planOf(row: Scenario, { operation, fields }: Answer, copy: string): Plan {
  return withValues(planFor(row, operation, copy), fields)
}
const statusOf = ({ operationId }: Scenario, example: string) =>
  exampleOf(contracts.operation(operationId), example).status
const get = (row: Scenario, copy = '') => send(server.origin, planFor(row, row.operationId, copy))
const post = (row: Scenario, answer: Answer, copy = '') => send(server.origin, planOf(row, answer, copy))

describe.each(DECISION_PAGES)('$name', ({ read, prefix, open, answers }) => {
  const id = contracts.match('GET', read)?.operation.id
  const rows = SCENARIOS.filter(({ operationId, state, domain }) => operationId === id && !isSpecOnly(state) && !domain)
  const rowOf = (state: string): Scenario => {
    const row = rows.find((each) => each.state === prefix + state)
    if (!row) throw new Error(`There is no scenario "${prefix}${state}".`)
    return row
  }
  const main = rowOf(open)
  const [first] = answers

  test.each(answers)('stores the answer until a reset, and rejects any other: $operation', async (answer) => {
    const copy = `~${answer.operation}`
    const [before, other] = [await get(main, copy), await get(main, '~other')]
    const decided = await post(main, answer, copy)
    expect(decided.json).toMatchObject({ answer: expect.any(String), reference: expect.any(String) })
    const after = await get(main, copy)
    expect(after.json).toMatchObject({ ...(decided.json as object), answered_at: NOW, answered_ip: '192.0.2.44' })

    for (const another of answers) expect((await post(main, another, copy)).status).toBe(409)
    expect((await get(main, copy)).json).toEqual(after.json)
    expect((await get(main, '~other')).json).toEqual(other.json)

    await fetch(`${server.origin}/__sandbox/reset`, { method: 'POST' })
    expect((await get(main, copy)).json).toEqual(before.json)
  })

  test('records decisions in the ledger, but no reads', async () => {
    const plan = planOf(main, first, '~ledger')
    const key = keyIn(plan) ?? ''
    await get(main, '~ledger')
    await send(server.origin, plan)
    await post(main, first, '~ledger2')
    const response = await fetch(`${server.origin}/__sandbox/ledger?key=${encodeURIComponent(key)}`)
    const entry = { at: NOW, operation: first.operation, key, body: plan.body?.value }
    expect(await response.json()).toEqual({ entries: [entry] })
  })

  test('rejects a link that combines a key with the parameters of another item', async () => {
    const item = planFor(main)
    const others = Object.keys(item.query).filter((name) => item.query[name] !== keyIn(item))
    for (const name of others) {
      for (const plan of [item, ...answers.map((answer) => planOf(main, answer, ''))]) {
        const response = await send(server.origin, withValues(plan, { [name]: 'another.example' }))
        expectKind(403, response, response.json)
      }
    }
  })

  test.each([
    ['save-drops-answer', 'lost', true],
    ['save-dropped', 'lost', false],
    ['save-empty-200', 200, true],
    ['save-empty-502', 502, false],
    ['save-html', 200, false],
    ['save-foreign', 200, false],
  ])('responds to a decision about %s with %s, stored: %s', async (state, status, isStored) => {
    const row = rowOf(state)
    const { path } = contracts.operation(first.operation)
    const body = new URLSearchParams(planOf(row, first, '').body?.value as Record<string, string>)
    const sent = fetch(server.origin + path, { method: 'POST', body })
    const outcome = sent.then((response) => response.text().then(() => response.status))
    expect(await outcome.catch(() => 'lost')).toBe(status)
    expect(Boolean(((await get(row)).json as { answer?: unknown }).answer)).toBe(isStored)
  })

  const later = rows.flatMap((row) => (row.nextRead === undefined ? [] : [{ ...row, nextRead: row.nextRead }]))
  test.each(later)('reads $state as $nextRead after a decision', async (row) => {
    const before = await get(row, '~later')
    expectKind(statusOf(row, row.example), before, before.json)
    await post(row, first, '~later')
    const after = await get(row, '~later')
    expectKind(statusOf(row, row.nextRead), after, after.json)
  })
})

test('reports no contract violation', () => expect(server.reports).toEqual([]))
