import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withValues, type Plan } from '#scripts/conformance/plan.ts'
import { invalidRequests } from '#scripts/conformance/invalid-requests.ts'
import { bytesOf } from './support/files.ts'
import { contracts, examplePlan, OPERATIONS, send } from './support/plans.ts'
import { MOCK_SERVERS, type TestServer } from './support/servers.ts'

const invalidValues = (id: string, values: Record<string, unknown>) => ({
  id,
  name: JSON.stringify(values),
  plan: withValues(examplePlan(id), values),
})

/** Requests with an unknown or missing field or parameter. */
const WRONG_FIELDS = OPERATIONS.flatMap(({ id }) => {
  const plan = examplePlan(id)
  const unknown: Plan = { ...plan, query: { ...plan.query, unknown: '1' } }
  const invalid = invalidRequests(plan, OPERATIONS).filter(({ defect }) => defect === 'input')
  return [{ name: 'unknown parameter', plan: unknown }, ...invalid].map((each) => ({ ...each, id }))
})

const WRONG_VALUES = [
  invalidValues('saveConsent', { consents: [{ uid: 'c-1001', status: 'DENIED', state: 'DENIED' }] }),
  invalidValues('saveConsent', { consents: [{ uid: 'c-1001' }] }),
  invalidValues('saveConsent', { consents: [{ uid: 'c-1001', status: 'PENDING' }] }),
  invalidValues('saveConsent', { consents: [] }),
  invalidValues('uploadDocument', { document_type: 'passport' }),
  invalidValues('getPageSample', { page: 'home' }),
  invalidValues('getTldInfoHash', { system_name: 'OpenSRS' }),
  invalidValues('listTlds', { page: 0 }),
  invalidValues('listTlds', { page_order_by: 'price' }),
  invalidValues('listTlds', { tld: '.COM' }),
  invalidValues('listTlds', { registry_name: '' }),
]

describe.each(MOCK_SERVERS)('$name', ({ start }) => {
  let server: TestServer
  beforeAll(async () => void (server = await start()))
  afterAll(() => server.close())

  test.each([...WRONG_FIELDS, ...WRONG_VALUES])('reports a contract violation for $id: $name', async ({ id, plan }) => {
    const before = server.reports.length
    const { status, headers } = await send(server.origin, plan)
    expect(status).toBe(500)
    expect(headers.get('x-contract-violation')).toContain(id)
    expect(server.reports.slice(before)).toEqual([expect.stringContaining(`Contract violation: ${id}`)])
  })

  test('reports a form sent as JSON, a form with two files, and a truncated form', async () => {
    const { path } = contracts.operation('getTldInfoHash')
    const json = { headers: { 'content-type': 'application/json' }, body: '{"reseller":"nordlicht"}' }
    const twoFiles = new FormData()
    for (const name of ['a.pdf', 'b.pdf']) twoFiles.append('document', new File([bytesOf('pdf')], name))
    const truncated = {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="key"',
    }
    const upload = contracts.operation('uploadDocument').path
    for (const [endpoint, init] of [
      [path, json],
      [upload, { body: twoFiles }],
      [upload, truncated],
    ] as const) {
      const response = await fetch(server.origin + endpoint, { method: 'POST', ...init })
      expect(response.headers.get('x-contract-violation')).toBeTruthy()
    }
  })
})
