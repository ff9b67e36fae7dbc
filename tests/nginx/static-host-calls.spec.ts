import { expect, test } from '@playwright/test'
import type { Call } from '#tests/server/support/backends.ts'
import { send, sendToServer, BLOCKED_HEADERS, ECHO, type TextResponse } from './requests.ts'

const CONSENT = '/consent/api/no-auth/identity_service/consent'
/** A call to the same backend as `ECHO`. */
const DECISION = '/trademark/api/no-auth/claims/decline'

for (const path of [
  '/trade/api/api/no-auth/system_branding',
  '/dls/api/no-auth/dls/info?id=not-found&domain=shop.example',
  '/registrant/api/no-auth/data_quality/info?key=not-found&reseller_id=nordlicht',
  '/consent/api/no-auth/identity_service/consent/not-found',
  '/tld-info/api/no-auth/tldconfig/admin/gdpr/tld_list/opensrs',
]) {
  test(`${path} is forwarded`, async () => {
    const [host, server] = [await send(path), await sendToServer(path)]
    expect([host.status, host.body]).toEqual([server.status, server.body])
    expect(host.headers['content-type']).toContain('application/json')
    expect(host.headers['cache-control']).toBe('no-store')
  })
}

for (const [path, body] of [
  ['/tld-info/gethash/', 'reseller=nordlicht&system_name=opensrs&show_header=1'],
  ['/tld-info/unhash', 'hash=nordlicht-opensrs'],
] as const) {
  test(`POST ${path} is forwarded; a GET gets a page`, async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await send(path, { method: 'POST', headers, body })
    expect(response.status).toBe(200)
    expect(JSON.parse(response.body)).toMatchObject(
      path.endsWith('unhash') ? { reseller: 'nordlicht' } : { hash: expect.any(String) },
    )
    expect((await send(path)).body).toMatch(/^<!doctype html>/)
    expect((await send(path, { method: 'PUT' })).status).toBe(405)
  })
}

test('forwards only the request headers that the contracts need', async () => {
  const sentHeaders = {
    authorization: 'Basic c3RvbGVu',
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
    'accept-language': 'de',
    cookie: 'session=1; XSRF-TOKEN=abc-1; other=2',
    forwarded: 'for=1.2.3.4',
    'proxy-authorization': 'x',
    proxy: 'http://evil.example',
    'remote-user': 'admin',
    'ssl-client-cert': 'x',
    'true-client-ip': '1.2.3.4',
    'x-brand-system-name': 'opensrs',
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-http-method-override': 'DELETE',
    'x-original-url': '/admin',
    'x-request-id': 'theirs',
    'x-reseller-realm': 'nordlicht',
    'x-webauth-user': 'admin',
    'x-xsrf-token': 'abc-1',
    x_forwarded_for: '1.2.3.4',
  }
  const options = { method: 'POST', headers: { ...sentHeaders, host: 'pages.example' }, body: 'a=b' }
  const call = JSON.parse((await send(DECISION, options)).body) as Call
  const { 'x-request-id': id, ...headers } = call.headers
  expect(headers).toEqual({
    accept: 'application/json',
    'accept-language': 'de',
    authorization: `Basic ${Buffer.from('pages:p"a\\s s').toString('base64')}`,
    connection: 'close',
    'content-length': '3',
    'content-type': 'application/x-www-form-urlencoded',
    cookie: 'XSRF-TOKEN=abc-1',
    host: new URL(process.env.ECHO_ORIGIN ?? '').host,
    'x-brand-system-name': 'opensrs',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'pages.example',
    'x-forwarded-proto': 'http',
    'x-reseller-realm': 'nordlicht',
    'x-xsrf-token': 'abc-1',
  })
  expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect([call.method, call.url, call.body]).toEqual(['POST', DECISION, 'a=b'])
})

