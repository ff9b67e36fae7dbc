import { describe, expect, test } from 'vitest'
import { startNotingBackend } from './support/backends.ts'
import { ask } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

const PATH = '/registrant/api/no-auth/data_quality/info'
const TLDS = '/tld-info/api/no-auth/tldconfig/admin/gdpr/opensrs'
const BRAND = '/trade/api/api/no-auth/system_branding'
const CONSENT = '/consent/api/no-auth/identity_service/consent'

/** A server, and a backend that answers 200 to everything. */
async function startPair(env: Record<string, string> = {}) {
  const backend = await startNotingBackend((_, outgoing) => void outgoing.end('{}'))
  const server = await startServer({ API_ORIGIN: backend.origin, ...env })
  return {
    seen: backend.calls,
    server,
    backend,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await backend[Symbol.asyncDispose]()
    },
  }
}

describe('what the backend sees', () => {
  test('the path and query that were matched, by the same method', async () => {
    await using pair = await startPair()
    for (const method of ['GET', 'PUT']) {
      await ask(pair.server.port, { method, path: `/x/..${CONSENT}/./a%2Fb?utm_source=mail` })
    }
    await ask(pair.server.port, { path: '/x/../dls/api/./no-auth/dls/info?id=1e5&id=%20%2B&other=x' })
    await ask(pair.server.port, { method: 'POST', path: '/dls/api/no-auth/dls/decline?id=x' })
    expect(pair.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${CONSENT}/a%2Fb`,
      `PUT ${CONSENT}/a%2Fb`,
      'GET /dls/api/no-auth/dls/info?id=1e5&id=%20%2B',
      'POST /dls/api/no-auth/dls/decline',
    ])
  })

  test('each service its own origin, and only calls', async () => {
    await using other = await startPair()
    await using pair = await startPair({ API_ORIGIN_TLD_INFO: other.backend.origin })
    await ask(pair.server.port, { method: 'POST', path: '/tld-info/gethash/' })
    await ask(pair.server.port, { method: 'POST', path: '/tld-info/unhash' })
    await ask(pair.server.port, { path: TLDS })
    await ask(pair.server.port, { path: '/tld-info/api/x' })
    await ask(pair.server.port, { path: '/tld-info/unhash' })
    await ask(pair.server.port, { path: '/trade/config' })
    await ask(pair.server.port, { path: BRAND })
    expect(other.seen.map(({ url }) => url)).toEqual(['/tld-info/gethash/', '/tld-info/unhash', TLDS])
    expect(pair.seen.map(({ url }) => url)).toEqual([BRAND])
  })

  test('a trusted gateway’s word, completed', async () => {
    await using pair = await startPair({ TRUST_PROXY: '1' })
    const headers = {
      'x-forwarded-for': '6.6.6.6, 192.0.2.7',
      'x-forwarded-proto': 'https',
      'x-request-id': 'gateway-1',
    }
    const answer = await ask(pair.server.port, { path: PATH, headers })
    expect(pair.seen[0]?.headers).toMatchObject({ ...headers, 'x-forwarded-for': '6.6.6.6, 192.0.2.7, 127.0.0.1' })
    expect(answer.headers['x-request-id']).toBe('gateway-1')
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test('no credentials where none are configured', async () => {
    await using pair = await startPair()
    const headers = { authorization: 'Basic c3RvbGVu', 'proxy-authorization': 'Basic c3RvbGVu' }
    await ask(pair.server.port, { path: PATH, headers })
    expect(JSON.stringify(pair.seen[0]?.rawHeaders)).not.toMatch(/authorization|c3RvbGVu/i)
  })
})
