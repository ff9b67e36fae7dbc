import { expect, test } from 'vitest'
import { startBackend } from './support/backends.ts'
import { ENFORCED } from './support/header-names.ts'
import { type HttpResponse, send, type RequestOptions } from './support/http-client.ts'
import { startProcessFor, startServerProcess } from './support/server-process.ts'

/** The security headers of every response, except that files in /assets/ have only ASSET_POLICIES. */
const PAGE_POLICIES = ENFORCED.filter((name) => name !== 'Cache-Control' && name !== 'X-Request-Id')
const ASSET_POLICIES = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy']

const missing = ({ headers }: HttpResponse, names: readonly string[]): string[] =>
  names.filter((name) => !headers[name.toLowerCase()])

const ITEM = '/consent/api/no-auth/identity_service/consent'
const UPLOAD = {
  path: '/registrant/api/no-auth/data_quality/upload',
  method: 'POST',
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
}
const APPROVAL = {
  path: '/trade/api/no-auth/transfer_in/approve',
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'key=a-key',
}

/** Requests whose response may contain personal data, or whose URL may contain a key. */
const PRIVATE_REQUESTS: [kind: string, request: RequestOptions, status: number][] = [
  ['a document', { path: '/consent/a-key' }, 200],
  ['a document for HEAD', { path: '/consent/a-key', method: 'HEAD' }, 200],
  ['a link in an old format', { path: '/transfer?domain=a.example&key=a-key' }, 200],
  ['a method that pages do not accept', { path: '/consent/a-key', method: 'POST' }, 405],
  ['an item', { path: `${ITEM}/a-key` }, 200],
  ['a redirect of a backend', { path: `${ITEM}/301` }, 301],
  ['a backend that fails', { path: `${ITEM}/500` }, 500],
  ['a connection that breaks', { path: `${ITEM}/cut` }, 502],
  ['a decision', APPROVAL, 200],
  ['a download', { path: '/consent/api/no-auth/hermes/report/download/a-key' }, 200],
  ['an upload', { ...UPLOAD, body: 'a document' }, 200],
  ['an upload that is too large', { ...UPLOAD, body: 'x'.repeat(2000) }, 413],
  ['a path that is refused', { path: `${ITEM}/..%2fa-key` }, 400],
  ['a call that no contract contains', { path: '/consent/api/a-key' }, 404],
  ['a call with a method that is not allowed', { path: `${ITEM}/a-key`, method: 'DELETE' }, 405],
  ['a body of a type that is not accepted', { ...APPROVAL, headers: {} }, 415],
  ['a host that is not allowed', { path: '/consent/a-key', headers: { host: 'other.example' } }, 421],
  ['a missing script', { path: '/assets/a-key.js' }, 404],
  ['the features', { path: '/trade/config' }, 200],
  ['a backend that cannot be reached', { path: '/trademark/api/no-auth/claims/info?key=a-key&claims_id=1' }, 502],
  ['a backend that does not respond', { path: '/dls/api/no-auth/dls/info?id=a-key' }, 504],
  ['a missing item', { path: `${ITEM}/404` }, 404],
  ['too many attempts', { path: `${ITEM}/404` }, 429],
]

test('no shared cache may store personal data, and every response has the security headers', async () => {
  const backend = startBackend((incoming, outgoing) => {
    const lastSegment = incoming.url?.split('/').at(-1) ?? ''
    if (lastSegment === 'cut') return void outgoing.destroy()
    incoming.resume()
    const headers = {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=600, s-maxage=600',
      'cdn-cache-control': 'max-age=600',
      'surrogate-control': 'max-age=600',
      expires: 'Thu, 01 Jan 2099 00:00:00 GMT',
      age: '10',
    }
    outgoing.writeHead(/^\d{3}$/.test(lastSegment) ? Number(lastSegment) : 200, headers).end('{"object_data":{}}')
  })
  await using silent = await startBackend(() => {})
  await using server = await startProcessFor(backend, {
    API_ORIGIN_TRADEMARK: 'http://127.0.0.1:1',
    API_ORIGIN_DLS: silent.origin,
    PROXY_TIMEOUT_MS: '5000',
    RATE_LIMIT: '1',
    ALLOWED_HOSTS: '127.0.0.1',
    MAX_UPLOAD_BYTES: '1000',
    FIRST_VIEW_MS: '0',
  })
  for (const [kind, request, status] of PRIVATE_REQUESTS) {
    const response = await send(server.port, request)
    const { 'cache-control': control = '', ...others } = response.headers
    expect([kind, response.status]).toEqual([kind, status])
    expect(`${kind}: ${control}`).toMatch(/: (no-store|private, no-(cache|store))$/)
    const cacheHeaders = Object.keys(others).filter((name) => /cache-control|surrogate|^expires$|^age$/.test(name))
    expect([kind, ...cacheHeaders]).toEqual([kind])
    expect([kind, ...missing(response, kind === 'a missing script' ? ASSET_POLICIES : PAGE_POLICIES)]).toEqual([kind])
    expect(others['x-powered-by'] ?? others['server']).toBeUndefined()
  }
})

test('shared caches may store files', async () => {
  await using server = await startServerProcess({ API_ORIGIN: 'http://127.0.0.1:1', FIRST_VIEW_MS: '0' })
  for (const [path, names] of [
    ['/assets/app-abc123.js', ASSET_POLICIES],
    ['/robots.txt', PAGE_POLICIES],
  ] as const) {
    const response = await send(server.port, { path })
    expect(`${path}: ${response.headers['cache-control']}`).toMatch(/: public, max-age=\d+/)
    expect([path, ...missing(response, names)]).toEqual([path])
  }
})
