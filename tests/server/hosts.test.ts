import { describe, expect, test } from 'vitest'
import { checkHost, hostName, parseHost } from '#server/hosts.ts'
import { exchange } from './support/raw-exchange.ts'
import { ITEM, LINK, startRenderer } from './support/renderer.ts'

const ALLOWED = new Set(['pages.example', 'other.example'])

test.each([
  ['Pages.Example', 'pages.example'],
  ['pages.example:8443', 'pages.example'],
  ['pages.example.', 'pages.example'],
  ['pages.example.:443', 'pages.example'],
  ['a-b_c.example', 'a-b_c.example'],
  ['192.0.2.1:80', '192.0.2.1'],
  ['[2001:DB8::1]', '[2001:db8::1]'],
  ['[::ffff:192.0.2.1]:443', '[::ffff:c000:201]'],
  ['pages.example:65535', 'pages.example'],
])('the host of %s is %s', (host, name) => expect(hostName(host)).toBe(name))

test.each([
  undefined,
  '',
  '*',
  ':80',
  '::1',
  '[::1',
  '[]',
  '[::::]',
  '[1::2::3]',
  '[::1]x',
  '[fe80::1%25eth0]',
  '[1.2.3.4]',
  ...['99999', '123456', '0', '080', '8a', '80 ', '-1', '80:80', ''].map((port) => `pages.example:${port}`),
  'user@pages.example',
  'http://pages.example',
  'pages.example?query',
  'pages.example#fragment',
  'pages.example/path',
  String.raw`pages.example\path`,
  'pages.example,other.example',
  'pages.example, x y',
  'pages.%65xample',
  'pages.\xebxample',
  '[pages.example]',
  '999.999.999.999',
  '1.2.3.4.5',
  '.pages.example',
  'pages..example',
  'pages.example..',
  'a'.repeat(64),
  `${'a'.repeat(63)}.`.repeat(4),
])('%s is not a host', (host) => expect(hostName(host)).toBeUndefined())

test.each([
  ['PAGES.example.:8443', 'pages.example:8443'],
  ['pages.example:80', 'pages.example'],
])('the normal form of %s is %s', (text, host) => expect(parseHost(text)?.host).toBe(host))

type Headers = Record<string, string | undefined>

const check = (headers: Headers, allowed: ReadonlySet<string> | undefined, isTrusted = false, httpVersion = '1.1') =>
  checkHost(
    { headers, rawHeaders: Object.entries(headers).flatMap(([name, value]) => [name, value ?? '']), httpVersion },
    allowed,
    isTrusted,
  )

const pair = (host: string | undefined, backendHost = host) => ({ host, backendHost })

describe('a request', () => {
  test.each<[host: string, forwarded: string, isTrusted: boolean, expected: unknown]>([
    ['pages.example:8080', '', false, pair('pages.example:8080', 'pages.example')],
    ['PAGES.example.', '', false, pair('pages.example')],
    ['evil.example', '', false, { status: 421 }],
    ['', '', false, { status: 400 }],
    ['pages.example/', '', true, { status: 400 }],
    ['pages.example', 'OTHER.example:1', false, pair('other.example:1', 'other.example')],
    ['pages.example', 'evil.example', false, pair('pages.example')],
    ['pages.example', 'evil.example, other.example', false, pair('other.example')],
    ['pages.example', 'other.example:99999', false, pair('pages.example')],
    ['pages.example', 'pages.example@evil.example', false, pair('pages.example')],
    ['evil.example', 'pages.example', false, { status: 421 }],
    ['backend.local', 'pages.example', true, pair('pages.example')],
    ['backend.local', 'evil.example', true, { status: 421 }],
    ['backend.local', 'pages.example:99999', true, { status: 421 }],
    ['backend.local', 'a.example, pages.example', true, pair('pages.example')],
  ])('with Host %j, X-Forwarded-Host %j and trusted proxy %s results in %j', (host, forwarded, isTrusted, expected) => {
    const headers = { ...(host && { host }), ...(forwarded && { 'x-forwarded-host': forwarded }) }
    expect(check(headers, ALLOWED, isTrusted)).toEqual(expected)
  })

  test('may be for any host and port when no hosts are configured', () => {
    expect(check({ host: 'any.example:81' }, undefined)).toEqual(pair('any.example:81'))
    expect(check({ host: 'any.example', 'x-forwarded-host': 'b.example' }, undefined)).toEqual(pair('b.example'))
    expect(check({ host: 'any.example', 'x-forwarded-host': 'b c' }, undefined)).toEqual(pair('any.example'))
  })

  test('needs no host in HTTP/1.0, unless hosts are configured', () => {
    expect(check({}, undefined, false, '1.0')).toStrictEqual(pair(undefined))
    expect(check({}, undefined)).toEqual({ status: 400 })
    expect(check({}, ALLOWED, false, '1.0')).toEqual({ status: 400 })
    expect(check({ host: 'a b' }, undefined, false, '1.0')).toEqual({ status: 400 })
    expect(check({ host: 'any.example' }, undefined, false, '1.0')).toEqual(pair('any.example'))
  })

  test('must not have two Host headers', () => {
    const requestWith = (...names: string[]) => ({
      headers: { host: 'pages.example' },
      rawHeaders: names.flatMap((name) => [name, 'pages.example']),
      httpVersion: '1.1',
    })
    expect(checkHost(requestWith('Host', 'HOST'), ALLOWED, false)).toEqual({ status: 400 })
    expect(checkHost(requestWith('Accept', 'host', 'hosts', 'x-host'), ALLOWED, false)).toEqual(pair('pages.example'))
    const hostAsValue = { ...requestWith('Host'), rawHeaders: ['Host', 'host', 'Accept', 'host'] }
    expect(checkHost({ ...hostAsValue, headers: { host: 'host' } }, new Set(['host']), false)).toEqual(pair('host'))
  })
})

test.each<[string, Record<string, string>, string, number]>([
  ['Host', {}, 'Host: ', 400],
  [
    'X-Forwarded-Host of a trusted proxy',
    { TRUST_PROXY: '1', ALLOWED_HOSTS: 'pages.example' },
    'Host: pages.example\r\nX-Forwarded-Host: ',
    200,
  ],
])('a malformed %s gets a response, and its value reaches no backend', async (_, env, header, expected) => {
  await using server = await startRenderer({}, { ...env, RATE_LIMIT: '0' })
  // The HTTP parser refuses the null byte.
  for (const value of ['pages.example:99999', '[::::]', 'pages.\xebxample', 'pages.example, x y', 'pages.example\0']) {
    for (const target of [LINK, `${ITEM}?key=some-key&domain=linde.example`, '/home']) {
      const request = `GET ${target} HTTP/1.1\r\n${header}${value}\r\nConnection: close\r\n\r\n`
      const { status } = await exchange(server.port, request)
      expect([value, target, status]).toEqual([value, target, value.includes('\0') ? 400 : expected])
    }
  }
  expect((await server.open(LINK)).page).toContain('owner@linde.example')
  expect(new Set(server.calls.map(({ headers }) => headers['x-forwarded-host']))).toEqual(new Set(['pages.example']))
  expect([...server.lines.filter(({ level }) => level === 'error'), ...server.rendererLog]).toEqual([])
})
