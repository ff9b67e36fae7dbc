import { parse } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { prepareDocument } from '#server/document.ts'
import { readSettings } from '#server/settings.ts'
import { respondWithFile, readStaticFiles } from '#server/static-files.ts'
import { fixtureBuild, HTML, LOGO, SCRIPT } from './support/fixture-build.ts'
import { send, type RequestOptions } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

const APP = '/assets/app-abc123.js'
const build = await fixtureBuild({ 'list.gz': 'a list', 'list.gz.v2': 'another list' })
const files = await readStaticFiles(build.folder)
const document = await prepareDocument(HTML, readSettings({}))
const server = await startServer(
  {},
  { pages: (request, reply) => respondWithFile(files, request, reply) ?? document.send(request, reply) },
)
const get = (path: string, headers: Record<string, string> = {}, options: Partial<RequestOptions> = {}) =>
  send(server.port, { path, headers, ...options })

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await build[Symbol.asyncDispose]()
})

describe('a file', () => {
  test.each([
    [APP, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', SCRIPT],
    ['/assets/logo-abc123.png', 'image/png', 'public, max-age=31536000, immutable', LOGO],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=300', Buffer.from('User-agent: *\nDisallow: /\n')],
    // These are not compressed copies of other files.
    ['/list.gz', 'application/gzip', 'public, max-age=300', Buffer.from('a list')],
    ['/list.gz.v2', 'application/octet-stream', 'public, max-age=300', Buffer.from('another list')],
  ])('%s is sent as %s with Cache-Control %s', async (path, type, control, body) => {
    const response = await get(path, path === APP ? {} : { 'accept-encoding': 'br, gzip' })
    expect(response).toMatchObject({ status: 200, body })
    expect(response.headers).toMatchObject({
      'content-type': type,
      'cache-control': control,
      'content-length': String(body.length),
    })
    expect(response.headers['content-encoding']).toBeUndefined()
  })

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is sent compressed for %s', async (accepted, encoding, unpack) => {
    const response = await get(APP, { 'accept-encoding': accepted })
    expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(response.headers['content-length']).toBe(String(response.body.length))
    expect(unpack(response.body).equals(SCRIPT)).toBe(true)
  })

  test('has the same path however the folder of the build is spelled', async () => {
    const { dir, base } = parse(build.folder)
    const sameFiles = await readStaticFiles(`${dir}/./${base}/`)
    const paths = ['/assets/app-abc123.js', '/assets/logo-abc123.png', '/list.gz', '/list.gz.v2', '/robots.txt']
    expect([...sameFiles.keys()].toSorted()).toEqual(paths)
  })

  test('is not sent again if the browser has it in that encoding', async () => {
    const plain = await get(APP)
    const compressed = await get(APP, { 'accept-encoding': 'br' })
    expect(compressed.headers.etag).not.toBe(plain.headers.etag)
    const again = await get(APP, { 'accept-encoding': 'br', 'if-none-match': `"other", W/${compressed.headers.etag}` })
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    expect(again.headers).toMatchObject({ etag: compressed.headers.etag, vary: 'accept-encoding' })
    expect((await get(APP, { 'accept-encoding': 'br', 'if-none-match': plain.headers.etag ?? '' })).status).toBe(200)
  })

  test('has the same headers for HEAD', async () => {
    const response = await get(APP, { 'accept-encoding': 'gzip' }, { method: 'HEAD' })
    const whole = await get(APP, { 'accept-encoding': 'gzip' })
    expect(response).toMatchObject({ status: 200, body: Buffer.alloc(0) })
    expect(response.headers['content-length']).toBe(String(whole.body.length))
    expect(response.headers.etag).toBe(whole.headers.etag)
  })
})

describe('the document', () => {
  test.each([
    [200, ['/', '/index.html', '/consent/a.js', '/consent/%E0%A4%A', '/consent/%00', '/tld-info/gethash/']],
    [404, ['/404', '/trade/api', '/../../etc/passwd', '//etc/passwd', '/constructor', '/__sandbox/x']],
  ])('is sent with %i for %j', async (status, paths) => {
    for (const path of paths) {
      const response = await get(path)
      expect([path, response.status]).toEqual([path, status])
      expect(response.body.toString()).toContain('<div id="root">')
      if (status === 200) expect(response.headers['cache-control']).toBe('private, no-cache')
    }
  })

  test('supports compression, conditional requests and HEAD, always with its CSP', async () => {
    const plain = await get('/')
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await get('/', { 'accept-encoding': encoding })
      expect(unpack(response.body).equals(plain.body)).toBe(true)
      const again = await get('/', { 'accept-encoding': encoding, 'if-none-match': response.headers.etag ?? '' })
      expect(again.status).toBe(304)
      expect(again.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
    }
    const head = await get('/', {}, { method: 'HEAD' })
    expect(head.headers).toMatchObject({ etag: plain.headers.etag, 'content-length': String(plain.body.length) })
    expect(plain.headers['content-security-policy']).toContain("script-src 'self'")
  })
})

describe('a missing file returns 404 instead of the document', () => {
  test.each([
    '/service-worker.js',
    '/.built-from',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/app-old.js',
    '/assets/',
    '/assets/app-abc123.js.br',
    '/assets/..%2f..%2fpackage.json',
  ])('%s', async (path) => {
    const response = await get(path)
    expect([response.status, response.body.toString()]).toEqual([404, 'There is no such file.\n'])
    expect(response.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  })

  test('unless the browser requests a page', async () => {
    const statusFor = async (destination: string) => (await get('/consent/x', { 'sec-fetch-dest': destination })).status
    for (const each of ['document', 'iframe', 'empty']) expect([each, await statusFor(each)]).toEqual([each, 200])
    for (const each of ['script', 'style', 'image', 'font', 'manifest', 'worker'])
      expect([each, await statusFor(each)]).toEqual([each, 404])
  })
})

describe('the configuration', () => {
  test.each(['dev', 'qa', 'hrs'])('of %s contains its features', async (APP_ENV) => {
    await using other = await startServer({ APP_ENV, API_ORIGIN: 'http://127.0.0.1:9', ALLOWED_HOSTS: '127.0.0.1' })
    const { headers, body } = await send(other.port, { path: '/trade/config' })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    const { features } = JSON.parse(body.toString())
    expect(features).toMatchObject({ consent: true, requestUserData: APP_ENV === 'dev', dls: APP_ENV !== 'hrs' })
  })

  test('is only at /trade/config, for GET and HEAD', async () => {
    expect((await get('/trade/config', {}, { method: 'POST' })).status).toBe(405)
    expect((await get('/trade/config', {}, { method: 'HEAD' })).status).toBe(200)
    expect((await get('/trade/config/')).headers['content-type']).toBe('text/html; charset=utf-8')
  })
})
