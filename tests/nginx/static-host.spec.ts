import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { headersOf } from '#server/security-headers.ts'
import { FOREIGN, type Received } from './ledger.ts'

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string }

const LEDGER = '/trademark/api/no-auth/claims/info'

/** Sends a request exactly as it is written, also addresses that `fetch` would tidy up. */
function ask(path: string, options: http.RequestOptions & { body?: Buffer | string } = {}, origin = nginx()) {
  return new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const request = http.request({ hostname, port, path, agent: false, ...options }, (answer) => {
      const buffers: Buffer[] = []
      answer.on('data', (buffer: Buffer) => buffers.push(buffer))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(buffers).toString('latin1'),
        }),
      )
    })
    // An answer may come before the request is through.
    request.on('error', reject)
    request.end(options.body)
  })
}

const nginx = () => process.env.PAGES_ORIGIN ?? ''
const server = () => process.env.SERVER_ORIGIN ?? ''
const received = async (path: string, options?: Parameters<typeof ask>[1]) =>
  JSON.parse((await ask(path, options)).body) as Received

/** Headers that must be the same from both servers. */
const COMPARED = Object.keys(headersOf('/', true)).concat('cache-control', 'content-encoding', 'content-type', 'vary')

function comparable({ status, headers }: Answer): unknown {
  const said = COMPARED.flatMap((name) => {
    const value = String(headers[name] ?? '').toLowerCase()
    // JSON knows no other.
    return value ? [[name, value.replace(/^(application\/json); charset=utf-8$/, '$1')]] : []
  })
  return { status, ...Object.fromEntries(said) }
}

test('the files pass nginx -t', () => {
  const { status } = spawnSync('nginx', ['-t', '-p', process.env.NGINX_FOLDER ?? '', '-c', 'nginx.conf'], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  })
  expect(status).toBe(0)
})

const asset = () => /\/assets\/[\w-]+\.js/.exec(readFileSync('dist/index.html', 'utf8'))?.[0] ?? ''

for (const [what, path, headers = {}] of [
  ['the document', () => '/'],
  ['a page', () => '/consent/KEY?x=1'],
  ['a page whose name ends like a file', () => '/dls/1/example.gz'],
  ['a page beside a call', () => '/tld-info/unhash'],
  ['two slashes', () => '//trade/api/x'],
  ['a file of a page', asset],
  ['a file of a page, compressed', asset, { 'accept-encoding': 'gzip' }],
  ['a missing file of a page', () => '/assets/missing.js'],
  ['a compressed copy by its own name', () => `${asset()}.gz`],
  ['a missing subresource', () => '/picture.png', { 'sec-fetch-dest': 'image' }],
  ['another file', () => '/robots.txt'],
  ['a hidden file', () => '/.built-from'],
  ['a frame of previews', () => '/preview-frame.html'],
  ['a frame of previews with images', () => '/preview-frame-images.html'],
  ['the configuration', () => '/trade/config'],
] as [string, () => string, http.OutgoingHttpHeaders?][]) {
  for (const method of ['GET', 'HEAD']) {
    test(`${method} ${what}: status, headers and content are those of the server`, async () => {
      const [ours, theirs] = [
        await ask(path(), { method, headers: { host: '127.0.0.1', ...headers } }),
        await ask(path(), { method, headers }, server()),
      ]
      expect(comparable(ours)).toEqual(comparable(theirs))
      expect(ours.body).toBe(theirs.body)
    })
  }
}

test('the wrong method for a page is refused as by the server', async () => {
  for (const path of ['/', '/consent/KEY', '/assets/x.js', '/robots.txt', '/preview-frame.html', '/trade/config']) {
    const [ours, theirs] = [await ask(path, { method: 'DELETE' }), await ask(path, { method: 'DELETE' }, server())]
    expect([path, ours.status, ours.headers.allow, JSON.parse(ours.body)]).toEqual([
      path,
      405,
      'GET, HEAD',
      JSON.parse(theirs.body),
    ])
  }
})

for (const path of [
  '/trade/api/api/no-auth/system_branding',
  '/dls/api/no-auth/dls/info?id=not-found&domain=shop.example',
  '/registrant/api/no-auth/data_quality/info?key=not-found&reseller_id=nordlicht',
  '/consent/api/no-auth/identity_service/consent/not-found',
  '/tld-info/api/no-auth/tldconfig/admin/gdpr/tld_list/opensrs',
]) {
  test(`${path} is passed on`, async () => {
    const [ours, theirs] = [await ask(path), await ask(path, {}, server())]
    expect([ours.status, ours.body]).toEqual([theirs.status, theirs.body])
    expect(ours.headers['content-type']).toContain('application/json')
    expect(ours.headers['cache-control']).toBe('no-store')
  })
}

for (const [path, body] of [
  ['/tld-info/gethash/', 'reseller=nordlicht&system_name=opensrs&show_header=1'],
  ['/tld-info/unhash', 'hash=nordlicht-opensrs'],
] as const) {
  test(`POST ${path} is passed on, with other methods it is a page`, async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const posted = await ask(path, { method: 'POST', headers, body })
    expect(posted.status).toBe(200)
    expect(JSON.parse(posted.body)).toMatchObject(
      path.endsWith('unhash') ? { reseller: 'nordlicht' } : { hash: expect.any(String) },
    )
    expect((await ask(path)).body).toMatch(/^<!doctype html>/)
    expect((await ask(path, { method: 'PUT' })).status).toBe(405)
  })
}

