import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPrism, type TestServer } from './support/servers.ts'

const CONSENT = '/consent/api/no-auth/identity_service/consent'

let server: TestServer
beforeAll(async () => void (server = await startPrism()))
afterAll(() => server.close())

// Without our checks, Prism would respond with 404, which a page shows as an unknown key.
test.each([
  ['a misspelled example', `${CONSENT}/required-only`, 'example=exipred'],
  ['an undeclared status', `${CONSENT}/required-only`, 'code=418'],
  ['an example under another status', `${CONSENT}/required-only`, 'code=404, example=expired'],
  ['an unknown key', `${CONSENT}/requiredonly`, ''],
  ['an undeclared path', '/consent/api/no-auth/consent', ''],
])('reports %s as a contract violation', async (_, path, prefer) => {
  const before = server.reports.length
  const response = await fetch(server.origin + path, { headers: prefer ? { prefer } : {} })
  expect(response.status).toBe(500)
  expect(response.headers.get('x-contract-violation')).toBeTruthy()
  expect(server.reports).toHaveLength(before + 1)
})

test('omits the key of the link from reports of violations', async () => {
  await fetch(`${server.origin}${CONSENT}/a-secret-key`)
  await fetch(`${server.origin}/consent/a-secret-key`)
  expect(server.reports.length).toBeGreaterThan(0)
  expect(server.reports.join('\n')).not.toContain('a-secret-key')
})

test.each(['code=410,example=expired', 'code=410; example=expired', 'example="expired"'])(
  'finds the example for Prefer: %s',
  async (prefer) => {
    const response = await fetch(`${server.origin}${CONSENT}/required-only`, { headers: { prefer } })
    expect(response.status).toBe(410)
  },
)

test('lists the known keys in the response to an unknown key', async () => {
  const response = await fetch(`${server.origin}${CONSENT}/requiredonly`)
  const { response_text: text, known } = await response.json()
  expect(text).not.toContain('requiredonly')
  expect(known).toEqual(expect.arrayContaining(['optional-only', 'expired', 'save-conflict-409']))
  expect(known).not.toContain('slow') // Only the sandbox can delay a response.
  expect(known).toHaveLength(new Set(known).size)
  const decline = { method: 'POST', body: new URLSearchParams({ key: 'away-opened', domain: 'example.com' }) }
  const refusal = await fetch(`${server.origin}/trade/api/no-auth/transfer_away/decline`, decline)
  expect((await refusal.json()).known).toContain('away-open')
})

test('allows calls from another origin', async () => {
  const headers = { origin: 'http://localhost:5173', 'access-control-request-method': 'PUT' }
  const response = await fetch(`${server.origin}${CONSENT}/required-only`, { method: 'OPTIONS', headers })
  expect(response.headers.get('access-control-allow-methods')).toBe('PUT')
})
