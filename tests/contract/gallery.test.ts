import { afterAll, beforeAll, expect, test } from 'vitest'
import type { components } from '#api/generated/sandbox.d.ts'
import { ITEM_PAGES, OTHER_PAGES, SYSTEM_TEST_PAGES, TEST_PAGES } from '#lib/page-paths.gen.ts'
import { pathPattern } from '#lib/path-pattern.ts'
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

async function listOf({ origin }: TestServer, reseller?: string): Promise<List> {
  const { json } = await send(origin, { ...examplePlan('getScenarios'), query: reseller ? { reseller } : {} })
  return json as List
}

function rowIn({ scenarios }: List, flow: string, state: string): List['scenarios'][number] {
  const row = scenarios.find((each) => each.flow === flow && each.state === state)
  if (!row) throw new Error(`${flow}: ${state} is not listed`)
  return row
}

test('the sandbox lists every scenario', async () => {
  const addresses = (rows: readonly { host?: string; link: string }[]) => rows.map(({ host, link }) => [host, link])
  expect(addresses((await listOf(sandbox)).scenarios)).toEqual(addresses(SCENARIOS))
})

test('every scenario has a link of its own, which leads to a page', () => {
  expect(new Set(SCENARIOS.map(({ host = '', link }) => host + link)).size).toBe(SCENARIOS.length)
  // The route of mistyped links matches any address.
  const pages = [...Object.keys(ITEM_PAGES), ...TEST_PAGES, ...SYSTEM_TEST_PAGES, ...OTHER_PAGES]
  const addresses = pages.filter((page) => page !== '/$').map((page) => pathPattern(page.replace('{$}', '')))
  const lost = SCENARIOS.filter(({ link }) => !addresses.some((address) => address.test(link.replace(/\?.*/, ''))))
  expect(lost).toEqual([])
})

test('Prism answers the request of every state that it shows with its first status', async () => {
  const { scenarios } = await listOf(sandbox)
  const shown = scenarios.filter((row) => row.prism)
  expect(new Set(shown.map(({ flow }) => flow))).toEqual(new Set(scenarios.map(({ flow }) => flow)))
  for (const { flow, state, statuses, prism: request } of shown) {
    const { path = '', ...init } = request ?? {}
    const { status } = await fetch(prism.origin + path, init)
    expect(`${flow} ${state} ${status}`).toBe(`${flow} ${state} ${statuses[0]}`)
  }
  expect(prism.reports).toEqual([])
})

test('Prism shows every state but those with a fault, a memory or a changed example', async () => {
  const list = await listOf(prism)
  expect(list).toMatchObject({ server: 'prism', resellers: [] })
  const isChanged = (link: string) => SCENARIOS.some((row) => (row.isGrown || row.domain) && row.link === link)
  const absent = list.scenarios.filter(({ shown, flow }) => !shown && flow !== 'app-config')
  expect(absent.filter(({ fault, statuses, link }) => !fault && statuses.length < 3 && !isChanged(link))).toEqual([])
  for (const [flow, state] of [
    ['preferences', 'slow'],
    ['verification', 'save-lost-410'],
    ['data-copy', 'ready-huge'],
    ['app-config', 'config-list'],
  ] as const)
    expect(rowIn(list, flow, state)).toMatchObject({ state, shown: false })
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
] as const)('lists %s: %s as %s, with %j', async (flow, state, purpose, statuses) => {
  expect(rowIn(await listOf(sandbox), flow, state)).toMatchObject({ purpose, statuses })
})

test('a link for a reseller opens an item of that reseller', async () => {
  const list = await listOf(sandbox, 'pale-yellow')
  expect(list.resellers.map(({ name }) => name)).toContain('pale-yellow')
  const links = [
    ['preferences', 'optional-only'],
    ['verification', 'pending'],
    ['test-pages', 'trade'],
    ['brand-check', 'nordlicht'],
    ['app-config', 'config-list'],
  ].map(([flow = '', state = '']) => rowIn(list, flow, state).link)
  expect(links).toEqual([
    '/consent/optional-only~pale-yellow',
    '/registrant/verification/48213/pending/pale-yellow',
    '/trade/test/pale-yellow',
    '/preview/brand/nordlicht',
    '/consent/optional-only',
  ])
  const query = (key: string) => ({ key, domain: 'anders-buchbinderei.berlin' })
  const read = (key: string) => send(sandbox.origin, { ...examplePlan('getTransferIn'), query: query(key) })
  expect((await read('in-open~pale-yellow')).json).toMatchObject({
    reseller_username: 'pale-yellow',
    reseller_org_name: 'Zitrone Webdesign',
  })
  expect((await read('in-open~1')).json).toMatchObject({ reseller_username: 'nordlicht' })
})

test('an unknown reseller changes no link', async () => {
  expect(await listOf(sandbox, 'nobody')).toEqual(await listOf(sandbox))
})
