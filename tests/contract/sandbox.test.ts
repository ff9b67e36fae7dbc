import { expect, test } from 'vitest'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { clientOf } from './support/client.ts'
import { expectTrueTo } from './support/expectations.ts'
import { startSandbox } from './support/servers.ts'

test('the gallery lists every scenario', async () => {
  await using server = await startSandbox()
  const result = await clientOf(server.origin).GET('/__sandbox/scenarios')
  expectTrueTo('getScenarios', result)
  const addresses = (rows: readonly { host?: string; link: string }[]) => rows.map(({ host, link }) => [host, link])
  expect(addresses(result.data?.scenarios ?? [])).toEqual(addresses(SCENARIOS))
})

test('a breach by a request is kept and can be asked for by key', async () => {
  await using server = await startSandbox()
  const { origin, reports } = server
  const client = clientOf(origin)
  const address = `${origin}/consent/api/no-auth/identity_service/consent/required-only~7`
  await fetch(`${address}?language=de`)
  await fetch(`${origin}/trade/config`, { method: 'POST' })
  const all = await client.GET('/__sandbox/violations')
  expectTrueTo('listViolations', all)
  expect(all.data?.violations.map(({ operation, message }) => `${operation}: ${message}`)).toEqual([
    'getConsent: query: unknown parameter "language"',
    'POST /trade/config: no contract has this operation',
  ])
  const some = await client.GET('/__sandbox/violations', { params: { query: { key: 'required-only~7' } } })
  expect(some.data?.violations).toHaveLength(1)
  await client.POST('/__sandbox/reset')
  expect((await client.GET('/__sandbox/violations')).data?.violations).toHaveLength(2)
  expect(reports).toHaveLength(2)
  expect(reports.join()).not.toContain('required-only')
})

test('a breach by an answer of its own is reported as loudly', async () => {
  await using server = await startSandbox({ consent: {} as unknown as boolean })
  const { response, error } = await clientOf(server.origin).GET('/trade/config')
  expect(response.status).toBe(500)
  expect(response.headers.get('x-contract-violation')).toContain('getAppConfig answer: body /features/consent')
  expect(error?.response_text).toMatch(/^Contract violation: /)
  expect(server.reports).toHaveLength(1)
})

test('what is not of the sandbox is plainly not found', async () => {
  await using server = await startSandbox()
  const response = await fetch(`${server.origin}/favicon.ico`)
  expect(response.status).toBe(404)
  expect(server.reports).toEqual([])
})
