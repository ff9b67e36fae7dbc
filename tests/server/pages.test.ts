import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareDocument } from '#server/document.ts'
import { readSettings } from '#server/settings.ts'
import { answerWithFile, readStaticFiles } from '#server/static-files.ts'
import { fixtureBuild, LOGO, SCRIPT } from './support/fixture-build.ts'
import { ask, type Question } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

const APP = '/assets/app-abc123.js'
let build: Awaited<ReturnType<typeof fixtureBuild>>
let server: Awaited<ReturnType<typeof startServer>>
const get = (path: string, headers: Record<string, string> = {}, more: Partial<Question> = {}) =>
  ask(server.port, { path, headers, ...more })

beforeAll(async () => {
  build = await fixtureBuild({ 'list.gz': 'a list', 'list.gz.v2': 'another list' })
  const files = await readStaticFiles(build.folder)
  const html = await readFile(join(build.folder, 'index.html'), 'utf8')
  const document = await prepareDocument(html, readSettings({}))
  server = await startServer(
    {},
    { pages: (request, reply) => answerWithFile(files, request, reply) ?? document.send(request, reply) },
  )
})

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await build[Symbol.asyncDispose]()
})

describe('a file', () => {
  test('whose name has a hash is kept for ever', async () => {
    const answer = await get(APP)
    expect(answer).toMatchObject({ status: 200, body: SCRIPT })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(SCRIPT.length),
    })
  })

  test('whose name has none is kept for a while', async () => {
    const answer = await get('/robots.txt')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=300',
    })
  })

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('goes out compressed for %s', async (accepted, encoding, unpack) => {
    const answer = await get(APP, { 'accept-encoding': accepted })
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(answer.headers['content-length']).toBe(String(answer.body.length))
    expect(unpack(answer.body).equals(SCRIPT)).toBe(true)
  })

  test.each([
    ['/list.gz', 'application/gzip', 'a list'],
    ['/list.gz.v2', 'application/octet-stream', 'another list'],
  ])('%s is no smaller copy of another one, and of type %s', async (path, type, content) => {
    const answer = await get(path)
    expect([answer.status, answer.headers['content-type'], answer.body.toString()]).toEqual([200, type, content])
  })

  test('has the same path and type however the folder of the build is written', async () => {
    const { dir, base } = parse(build.folder)
    const files = await readStaticFiles(`${dir}/./${base}/`)
    expect(Object.fromEntries([...files].map(([path, { type }]) => [path, type]))).toEqual({
      '/assets/app-abc123.js': 'text/javascript; charset=utf-8',
      '/assets/logo-abc123.png': 'image/png',
      '/list.gz': 'application/gzip',
      '/list.gz.v2': 'application/octet-stream',
      '/robots.txt': 'text/plain; charset=utf-8',
    })
  })

  test('that does not shrink goes out as it is', async () => {
    const answer = await get('/assets/logo-abc123.png', { 'accept-encoding': 'br, gzip' })
    expect(answer).toMatchObject({ body: LOGO })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers['content-type']).toBe('image/png')
  })

  test('is not sent again to whoever has it, in that encoding', async () => {
    const plain = await get(APP)
    const packed = await get(APP, { 'accept-encoding': 'br' })
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    const again = await get(APP, { 'accept-encoding': 'br', 'if-none-match': `"other", W/${packed.headers.etag}` })
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    expect(again.headers).toMatchObject({ etag: packed.headers.etag, vary: 'accept-encoding' })
    expect((await get(APP, { 'accept-encoding': 'br', 'if-none-match': plain.headers.etag ?? '' })).status).toBe(200)
  })

  test('answers HEAD with its headers', async () => {
    const answer = await get(APP, { 'accept-encoding': 'gzip' }, { method: 'HEAD' })
    const whole = await get(APP, { 'accept-encoding': 'gzip' })
    expect(answer).toMatchObject({ status: 200, body: Buffer.alloc(0) })
    expect(answer.headers['content-length']).toBe(String(whole.body.length))
    expect(answer.headers.etag).toBe(whole.headers.etag)
  })
})

test.each([
  '/service-worker.js',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/.built-from',
  '/.git/config',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/package.json',
])('%s is a missing file, without a page', async (path) => {
  const answer = await get(path)
  expect(answer).toMatchObject({ status: 404, body: Buffer.from('There is no such file.\n') })
})

describe('the document answers', () => {
  test.each([
    '/',
    '/index.html',
    '/dls/1/example.com',
    '/dls/1/style.css',
    '/consent/a.js',
    '/consent/%E0%A4%A',
    '/consent/%00',
    '/tld-info/gethash/',
    '/transfer_away?key=1',
    '/no/such/page?away=1',
  ])('%s', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.body.toString()).toContain('<div id="root">')
    expect(answer.headers['cache-control']).toBe('private, no-cache')
  })

  test.each(['/404', '/trade/api', '/../../etc/passwd', '//etc/passwd', '/constructor', '/__sandbox/x'])(
    '%s with the status 404, as it is no page',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(answer.body.toString()).toContain('<div id="root">')
    },
  )

  test.each(['document', 'iframe', 'empty'])('whoever fetches for a %s', async (destination) => {
    expect((await get('/consent/x.png', { 'sec-fetch-dest': destination })).headers['content-type']).toBe(
      'text/html; charset=utf-8',
    )
  })

  test('compressed, conditionally, and to HEAD, always with its own policy', async () => {
    const plain = await get('/')
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await get('/', { 'accept-encoding': encoding })
      expect(unpack(answer.body).equals(plain.body)).toBe(true)
      const again = await get('/', { 'accept-encoding': encoding, 'if-none-match': answer.headers.etag ?? '' })
      expect(again.status).toBe(304)
      expect(again.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
    }
    const head = await get('/', {}, { method: 'HEAD' })
    expect(head.headers).toMatchObject({ etag: plain.headers.etag, 'content-length': String(plain.body.length) })
    expect(plain.headers['content-security-policy']).toContain("script-src 'self'")
  })
})

describe('a missing subresource is 404, not the document', () => {
  test.each(['/assets/app-old.js', '/assets/', '/assets/app-abc123.js.br', '/assets/..%2f..%2fpackage.json'])(
    '%s',
    async (path) => {
      const answer = await get(path)
      expect([answer.status, answer.body.toString()]).toEqual([404, 'There is no such file.\n'])
      expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    },
  )

  test.each(['script', 'style', 'image', 'font', 'manifest', 'worker'])('for a %s', async (destination) => {
    expect((await get('/consent/x', { 'sec-fetch-dest': destination })).status).toBe(404)
  })
})

describe('the configuration', () => {
  test.each(['dev', 'qa', 'hrs'])('of %s is its features', async (APP_ENV) => {
    await using other = await startServer({ APP_ENV, API_ORIGIN: 'http://127.0.0.1:9', ALLOWED_HOSTS: '127.0.0.1' })
    const answer = await ask(other.port, { path: '/trade/config' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    })
    const { features } = JSON.parse(answer.body.toString())
    expect(features).toMatchObject({ consent: true, requestUserData: APP_ENV === 'dev', dls: APP_ENV !== 'hrs' })
  })

  test('is read only, and only as printed', async () => {
    expect((await get('/trade/config', {}, { method: 'POST' })).status).toBe(405)
    expect((await get('/trade/config', {}, { method: 'HEAD' })).status).toBe(200)
    expect((await get('/trade/config/')).headers['content-type']).toBe('text/html; charset=utf-8')
  })
})
