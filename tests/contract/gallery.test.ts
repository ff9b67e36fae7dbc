import { afterAll, beforeAll, expect, test } from 'vitest'
import type { components } from '#api/generated/sandbox.d.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { examplePlan, send } from './support/plans.ts'
import { startPrism, startSandbox, type TestServer } from './support/servers.ts'

type List = components['schemas']['ScenarioList']

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

async function readList({ origin }: TestServer, reseller?: string): Promise<List> {
  const { json } = await send(origin, { ...examplePlan('getScenarios'), query: reseller ? { reseller } : {} })
  return json as List
}

function findScenario({ scenarios }: List, flow: string, state: string): List['scenarios'][number] {
  const scenario = scenarios.find((each) => each.flow === flow && each.state === state)
  if (!scenario) throw new Error(`${flow}: ${state} is not listed`)
  return scenario
}

test('Prism responds to the request listed for a state with the first status of that state', async () => {
  const { scenarios } = await readList(sandbox)
  const prismScenarios = scenarios.filter((scenario) => scenario.prism)
  expect(scenarios.map(({ link }) => link)).toEqual(SCENARIOS.map(({ link }) => link))
  expect(new Set(prismScenarios.map(({ flow }) => flow))).toEqual(new Set(scenarios.map(({ flow }) => flow)))
  for (const { flow, state, statuses, prism: request } of prismScenarios) {
    const { path = '', ...init } = request ?? {}
    const { status } = await fetch(prism.origin + path, init)
    expect(`${flow} ${state} ${status}`).toBe(`${flow} ${state} ${statuses[0]}`)
  }
  expect(prism.reports).toEqual([])
})

test('Prism shows every state that needs no fault, stored data or changed example', async () => {
  const list = await readList(prism)
  expect(list).toMatchObject({ server: 'prism', resellers: [] })
  const isChanged = (link: string) => SCENARIOS.some((row) => (row.isEnlarged || row.domain) && row.link === link)
  const notShown = list.scenarios.filter(({ shown, flow }) => !shown && flow !== 'app-config')
  expect(notShown.length).toBeGreaterThan(50)
  expect(notShown.filter(({ fault, statuses, link }) => !fault && statuses.length < 3 && !isChanged(link))).toEqual([])
})

test.each([
  ['preferences', 'optional-only', 'open', [200]],
  ['preferences', 'expired', 'expired', [410]],
  ['preferences', 'save-conflict-409', 'error', [200, 409]],
  ['preferences', 'never', 'slow', []],
  ['preferences', 'save-html', 'error', [200, 200]],
  ['trade', 'new-approved', 'answered', [200, 409]],
  ['trade', 'current-expired-by-date', 'expired', [200, 410]],
  ['transfer-in', 'in-save-lost-410', 'error', [200, 504, 410]],
  ['transfer-in', 'in-save-then-404', 'open', [200, 200, 404]],
  ['tld-info', 'list-400', 'error', [200, 400]],
] as const)('lists %s: %s with the purpose "%s" and the statuses %j', async (flow, state, purpose, statuses) => {
  expect(findScenario(await readList(sandbox), flow, state)).toMatchObject({ purpose, statuses })
})

test("links for a reseller open that reseller's items; an unknown reseller changes no link", async () => {
  const list = await readList(sandbox, 'pale-yellow')
  expect(list.resellers.map(({ name }) => name)).toContain('pale-yellow')
  for (const [flow, state, link] of [
    ['preferences', 'optional-only', '/consent/optional-only~pale-yellow'],
    ['verification', 'pending', '/registrant/verification/48213/pending/pale-yellow'],
    ['test-pages', 'trade', '/trade/test/pale-yellow'],
    ['brand-check', 'nordlicht', '/preview/brand/nordlicht'],
    ['app-config', 'config-list', '/consent/optional-only'],
  ] as const)
    expect(findScenario(list, flow, state).link).toBe(link)
  expect(await readList(sandbox, 'nobody')).toEqual(await readList(sandbox))
  const query = (key: string) => ({ key, domain: 'anders-buchbinderei.berlin' })
  const read = (key: string) => send(sandbox.origin, { ...examplePlan('getTransferIn'), query: query(key) })
  const reseller = { reseller_username: 'pale-yellow', reseller_org_name: 'Zitrone Webdesign' }
  expect((await read('in-open~pale-yellow')).json).toMatchObject(reseller)
  expect((await read('in-open~1')).json).toMatchObject({ reseller_username: 'nordlicht' })
})
