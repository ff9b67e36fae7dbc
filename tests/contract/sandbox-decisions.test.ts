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
  const openRow = rowOf(open)
  const [firstAnswer] = answers

  test.each(answers)('stores the answer until a reset, and rejects further answers: $operation', async (answer) => {
    const copy = `~${answer.operation}`
    const [before, other] = [await get(openRow, copy), await get(openRow, '~other')]
    const decision = await post(openRow, answer, copy)
    expect(decision.json).toMatchObject({ answer: expect.any(String), reference: expect.any(String) })
    const after = await get(openRow, copy)
    expect(after.json).toMatchObject({ ...(decision.json as object), answered_at: NOW, answered_ip: '192.0.2.44' })

    for (const further of answers) expect((await post(openRow, further, copy)).status).toBe(409)
    expect((await get(openRow, copy)).json).toEqual(after.json)
    expect((await get(openRow, '~other')).json).toEqual(other.json)

    await fetch(`${server.origin}/__sandbox/reset`, { method: 'POST' })
    expect((await get(openRow, copy)).json).toEqual(before.json)
  })

  test('records decisions in the ledger, but no reads', async () => {
    const plan = planOf(openRow, firstAnswer, '~ledger')
    const key = keyIn(plan) ?? ''
    await get(openRow, '~ledger')
    await send(server.origin, plan)
    await post(openRow, firstAnswer, '~ledger2')
    const response = await fetch(`${server.origin}/__sandbox/ledger?key=${encodeURIComponent(key)}`)
    const entry = { at: NOW, operation: firstAnswer.operation, key, body: plan.body?.value }
    expect(await response.json()).toEqual({ entries: [entry] })
  })

  test('rejects a link that combines a key with the parameters of another item', async () => {
    const readPlan = planFor(openRow)
    const otherParameters = Object.keys(readPlan.query).filter((name) => readPlan.query[name] !== keyIn(readPlan))
    for (const name of otherParameters) {
      for (const plan of [readPlan, ...answers.map((answer) => planOf(openRow, answer, ''))]) {
        const response = await send(server.origin, withValues(plan, { [name]: 'another.example' }))
        expectKind(403, response, response.json)
      }
    }
  })

  test.each([
    ['save-drops-answer', 'no response', true],
    ['save-dropped', 'no response', false],
    ['save-empty-200', 200, true],
    ['save-empty-502', 502, false],
    ['save-html', 200, false],
    ['save-foreign', 200, false],
  ])('a decision about %s results in %s (stored: %s)', async (state, status, isStored) => {
    const row = rowOf(state)
    const { path } = contracts.operation(firstAnswer.operation)
    const body = new URLSearchParams(planOf(row, firstAnswer, '').body?.value as Record<string, string>)
    const sent = fetch(server.origin + path, { method: 'POST', body })
    const outcome = sent.then((response) => response.text().then(() => response.status))
    expect(await outcome.catch(() => 'no response')).toBe(status)
    expect(Boolean(((await get(row)).json as { answer?: unknown }).answer)).toBe(isStored)
  })

  const changingRows = rows.flatMap((row) => (row.nextRead === undefined ? [] : [{ ...row, nextRead: row.nextRead }]))
  test.each(changingRows)('after a decision, reading $state returns $nextRead', async (row) => {
    const before = await get(row, '~later')
    expectKind(statusOf(row, row.example), before, before.json)
    await post(row, firstAnswer, '~later')
    const after = await get(row, '~later')
    expectKind(statusOf(row, row.nextRead), after, after.json)
  })
})

test('reports no contract violation', () => expect(server.reports).toEqual([]))
