import { describe, expect, test } from 'vitest'
import { checkHost, hostName, parseHost } from '#server/hosts.ts'

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
])('%s names the host %s', (host, name) => expect(hostName(host)).toBe(name))

test.each([
  undefined,
  '',
  ':80',
  'pages.example:',
  'pages.example:123456',
  'pages.example:8a',
  'pages.example:80 ',
  'pages.example:http',
  'pages.example:-1',
  'pages.example:80:80',
  'user@pages.example',
  'http://pages.example',
  'pages.example?query',
  'pages.example#fragment',
  String.raw`pages.example\path`,
  'pages.%65xample',
  'pages.\xebxample',
  '*',
  'pages.example/path',
  'pages.example,other.example',
  '::1',
  '[::1',
  '[]',
  '[pages.example]',
  '127.0.0.1:99999',
  'pages.example:99999',
  'pages.example:0',
  'pages.example:080',
  '999.999.999.999',
  '1.2.3.4.5',
  '[::::]',
  '[::1]x',
  '[fe80::1%25eth0]',
  '[1.2.3.4]',
  '[1::2::3]',
  '.pages.example',
  'pages..example',
  'pages.example..',
  `${'a'.repeat(64)}.`.repeat(4),
])('%s names none', (host) => expect(hostName(host)).toBeUndefined())

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

const both = (host: string | undefined, forwarded = host) => ({ host, forwarded })

describe('a request', () => {
  test.each<[string, string | undefined, string | undefined, boolean, unknown]>([
    ['for an allowed host', 'pages.example:8080', undefined, false, both('pages.example:8080', 'pages.example')],
    ['for an allowed host in capitals', 'PAGES.example.', undefined, false, both('pages.example')],
    ['for another host', 'evil.example', undefined, false, { status: 421 }],
    ['without a host', undefined, undefined, false, { status: 400 }],
    ['with a malformed host', 'pages.example/', undefined, true, { status: 400 }],
    ['with a port out of range', 'pages.example:99999', undefined, false, { status: 400 }],
    [
      'whose page names an allowed host',
      'pages.example',
      'OTHER.example:1',
      false,
      both('other.example:1', 'other.example'),
    ],
    ['whose page names another host', 'pages.example', 'evil.example', false, both('pages.example')],
    ['whose page names a malformed host', 'pages.example', 'other.example:99999', false, both('pages.example')],
    ['for another host that names an allowed one', 'evil.example', 'pages.example', false, { status: 421 }],
    ['through a gateway that names an allowed host', 'backend.local', 'pages.example', true, both('pages.example')],
    ['through a gateway that names another', 'backend.local', 'evil.example', true, { status: 421 }],
    ['through a gateway that names a malformed one', 'backend.local', 'pages.example:99999', true, { status: 421 }],
    [
      'through several, of which the last counts',
      'backend.local',
      'a.example, pages.example',
      true,
      both('pages.example'),
    ],
  ])('%s', (_, host, forwarded, isTrusted, expected) => {
    const headers = { ...(host && { host }), ...(forwarded && { 'x-forwarded-host': forwarded }) }
    expect(check(headers, ALLOWED, isTrusted)).toEqual(expected)
  })

  test('may be for any host when none is configured, and keeps its port', () => {
    expect(check({ host: 'any.example:81' }, undefined)).toEqual(both('any.example:81'))
    expect(check({ host: 'any.example', 'x-forwarded-host': 'b.example' }, undefined)).toEqual(both('b.example'))
    expect(check({ host: 'any.example', 'x-forwarded-host': 'b c' }, undefined)).toEqual(both('any.example'))
  })

  test('needs no host in HTTP/1.0, unless hosts are configured', () => {
    expect(check({}, undefined, false, '1.0')).toStrictEqual(both(undefined))
    expect(check({}, undefined)).toEqual({ status: 400 })
    expect(check({}, ALLOWED, false, '1.0')).toEqual({ status: 400 })
    expect(check({ host: 'a b' }, undefined, false, '1.0')).toEqual({ status: 400 })
    expect(check({ host: 'any.example' }, undefined, false, '1.0')).toEqual(both('any.example'))
  })

  test('may not have two hosts, however they are spelled', () => {
    const twice = (...names: string[]) => ({
      headers: { host: 'pages.example' },
      rawHeaders: names.flatMap((name) => [name, 'pages.example']),
      httpVersion: '1.1',
    })
    expect(checkHost(twice('Host', 'HOST'), ALLOWED, false)).toEqual({ status: 400 })
    expect(checkHost(twice('Accept', 'host', 'hosts', 'x-host'), ALLOWED, false)).toEqual(both('pages.example'))
    const value = { ...twice('Host'), rawHeaders: ['Host', 'host', 'Accept', 'host'] }
    expect(checkHost({ ...value, headers: { host: 'host' } }, new Set(['host']), false)).toEqual(both('host'))
  })
})
