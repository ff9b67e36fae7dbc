import { describe, expect, test } from 'vitest'
import { checkHost, hostName } from '#server/hosts.ts'

const OURS = new Set(['pages.example', 'other.example'])

test.each([
  ['Pages.Example', 'pages.example'],
  ['pages.example:8443', 'pages.example'],
  ['pages.example.', 'pages.example'],
  ['pages.example.:443', 'pages.example'],
  ['a-b_c.example', 'a-b_c.example'],
  ['192.0.2.1:80', '192.0.2.1'],
  ['[2001:DB8::1]', '[2001:db8::1]'],
  ['[::ffff:192.0.2.1]:443', '[::ffff:192.0.2.1]'],
])('%s names the host %s', (host, name) => expect(hostName(host)).toBe(name))

test.each([
  undefined,
  '',
  ':80',
  'pages.example:',
  'pages.example:123456',
  'pages.example:8a',
  'pages.example:80 ',
  'user@pages.example',
  'pages.example/path',
  'pages.example,other.example',
  '::1',
  '[::1',
  '[]',
  '[pages.example]',
])('%s names none', (host) => expect(hostName(host)).toBeUndefined())

type Headers = Record<string, string | undefined>

const check = (headers: Headers, allowed: ReadonlySet<string> | undefined, gateways = 0, httpVersion = '1.1') =>
  checkHost(
    { headers, rawHeaders: Object.entries(headers).flatMap(([name, value]) => [name, value ?? '']), httpVersion },
    allowed,
    gateways,
  )

describe('a request', () => {
  test.each<[string, string | undefined, string | undefined, number, unknown]>([
    ['for a host of ours', 'pages.example:80', undefined, 0, { host: 'pages.example:80' }],
    ['for another host', 'evil.example', undefined, 0, { status: 421 }],
    ['for no host', undefined, undefined, 0, { status: 400 }],
    ['for what is no host', 'pages.example/', undefined, 1, { status: 400 }],
    ['of a page that names a host of ours', 'pages.example', 'other.example', 0, { host: 'other.example' }],
    ['of a page that names another host', 'pages.example', 'evil.example', 0, { host: 'pages.example' }],
    ['of a page that names what is no host', 'pages.example', 'other.example/', 0, { host: 'pages.example' }],
    ['for another host that names ours', 'evil.example', 'pages.example', 0, { status: 421 }],
    ['through a gateway that names ours', 'backend.local', 'pages.example', 1, { host: 'pages.example' }],
    ['through a gateway that names another', 'backend.local', 'evil.example', 1, { status: 421 }],
    [
      'through several, of which the last counts',
      'backend.local',
      'a.example, pages.example',
      2,
      { host: 'pages.example' },
    ],
  ])('%s', (_, host, forwarded, gateways, expected) => {
    const headers = { ...(host && { host }), ...(forwarded && { 'x-forwarded-host': forwarded }) }
    expect(check(headers, OURS, gateways)).toEqual(expected)
  })

  test('is for any host where none are ours', () => {
    expect(check({ host: 'any.example' }, undefined)).toEqual({ host: 'any.example' })
    expect(check({ host: 'any.example', 'x-forwarded-host': 'b.example' }, undefined)).toEqual({ host: 'b.example' })
    expect(check({ host: 'any.example', 'x-forwarded-host': 'b c' }, undefined)).toEqual({ host: 'any.example' })
  })

  test('needs no host in HTTP/1.0, unless some are ours', () => {
    expect(check({}, undefined, 0, '1.0')).toStrictEqual({ host: undefined })
    expect(check({}, undefined)).toEqual({ status: 400 })
    expect(check({}, OURS, 0, '1.0')).toEqual({ status: 400 })
    expect(check({ host: 'a b' }, undefined, 0, '1.0')).toEqual({ status: 400 })
    expect(check({ host: 'any.example' }, undefined, 0, '1.0')).toEqual({ host: 'any.example' })
  })

  test('may not name two hosts, however they are spelled', () => {
    const twice = (...names: string[]) => ({
      headers: { host: 'pages.example' },
      rawHeaders: names.flatMap((name) => [name, 'pages.example']),
      httpVersion: '1.1',
    })
    expect(checkHost(twice('Host', 'HOST'), OURS, 0)).toEqual({ status: 400 })
    expect(checkHost(twice('Accept', 'host', 'hosts', 'x-host'), OURS, 0)).toEqual({ host: 'pages.example' })
    const value = { ...twice('Host'), rawHeaders: ['Host', 'host', 'Accept', 'host'] }
    expect(checkHost({ ...value, headers: { host: 'host' } }, new Set(['host']), 0)).toEqual({ host: 'host' })
  })
})
