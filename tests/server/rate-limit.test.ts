import { describe, expect, test } from 'vitest'
import { createRateLimit, network } from '#server/rate-limit.ts'
import { ask, responseText, startBackend, startServer } from './support/servers.ts'

const PATH = '/consent/api/no-auth/identity_service/consent'

test.each([400, 403, 404, 410, 422])(
  'after the allowed number of %i answers of a minute, look-ups have to wait',
  async (status) => {
    let calls = 0
    await using backend = await startBackend((_, outgoing) => {
      calls += 1
      outgoing.writeHead(status).end()
    })
    await using server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '3' })
    for (const method of ['GET', 'HEAD', 'GET']) {
      expect((await ask(server.port, { method, path: `${PATH}/${method}` })).status).toBe(status)
    }
    const refused = await ask(server.port, { path: `${PATH}/next` })
    expect(refused.status).toBe(429)
    expect(responseText(refused)).toMatch(/wait a minute/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(calls).toBe(3)
    // A page that is open can still be answered, and pages still open.
    expect((await ask(server.port, { method: 'POST', path: PATH, body: 'x' })).status).toBe(status)
    expect((await ask(server.port, { path: '/consent/KEY' })).status).toBe(200)
  },
)

test.each([200, 204, 401, 409, 500])('%i answers do not count', async (status) => {
  await using backend = await startBackend((_, outgoing) => void outgoing.writeHead(status).end())
  await using server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '1' })
  for (let index = 0; index < 3; index++) expect((await ask(server.port, { path: PATH })).status).toBe(status)
})

test('a hash that is looked up by POST counts, and waits, like a key', async () => {
  await using backend = await startBackend((_, outgoing) => void outgoing.writeHead(404).end())
  await using server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '1' })
  const unhash = { method: 'POST', path: '/tld-info/unhash', body: 'hash=x' }
  expect((await ask(server.port, unhash)).status).toBe(404)
  expect((await ask(server.port, unhash)).status).toBe(429)
  expect((await ask(server.port, { path: PATH })).status).toBe(429)
})

test.each([
  '/trade/api/no-auth/reseller/branding_with_messaging_vars',
  '/trade/api/api/no-auth/system_branding',
  '/tld-info/api/no-auth/tldconfig/admin/gdpr/opensrs?page=1',
  '/tld-info/api/no-auth/tldconfig/admin/gdpr/tld_list/OpenSRS',
])('%s carries no key: it never counts and never waits', async (path) => {
  await using backend = await startBackend((_, outgoing) => void outgoing.writeHead(404).end())
  await using server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '1' })
  for (let index = 0; index < 3; index++) expect((await ask(server.port, { path })).status).toBe(404)
  expect((await ask(server.port, { path: PATH })).status).toBe(404)
  expect((await ask(server.port, { path: PATH })).status).toBe(429)
  expect((await ask(server.port, { path })).status).toBe(404)
})

test('each address has its own tries, told apart behind a trusted gateway only', async () => {
  await using backend = await startBackend((_, outgoing) => void outgoing.writeHead(404).end())
  const statuses = async (env: Record<string, string>) => {
    await using server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '1', ...env })
    const answers = []
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) {
      answers.push((await ask(server.port, { path: PATH, headers: { 'x-forwarded-for': address } })).status)
    }
    return answers
  }
  expect(await statuses({ TRUST_PROXY: '1' })).toEqual([404, 404, 429])
  expect(await statuses({})).toEqual([404, 429, 429])
  expect(await statuses({ RATE_LIMIT: '0' })).toEqual([404, 404, 404])
})

describe('the counter', () => {
  test('forgets when the minute is over, and says how long that takes', () => {
    let now = 60_000 * 5 + 20_000
    const limit = createRateLimit(1, () => now)
    limit.note('192.0.2.1', 404)
    expect(limit.secondsToWait('192.0.2.1')).toBe(40)
    now += 39_999
    expect(limit.secondsToWait('192.0.2.1')).toBe(1)
    now += 1
    expect(limit.secondsToWait('192.0.2.1')).toBeUndefined()
  })

  test('remembers a bounded number of addresses, the latest', () => {
    const limit = createRateLimit(1, () => 0)
    const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
    for (let index = 0; index < 20_000; index++) limit.note(address(index), 404)
    const remembered = Array.from({ length: 20_000 }, (_, index) => index).filter((index) =>
      limit.secondsToWait(address(index)),
    )
    expect([remembered.length, remembered[0]]).toEqual([10_000, 10_000])
  })

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['2001:db8:0:1::', '2001:db8:0:1'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('takes %s for %s', (address, expected) => expect(network(address)).toBe(expected))
})
