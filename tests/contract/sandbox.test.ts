import { expect, test } from 'vitest'
import { clientOf } from './support/client.ts'
import { examplePlan, send } from './support/plans.ts'
import { startSandbox } from './support/servers.ts'

test('serves the features it was started with', async () => {
  await using server = await startSandbox({ consent: false, uk: true })
  const { json } = await send(server.origin, { ...examplePlan('getAppConfig'), header: {} })
  expect(json).toEqual({ features: { consent: false, uk: true } })
})

test.each([
  ['getBranding', 'pale-yellow', { reseller_name: 'pale-yellow' }],
  ['getBranding', 'localhost', { reseller_name: 'nordlicht' }],
  ['getSystemBranding', 'localhost', { registrar_name: 'Meridian Registrar Inc.' }],
  [
    'getSystemBranding',
    'system-logo-url',
    { encoded_logo: null, logo_url: 'https://www.meridian-registrar.example/logo.svg' },
  ],
])('responds to %s with the brand for the host %s', async (id, host, brand) => {
  await using server = await startSandbox()
  const header = { 'x-forwarded-host': `${host}.localhost:3000` }
  const { json } = await send(server.origin, { ...examplePlan(id), header })
  expect(json).toMatchObject({ object_data: brand })
})

test('lists all contract violations in requests, or only those for a key', async () => {
  await using server = await startSandbox()
  const client = clientOf(server.origin)
  const url = `${server.origin}/consent/api/no-auth/identity_service/consent/required-only~7`
  await fetch(`${url}?language=de`)
  await fetch(`${server.origin}/trade/config`, { method: 'POST' })
  const all = await client.GET('/__sandbox/violations')
  expect(all.data?.violations.map(({ operation, message }) => `${operation}: ${message}`)).toEqual([
    'getConsent: query: unknown parameter "language"',
    'POST /trade/config: no contract has this operation',
  ])
  const forKey = await client.GET('/__sandbox/violations', { params: { query: { key: 'required-only~7' } } })
  expect(forKey.data?.violations).toHaveLength(1)
  // A reset discards decisions, but not violations.
  await client.POST('/__sandbox/reset')
  expect((await client.GET('/__sandbox/violations')).data?.violations).toHaveLength(2)
  expect(server.reports).toHaveLength(2)
  expect(server.reports.join()).not.toContain('required-only')
})

test('reports a contract violation in a response of the sandbox', async () => {
  await using server = await startSandbox({ consent: {} as unknown as boolean })
  const { response, error } = await clientOf(server.origin).GET('/trade/config')
  expect(response.status).toBe(500)
  expect(response.headers.get('x-contract-violation')).toContain('getAppConfig answer: body /features/consent')
  expect(error?.response_text).toMatch(/^Contract violation: /)
  expect(server.reports).toHaveLength(1)
})

test('sends the time of its clock and the id of the request, and does not report unknown paths', async () => {
  await using server = await startSandbox()
  expect((await fetch(`${server.origin}/favicon.ico`)).status).toBe(404)
  expect(server.reports).toEqual([])
  const { headers } = await fetch(`${server.origin}/trade/config`, { headers: { 'x-request-id': 'a1' } })
  expect(headers.get('date')).toBe('Sat, 21 Nov 2026 09:00:00 GMT')
  expect(headers.get('x-request-id')).toBe('a1')
})