test('forwards only the response headers that backends may set', async () => {
  const { status, headers } = await send(ECHO)
  const serverHeaders = (await sendToServer(ECHO)).headers
  expect(status).toBe(200)
  expect(headers['content-disposition']).toBe('attachment; filename="kept.json"')
  expect(headers['set-cookie']).toEqual([
    'A=1; Domain=127.0.0.1; SameSite=Strict',
    'XSRF-TOKEN=token; Path=/; SameSite=Strict',
  ])
  expect(headers['cache-control']).toBe('no-store')
  for (const [name, value] of Object.entries(BLOCKED_HEADERS)) expect(String(headers[name]), name).not.toBe(value)
  for (const name of ['content-security-policy', 'referrer-policy', 'x-content-type-options', 'permissions-policy'])
    expect(headers[name], name).toBe(serverHeaders[name])
  for (const name of ['location', 'refresh', 'www-authenticate', 'access-control-allow-origin', 'clear-site-data'])
    expect(headers[name], name).toBeUndefined()
})

for (const [method, path] of [
  ['GET', '/trademark/api/'],
  ['GET', '/trademark/api/x'],
  ['GET', `${ECHO}/`],
  ['GET', `${ECHO}/more`],
  ['POST', ECHO],
  ['HEAD', ECHO],
  ['OPTIONS', ECHO],
  ['GET', DECISION],
  ['DELETE', `${CONSENT}/KEY`],
  ['PUT', `${CONSENT}/KEY/more`],
  ['GET', `${CONSENT}/`],
] as const) {
  test(`${method} ${path}, which is not an operation, is refused with the server's response`, async () => {
    const [host, server] = [await send(path, { method }), await sendToServer(path, { method })]
    expect([404, 405]).toContain(server.status)
    expect([host.status, host.headers.allow, host.body]).toEqual([server.status, server.headers.allow, server.body])
    expect(host.headers['content-type']).toContain('application/json')
  })
}

test('path traversal, unexpected bodies and unknown methods are refused', async () => {
  for (const key of ['%2e%2e%2fadmin', '..%2f..%2fadmin', '%252e%252e%252fadmin', '..%5cadmin', '..;%2fadmin'])
    expect([key, (await send(`${CONSENT}/${key}`)).status]).toEqual([key, 400])
  for (const path of [
    '/trademark/api/%2e%2e%2fadmin%2f..%2f',
    '/trademark/api/%252e%252e%252fadmin',
    '/trademark/api/x/..%5cadmin',
    '/trademark/api/..;/admin',
    '/%74rademark/api/x',
    '/trademark%2fapi/x',
  ]) {
    const { status, body } = await send(path)
    // A path that is not a call gets the document.
    expect([path, [400, 404].includes(status) || body.startsWith('<!doctype html>')]).toEqual([path, true])
  }
  expect((await send('/%E0%A4%A?away=1')).status).toBe(400)
  for (const [name, value] of [
    ['content-length', '3'],
    ['transfer-encoding', 'chunked'],
  ] as const) {
    const options = { headers: { [name]: value }, body: 'abc' }
    expect((await send(ECHO, options)).status).toBe(400)
    expect((await send(ECHO, { method: 'HEAD', ...options })).status).toBe(405)
  }
  expect((await send(ECHO, { method: 'PROPFIND' })).status).toBe(405)
})

test('a body of the maximum size is forwarded, and a larger body is refused, with or without a length', async () => {
  const maxBytes = 11 * 1024 * 1024
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const accepted = await send(DECISION, { method: 'POST', headers, body: Buffer.alloc(maxBytes, 'a') })
  expect((JSON.parse(accepted.body) as Call).body).toHaveLength(maxBytes)
  for (const [name, value] of [
    ['content-length', String(maxBytes + 1)],
    ['transfer-encoding', 'chunked'],
  ] as const) {
    const options = { headers: { ...headers, [name]: value }, body: Buffer.alloc(maxBytes + 1) }
    expect((await send(DECISION, { method: 'POST', ...options })).status).toBe(413)
  }
})

test('many simultaneous calls with a key are limited; other calls and pages are not', async () => {
  const repeat = <T>(count: number, call: () => Promise<T>) => Promise.all(Array.from({ length: count }, call))
  const statuses = (responses: TextResponse[]) => new Set(responses.map(({ status }) => status))
  const headers = { host: 'pages.example' }
  expect(statuses(await repeat(150, () => send(DECISION, { method: 'POST', headers })))).toContain(429)
  expect(statuses(await repeat(150, () => send('/tld-info/gethash/', { method: 'POST', headers })))).not.toContain(429)
  expect(statuses(await repeat(150, () => send('/home', { headers })))).toEqual(new Set([200]))
})