test('of a request passes what the contracts need, and nothing else', async () => {
  const foreign = {
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
  const call = await received(LEDGER, { method: 'POST', headers: { ...foreign, host: 'pages.example' }, body: 'a=b' })
  const { 'x-request-id': id, ...headers } = call.headers
  expect(headers).toEqual({
    accept: 'application/json',
    'accept-language': 'de',
    authorization: `Basic ${Buffer.from('pages:p"a\\s s').toString('base64')}`,
    connection: 'close',
    'content-length': '3',
    'content-type': 'application/x-www-form-urlencoded',
    cookie: 'XSRF-TOKEN=abc-1',
    host: new URL(process.env.LEDGER_ORIGIN ?? '').host,
    'x-brand-system-name': 'opensrs',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'pages.example',
    'x-forwarded-proto': 'http',
    'x-reseller-realm': 'nordlicht',
    'x-xsrf-token': 'abc-1',
  })
  expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect([call.method, call.url, call.body]).toEqual(['POST', LEDGER, 'a=b'])
})

test('of an answer passes what it is about, not what is ours to say', async () => {
  const { status, headers } = await ask(LEDGER)
  const policy = (await ask(LEDGER, {}, server())).headers
  expect(status).toBe(200)
  expect(headers['content-disposition']).toBe('attachment; filename="kept.json"')
  expect(headers['set-cookie']).toEqual([
    'A=1; Domain=127.0.0.1; SameSite=Strict',
    'XSRF-TOKEN=token; Path=/; SameSite=Strict',
  ])
  expect(headers['cache-control']).toBe('no-store')
  for (const [name, value] of Object.entries(FOREIGN)) expect(String(headers[name]), name).not.toBe(value)
  for (const name of ['content-security-policy', 'referrer-policy', 'x-content-type-options', 'permissions-policy'])
    expect(headers[name], name).toBe(policy[name])
  for (const name of ['location', 'refresh', 'www-authenticate', 'access-control-allow-origin', 'clear-site-data'])
    expect(headers[name], name).toBeUndefined()
})

test('a walk out of a prefix, a body that nobody asked for and unknown methods are refused', async () => {
  for (const path of [
    '/trademark/api/%2e%2e%2fadmin%2f..%2f',
    '/trademark/api/%252e%252e%252fadmin',
    '/trademark/api/x/..%5cadmin',
    '/trademark/api/..;/admin',
    '/%74rademark/api/x',
    '/trademark%2fapi/x',
  ]) {
    const { status, body } = await ask(path)
    // A path that is no call shows the document.
    expect([path, status === 400 || body.startsWith('<!doctype html>')]).toEqual([path, true])
  }
  for (const method of ['GET', 'HEAD'])
    for (const headers of [{ 'content-length': '3' }, { 'transfer-encoding': 'chunked' }])
      expect((await ask(LEDGER, { method, headers, body: 'abc' })).status).toBe(400)
  expect((await ask(LEDGER, { method: 'PROPFIND' })).status).toBe(405)
})

test('a host that is not ours is refused, whatever its case or port', async () => {
  expect((await ask('/', { headers: { host: 'PAGES.example:8443' } })).status).toBe(200)
  for (const path of ['/', LEDGER, '/assets/x.js']) {
    const { status, headers } = await ask(path, { headers: { host: 'evil.example' } })
    expect([status, headers['cache-control']]).toEqual([421, 'no-store'])
  }
})

test('a body that is too large is refused, announced or not, and the largest passes', async () => {
  const most = 11 * 1024 * 1024
  const headers = { 'content-type': 'application/octet-stream' }
  const path = '/trademark/api/upload'
  const passed = await ask(path, { method: 'POST', headers, body: Buffer.alloc(most, 'a') })
  expect((JSON.parse(passed.body) as Received).body).toHaveLength(most)
  for (const framing of [{ 'content-length': String(most + 1) }, { 'transfer-encoding': 'chunked' }])
    expect(
      (await ask(path, { method: 'POST', headers: { ...headers, ...framing }, body: Buffer.alloc(most + 1) })).status,
    ).toBe(413)
})

test('many look-ups at once are stopped, other calls are not', async () => {
  const many = <T>(count: number, each: () => Promise<T>) => Promise.all(Array.from({ length: count }, each))
  const statuses = (answers: Answer[]) => new Set(answers.map(({ status }) => status))
  const headers = { host: 'pages.example' }
  expect(statuses(await many(150, () => ask('/trademark/api/guess', { method: 'POST', headers })))).toContain(429)
  expect(statuses(await many(150, () => ask('/home', { headers })))).toEqual(new Set([200]))
})

test('no key is in any log', async () => {
  const secret = `S3CRET${crypto.randomUUID()}`
  for (const path of [
    `/consent/${secret}?key=${secret}`,
    `/trademark/api/${secret}`,
    `/${secret}/%zz`,
    `/assets/${secret}`,
  ])
    await ask(path, { headers: { host: 'pages.example', referer: `https://pages.example/${secret}` } })
  await ask(`/trademark/api/${secret}`, { method: 'POST', headers: { 'content-length': '99999999' } }).catch(() => {})
  const logs = ['access.log', 'error.log'].map((name) =>
    readFileSync(join(process.env.NGINX_FOLDER ?? '', 'logs', name), 'utf8'),
  )
  expect(logs[0]).toContain('"route":"/trademark/api/*"')
  expect(logs.join('')).not.toContain(secret)
})
