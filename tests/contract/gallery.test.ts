import { afterAll, beforeAll, expect, test } from 'vitest'
import type { components } from '#api/generated/sandbox.d.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { clientOf } from './support/client.ts'
import { startPrism, startSandbox, type TestServer } from './support/servers.ts'

type Scenario = components['schemas']['Scenario']

let sandbox: TestServer
let prism: TestServer
beforeAll(async () => {
  sandbox = await startSandbox()
  prism = await startPrism()
})
afterAll(async () => {
  await sandbox.close()
  await prism.close()
})

async function listFor(reseller?: string) {
  const { data } = await clientOf(sandbox.origin).GET('/__sandbox/scenarios', {
    params: { query: { ...(reseller !== undefined && { reseller }) } },
  })
  if (!data) throw new Error('The sandbox lists nothing')
  return data
}

function rowIn(scenarios: Scenario[], flow: string, state: string): Scenario {
  const row = scenarios.find((each) => each.flow === flow && each.state === state)
  if (!row) throw new Error(`${flow}: ${state} is not listed`)
  return row
}

async function answerOf(origin: string, { method, path, headers, body }: NonNullable<Scenario['prism']>) {
  const answer = await fetch(origin + path, {
    method,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  })
  return { status: answer.status, body: await answer.text() }
}

test('Prism answers the request of every state with its first status', async () => {
  const { scenarios } = await listFor()
  const shown = scenarios.filter((row) => row.prism)
  expect(new Set(shown.map(({ flow }) => flow))).toEqual(new Set(scenarios.map(({ flow }) => flow)))
  for (const { flow, state, statuses, prism: request } of shown) {
    if (!request) continue
    const name = `${flow}: ${state}`
    expect([name, (await answerOf(prism.origin, request)).status]).toEqual([name, statuses[0]])
  }
  expect(prism.reports).toEqual([])
})

test('only what needs no memory, is an example and fails in the way of its contract is left to Prism', async () => {
  const { scenarios } = await listFor()
  const absent = scenarios.filter((row) => !row.prism)
  expect(absent.length).toBeGreaterThan(0)
  const isChanged = (row: Scenario) =>
    SCENARIOS.some(({ link, isGrown, domain }) => (isGrown || domain) && link === row.link)
  expect(absent.filter((row) => !row.fault && row.statuses.length < 3 && !isChanged(row))).toEqual([])
})

test.each([
  ['preferences', 'optional-only', 'open', [200]],
  ['preferences', 'expired', 'expired', [410]],
  ['preferences', 'expired-by-date', 'open', [200]],
  ['preferences', 'save-conflict-409', 'error', [200, 409]],
  ['preferences', 'never', 'slow', []],
  ['preferences', 'error-empty', 'error', [502]],
  ['preferences', 'save-html', 'error', [200, 200]],
  ['preferences', 'slow', 'slow', [200]],
  ['trade', 'new-approved', 'answered', [200, 409]],
  ['trade', 'current-expired-by-date', 'expired', [200, 410]],
  ['verification', 'already-answered', 'answered', [409, 409]],
  ['transfer-in', 'in-save-lost-410', 'error', [200, 504, 410]],
  ['transfer-in', 'in-save-then-404', 'open', [200, 200, 404]],
  ['tld-info', 'list-400', 'error', [200, 400]],
] as const)('%s: %s is %s, with %j', async (flow, state, purpose, statuses) => {
  const { scenarios } = await listFor()
  expect(rowIn(scenarios, flow, state)).toMatchObject({ purpose, statuses })
})

test('a link for a reseller opens an item of that reseller', async () => {
  const { resellers, scenarios } = await listFor('pale-yellow')
  expect(resellers.map(({ name }) => name)).toContain('pale-yellow')
  const links = [
    ['preferences', 'optional-only'],
    ['verification', 'pending'],
    ['test-pages', 'trade'],
    ['brand-check', 'nordlicht'],
    ['app-config', 'config-list'],
  ].map(([flow = '', state = '']) => rowIn(scenarios, flow, state).link)
  expect(links).toEqual([
    '/consent/optional-only~pale-yellow',
    '/registrant/verification/48213/pending/pale-yellow',
    '/trade/test/pale-yellow',
    '/preview/brand/nordlicht',
    '/consent/optional-only',
  ])
  const client = clientOf(sandbox.origin)
  const read = (key: string) =>
    client.GET('/trade/api/no-auth/transfer_in/info', {
      params: { query: { key, domain: 'anders-buchbinderei.berlin' } },
    })
  expect((await read('in-open~pale-yellow')).data).toMatchObject({
    reseller_username: 'pale-yellow',
    reseller_org_name: 'Zitrone Webdesign',
  })
  expect((await read('in-open~1')).data).toMatchObject({ reseller_username: 'nordlicht' })
})

test('a reseller that the sandbox does not know changes no link', async () => {
  expect(await listFor('nobody')).toEqual(await listFor())
})
