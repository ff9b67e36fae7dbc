import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { headersOf } from '#server/security-headers.ts'
import { send, sendToServer, ECHO, type TextResponse } from './requests.ts'

/** Headers that must be the same from nginx and from the product's server. */
const HEADERS = Object.keys(headersOf('/', true)).concat('cache-control', 'content-encoding', 'content-type', 'vary')

function toComparable({ status, headers }: TextResponse): unknown {
  const values = HEADERS.flatMap((name) => {
    const value = String(headers[name] ?? '').toLowerCase()
    // JSON is always UTF-8.
    return value ? [[name, value.replace(/^(application\/json); charset=utf-8$/, '$1')]] : []
  })
  return { status, ...Object.fromEntries(values) }
}

test('the configuration passes nginx -t', () => {
  const { status } = spawnSync('nginx', ['-t', '-p', process.env.NGINX_FOLDER ?? '', '-c', 'nginx.conf'], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  })
  expect(status).toBe(0)
})

const asset = () => /\/assets\/[\w-]+\.js/.exec(readFileSync('dist/index.html', 'utf8'))?.[0] ?? ''

for (const [subject, path, headers = {}] of [
  ['the document', () => '/'],
  ['a page', () => '/consent/KEY?x=1'],
  ['a page whose path ends like a file name', () => '/dls/1/example.gz'],
  ['a page at the path of a call', () => '/tld-info/unhash'],
  ['a path that starts with two slashes', () => '//trade/api/x'],
  ['a file of a page', asset],
  ['a file of a page, compressed', asset, { 'accept-encoding': 'gzip' }],
  ['a missing file of a page', () => '/assets/missing.js'],
  ['a compressed file, requested by its own name', () => `${asset()}.gz`],
  ['a missing subresource', () => '/picture.png', { 'sec-fetch-dest': 'image' }],
  ['a file outside assets/', () => '/robots.txt'],
  ['a hidden file', () => '/.built-from'],
  ['a frame of previews', () => '/preview-frame.html'],
  ['a frame of previews with images', () => '/preview-frame-images.html'],
  ['the configuration', () => '/trade/config'],
  ['an unknown page', () => '/no/such/page?x=1'],
  ['a missing file', () => '/service-worker.js?v=1'],
  ['a dot folder', () => '/.git/config'],
  ['an encoded dot folder', () => '/%2egit/config'],
  ['a page path in capital letters', () => '/CONSENT/KEY/'],
  ['a page whose slash is encoded', () => '/consent%2FKEY'],
  ['a page with an encoded slash in its key', () => '/trade/n/a%2Fb'],
  ['a page with a malformed key', () => '/consent/%E0%A4'],
  ['an old transfer link', () => '/old/link.html?x=1&away=1'],
  ['an old transfer link with away=1 in its path', () => '/x/away=1/y'],
  ['an old transfer link with away%3D1 in its path', () => '/x/away%3D1'],
  ['another value of away', () => '/x?away=12'],
] as [string, () => string, Record<string, string>?][]) {
  for (const method of ['GET', 'HEAD']) {
    test(`${method} ${subject}: same status, headers and content as the server`, async () => {
      const [host, server] = [
        await send(path(), { method, headers: { host: '127.0.0.1', ...headers } }),
        await sendToServer(path(), { method, headers }),
      ]
      expect(toComparable(host)).toEqual(toComparable(server))
      expect(host.body).toBe(server.body)
    })
  }
}

test("a method that pages do not accept is refused with the server's response", async () => {
  for (const path of ['/', '/consent/KEY', '/assets/x.js', '/robots.txt', '/preview-frame.html', '/trade/config']) {
    const [host, server] = [await send(path, { method: 'DELETE' }), await sendToServer(path, { method: 'DELETE' })]
    expect([path, host.status, host.headers.allow, JSON.parse(host.body)]).toEqual([
      path,
      405,
      'GET, HEAD',
      JSON.parse(server.body),
    ])
  }
})

test('an unknown host is refused, and an allowed host is accepted in any letter case and with any port', async () => {
  expect((await send('/', { headers: { host: 'PAGES.example:8443' } })).status).toBe(200)
  for (const path of ['/', ECHO, '/assets/x.js']) {
    const { status, headers } = await send(path, { headers: { host: 'evil.example' } })
    expect([status, headers['cache-control']]).toEqual([421, 'no-store'])
  }
})

test('no log contains a key', async () => {
  const secret = `S3CRET${crypto.randomUUID()}`
  for (const path of [
    '/trade/config',
    `/consent/${secret}?key=${secret}`,
    `/trademark/api/${secret}`,
    `/${secret}/%zz`,
    `/assets/${secret}`,
  ])
    await send(path, { headers: { host: 'pages.example', referer: `https://pages.example/${secret}` } })
  await send(`/trademark/api/${secret}`, { method: 'POST', headers: { 'content-length': '99999999' } }).catch(() => {})
  const logs = ['access.log', 'error.log'].map((name) =>
    readFileSync(join(process.env.NGINX_FOLDER ?? '', 'logs', name), 'utf8'),
  )
  for (const route of ['/trademark/api/*', '/trade/config']) expect(logs[0]).toContain(`"route":"${route}"`)
  expect(logs.join('')).not.toContain(secret)
})
