import { afterAll, beforeAll, expect, test } from 'vitest'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { startPrism, type TestServer } from './support/servers.ts'

const CONSENT = '/consent/api/no-auth/identity_service/consent'

let server: TestServer
beforeAll(async () => void (server = await startPrism()))
afterAll(() => server.close())

// Prism itself answers these with 404, which a page shows as an unknown key.
test.each([
  ['a misspelt example', `${CONSENT}/required-only`, 'example=exipred'],
  ['an answer the contract does not have', `${CONSENT}/required-only`, 'code=418'],
  ['an example under another status', `${CONSENT}/required-only`, 'code=404, example=expired'],
  ['a key that names nothing', `${CONSENT}/requiredonly`, ''],
  ['a path that no contract has', '/consent/api/no-auth/consent', ''],
])('%s fails loudly', async (_, path, prefer) => {
  const before = server.reports.length
  const response = await fetch(server.origin + path, { headers: prefer ? { prefer } : {} })
  expect(response.status).toBe(500)
  expect(response.headers.get('x-contract-violation')).toBeTruthy()
  expect(server.reports).toHaveLength(before + 1)
})

test('a report never holds the key of a link', async () => {
  await fetch(`${server.origin}${CONSENT}/a-secret-key`)
  await fetch(`${server.origin}/consent/a-secret-key`)
  expect(server.reports.length).toBeGreaterThan(0)
  expect(server.reports.join('\n')).not.toContain('a-secret-key')
})

test.each(['code=410,example=expired', 'code=410; example=expired', 'example="expired"'])(
  'Prefer: %s finds the example',
  async (prefer) => {
    const response = await fetch(`${server.origin}${CONSENT}/required-only`, { headers: { prefer } })
    expect(response.status).toBe(410)
  },
)

test('a key that names nothing is answered with the names that exist', async () => {
  const response = await fetch(`${server.origin}${CONSENT}/requiredonly`)
  const { response_text: text, known } = await response.json()
  expect(text).not.toContain('requiredonly')
  expect(known).toEqual(expect.arrayContaining(['optional-only', 'expired', 'save-conflict-409']))
  expect(known).not.toContain('slow')
  expect(known).toHaveLength(new Set(known).size)
  const decline = { method: 'POST', body: new URLSearchParams({ key: 'away-opened', domain: 'example.com' }) }
  const refused = await fetch(`${server.origin}/trade/api/no-auth/transfer_away/decline`, decline)
  expect((await refused.json()).known).toContain('away-open')
})

test('of the calls of the sandbox there is the list of states, with those that it does not show', async () => {
  const list = await (await fetch(`${server.origin}/__sandbox/scenarios`)).json()
  expect(list).toMatchObject({ server: 'prism', resellers: [] })
  const shown = new Map<string, boolean>(
    list.scenarios.map((row: { flow: string; state: string; shown: boolean }) => [
      `${row.flow} ${row.state}`,
      row.shown,
    ]),
  )
  expect(shown.size).toBe(SCENARIOS.length)
  for (const each of [
    'preferences expired',
    'tld-info list-400',
    'verification save-422',
    'data-copy download-expired',
  ])
    expect([each, shown.get(each)]).toEqual([each, true])
  for (const each of [
    'preferences slow',
    'verification save-lost-410',
    'data-copy ready-huge',
    'app-config config-list',
  ])
    expect([each, shown.get(each)]).toEqual([each, false])
  expect((await fetch(`${server.origin}/__sandbox/ledger`)).status).toBe(404)
})

test('a page from another origin may call it', async () => {
  const headers = { origin: 'http://localhost:5173', 'access-control-request-method': 'PUT' }
  const response = await fetch(`${server.origin}${CONSENT}/required-only`, { method: 'OPTIONS', headers })
  expect(response.headers.get('access-control-allow-methods')).toBe('PUT')
})
