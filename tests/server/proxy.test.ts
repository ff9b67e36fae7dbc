import { afterEach, expect, test, vi } from 'vitest'
import { startBackend, startRecordingBackend } from './support/backends.ts'
import { send } from './support/http-client.ts'
import { startServerFor } from './support/servers.ts'

const INFO = '/trade/api/no-auth/transfer_in/info'
const TLDS = '/tld-info/api/no-auth/tldconfig/admin/gdpr/opensrs'
const BRAND = '/trade/api/api/no-auth/system_branding'
const CONSENT = '/consent/api/no-auth/identity_service/consent'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const startRecording = () => startRecordingBackend((_, outgoing) => void outgoing.end('{}'))

afterEach(() => vi.restoreAllMocks())

test('forwards the normalized path, the query parameters of the contract and the body', async () => {
  await using server = await startServerFor(startRecording())
  for (const method of ['GET', 'PUT']) {
    await send(server.port, { method, path: `/x/..${CONSENT}/./a%2Fb?utm_source=mail` })
  }
  await send(server.port, { path: '/x/../dls/api/./no-auth/dls/info?id=1e5&id=%20%2B&other=x' })
  const decline = { method: 'POST', path: '/dls/api/no-auth/dls/decline?id=x', headers: FORM, body: 'id=%41+b' }
  await send(server.port, decline)
  expect(server.backend.calls.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
    `GET ${CONSENT}/a%2Fb `,
    `PUT ${CONSENT}/a%2Fb `,
    'GET /dls/api/no-auth/dls/info?id=1e5&id=%20%2B ',
    'POST /dls/api/no-auth/dls/decline id=%41+b',
  ])
})

test('forwards only calls, each to the backend of its service', async () => {
  await using other = await startRecording()
  await using server = await startServerFor(startRecording(), { API_ORIGIN_TLD_INFO: other.origin })
  for (const path of ['/tld-info/gethash/', '/tld-info/unhash']) await send(server.port, { method: 'POST', path })
  for (const path of [TLDS, '/tld-info/api/x', '/tld-info/unhash', '/trade/config', BRAND])
    await send(server.port, { path })
  expect(other.calls.map(({ url }) => url)).toEqual(['/tld-info/gethash/', '/tld-info/unhash', TLDS])
  expect(server.backend.calls.map(({ url }) => url)).toEqual([BRAND])
})

test('forwards the headers of a trusted proxy, and appends its address', async () => {
  await using server = await startServerFor(startRecording(), { TRUST_PROXY: '1' })
  const headers = {
    'x-forwarded-for': '6.6.6.6, 192.0.2.7',
    'x-forwarded-proto': 'https',
    'x-request-id': 'gateway-1',
  }
  const response = await send(server.port, { path: INFO, headers })
  const expected = { ...headers, 'x-forwarded-for': '6.6.6.6, 192.0.2.7, 127.0.0.1' }
  expect(server.backend.calls[0]?.headers).toMatchObject(expected)
  expect(response.headers['x-request-id']).toBe('gateway-1')
  expect(response.headers['strict-transport-security']).toBe('max-age=31536000')
})

test('forwards no credentials of the browser', async () => {
  await using server = await startServerFor(startRecording())
  const headers = { authorization: 'Basic c3RvbGVu', 'proxy-authorization': 'Basic c3RvbGVu' }
  await send(server.port, { path: INFO, headers })
  expect(JSON.stringify(server.backend.calls[0]?.rawHeaders)).not.toMatch(/authorization|c3RvbGVu/i)
})

test.each([204, 304, 418])('passes on the status %i, and does not abort a finished call', async (status) => {
  const abort = vi.spyOn(AbortController.prototype, 'abort')
  await using server = await startServerFor(startBackend((_, outgoing) => void outgoing.writeHead(status).end()))
  expect((await send(server.port, { path: INFO })).status).toBe(status)
  await expect.poll(() => server.lines).toHaveLength(1)
  expect(abort).not.toHaveBeenCalled()
})

test.each([
  [12, 16],
  [120, 20],
  ['unlimited', 24],
  [undefined, 24],
])('with %s file handles, at most %i reads from a backend are open, and decisions do not wait', async (soft, max) => {
  // `readSettings` reads the first report. If that contained the limit, fewer browsers could connect.
  vi.spyOn(process.report, 'getReport')
    .mockReturnValueOnce({})
    .mockReturnValue({ userLimits: { open_files: { soft } } })
  let reads = 0
  const backend = startBackend((incoming, outgoing) => {
    if (incoming.method === 'GET') reads++
    else outgoing.end()
  })
  await using server = await startServerFor(backend, { RATE_LIMIT: '0' })
  const calls = Array.from({ length: 24 }, () => send(server.port, { path: INFO }).catch(() => undefined))
  await expect.poll(() => reads).toBe(max)
  const decline = { method: 'POST', path: '/trade/api/no-auth/transfer_in/decline', headers: FORM, body: 'key=x' }
  for (let index = 0; index < 3; index++) expect((await send(server.port, decline)).status).toBe(200)
  expect(reads).toBe(max)
  await server[Symbol.asyncDispose]()
  await Promise.all(calls)
})
