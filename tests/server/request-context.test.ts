import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { plainAddress, rateLimitBucket, readClient } from '#server/client-address.ts'
import { proxies } from '#server/setting-values.ts'
import { isCall, readContext, requestId, routeLabel } from '#server/request-context.ts'

function incoming(
  headers: Record<string, string>,
  socket: object = { remoteAddress: '::ffff:192.0.2.9' },
): IncomingMessage {
  return { method: 'GET', url: '/', headers, rawHeaders: [], socket } as unknown as IncomingMessage
}

const FORWARDED = { 'x-forwarded-for': '6.6.6.6, 198.51.100.7,203.0.113.5', 'x-forwarded-proto': 'https' }

test.each([
  [0, '192.0.2.9', false],
  [1, '203.0.113.5', true],
  [2, '198.51.100.7', true],
  [9, '6.6.6.6', true],
])('behind %i trusted gateways the address is %s', (gateways, address, isHttps) => {
  expect(readClient(incoming(FORWARDED), gateways)).toMatchObject({ address, isHttps })
})

test('each gateway’s own protocol counts, not what was written before it', () => {
  const headers = { 'x-forwarded-proto': 'http, https, http' }
  expect([1, 2, 3, 4].map((gateways) => readClient(incoming(headers), gateways).isHttps)).toEqual([
    false,
    true,
    false,
    false,
  ])
})

test.each([
  [0, '192.0.2.9'],
  [1, '6.6.6.6, 198.51.100.7, 203.0.113.5, 192.0.2.9'],
])('behind %i trusted gateways, backends are told of %s', (gateways, forwardedFor) => {
  expect(readClient(incoming(FORWARDED), gateways).forwardedFor).toBe(forwardedFor)
})

test('skips empty entries', () => {
  const headers = { 'x-forwarded-for': ' , 198.51.100.7:443,,', 'x-forwarded-proto': ',HTTPS, ' }
  expect(readClient(incoming(headers), 1)).toEqual({
    address: '198.51.100.7',
    isHttps: true,
    isFromGateway: true,
    forwardedFor: '198.51.100.7, 192.0.2.9',
  })
  expect(readClient(incoming({ 'x-forwarded-proto': 'httpss' }), 1).isHttps).toBe(false)
})

test.each([
  ['unknown, 198.51.100.7', '198.51.100.7', '198.51.100.7, 192.0.2.9'],
  ['198.51.100.7, unknown', '192.0.2.9', '192.0.2.9'],
  ['6.6.6.6, evil"\t, 2001:DB8::7, [2001:db8::8]:443', '2001:db8::8', '2001:db8::7, 2001:db8::8, 192.0.2.9'],
  ['6.6.6.6, 999.1.1.1', '192.0.2.9', '192.0.2.9'],
])('ignores of %j what is before an entry that is not an IP address', (header, address, forwardedFor) => {
  expect(readClient(incoming({ 'x-forwarded-for': header }), 1)).toMatchObject({ address, forwardedFor })
})

describe('with the addresses of the gateways', () => {
  const trusted = proxies('192.0.2.9, 203.0.113.0/24, 2001:db8:1::/48')
  const V6 = { 'x-forwarded-for': '2001:db8:9::7, 2001:db8:1::5', 'x-forwarded-proto': 'https, http' }

  test.each<[string, Record<string, string>, string, string]>([
    ['the last entry that is no gateway', FORWARDED, '198.51.100.7', '6.6.6.6, 198.51.100.7, 203.0.113.5, 192.0.2.9'],
    ['an IPv6 address', V6, '2001:db8:9::7', '2001:db8:9::7, 2001:db8:1::5, 192.0.2.9'],
    [
      'an entry with a port, behind a mapped gateway',
      { 'x-forwarded-for': '6.6.6.6, 198.51.100.7:5001, ::ffff:203.0.113.7' },
      '198.51.100.7',
      '6.6.6.6, 198.51.100.7, 203.0.113.7, 192.0.2.9',
    ],
    [
      'the first entry of gateways alone',
      { 'x-forwarded-for': '203.0.113.1, 203.0.113.2' },
      '203.0.113.1',
      '203.0.113.1, 203.0.113.2, 192.0.2.9',
    ],
    ['the gateway without an entry', {}, '192.0.2.9', '192.0.2.9'],
    ['the gateway after an entry that is no address', { 'x-forwarded-for': '6.6.6.6, x' }, '192.0.2.9', '192.0.2.9'],
  ])('takes for the client %s', (_, headers, address, forwardedFor) => {
    expect(readClient(incoming(headers), trusted)).toMatchObject({ address, forwardedFor, isFromGateway: true })
  })

  test('reads the protocol that the first of them was reached by', () => {
    expect(readClient(incoming(FORWARDED), trusted).isHttps).toBe(true)
    expect(readClient(incoming(V6), trusted).isHttps).toBe(true)
    expect(readClient(incoming({ ...V6, 'x-forwarded-proto': 'http, https' }), trusted).isHttps).toBe(false)
    expect(readClient(incoming({ ...V6, 'x-forwarded-proto': 'https, http, https' }), trusted).isHttps).toBe(false)
  })

  test.each([
    ['198.51.100.66', '198.51.100.66'],
    ['::ffff:198.51.100.66', '198.51.100.66'],
    ['2001:db8:2::1', '2001:db8:2::1'],
    ['', ''],
  ])('does not let another peer, %j, choose its address', (remoteAddress, address) => {
    const request = incoming({ ...FORWARDED, 'x-request-id': 'theirs' }, { remoteAddress })
    const client = { address, forwardedFor: address, isHttps: false, isFromGateway: false }
    expect(readClient(request, trusted)).toEqual(client)
    expect(requestId(request, trusted)).not.toBe('theirs')
  })

  test.each(['192.0.2.9', '::ffff:192.0.2.9', '203.0.113.255', '2001:db8:1:ffff::1', '2001:DB8:1::1%eth0'])(
    'trusts %s',
    (remoteAddress) => {
      const request = incoming({ ...FORWARDED, 'x-request-id': 'theirs' }, { remoteAddress })
      expect(readClient(request, trusted)).toMatchObject({ address: '198.51.100.7', isHttps: true })
      expect(requestId(request, trusted)).toBe('theirs')
    },
  )

  test('lets only them choose the host', () => {
    const settings = { trustProxy: trusted, allowedHosts: new Set(['pages.example']) }
    const hostOf = (remoteAddress: string) => {
      const headers = { host: 'internal.example', 'x-forwarded-host': 'pages.example' }
      const rawHeaders = Object.entries(headers).flat()
      return readContext(Object.assign(incoming(headers, { remoteAddress }), { rawHeaders }), '/', settings).host
    }
    expect(hostOf('192.0.2.9')).toEqual({ host: 'pages.example', forwarded: 'pages.example' })
    expect(hostOf('192.0.2.10')).toEqual({ status: 421 })
  })
})

test('without a word of a gateway the connection counts', () => {
  const client = { address: '192.0.2.9', isHttps: false, isFromGateway: true, forwardedFor: '192.0.2.9' }
  expect(readClient(incoming({}), 1)).toEqual(client)
  expect(readClient(incoming({}), 0)).toEqual({ ...client, isFromGateway: false })
  expect(readClient(incoming({}, { encrypted: true, remoteAddress: '192.0.2.9' }), 0).isHttps).toBe(true)
  expect(readClient(incoming({}, {}), 0).address).toBe('')
})

const CONTEXT = { trustProxy: 0, allowedHosts: undefined }

test.each([
  ['/trade/api/no-auth/transfer_in/info?key=K', true, '/trade/api/*'],
  ['/trade/config', true, '/trade/config'],
  ['/__sandbox/state', true, '/__sandbox/*'],
  ['/assets/app.js', false, '/assets/*'],
  ['/x/assets/app.js', false, 'page'],
  ['/trade/configs', false, 'page'],
  ['/', false, 'page'],
  ['http://other.example/trade/config', false, 'page'],
])('%s is a call: %s, and counted as %s', (url, call, label) => {
  const context = readContext(incoming({ host: 'pages.example' }), url, CONTEXT)
  expect(isCall(context)).toBe(call)
  expect(routeLabel(context)).toBe(label)
})

test('a request is read by its method, its host and the gateways that are trusted', () => {
  const post = Object.assign(incoming({ ...FORWARDED, host: 'pages.example' }), {
    method: 'POST',
    httpVersion: '1.1',
    rawHeaders: ['Host', 'pages.example'],
  })
  const settings = { trustProxy: 1, allowedHosts: new Set(['other.example']) }
  expect(readContext(post, '/tld-info/unhash?x=1', settings)).toMatchObject({
    address: '203.0.113.5',
    target: { path: '/tld-info/unhash', query: '?x=1' },
    call: { route: '/tld-info/unhash', operation: { id: 'unhashTldInfo' } },
    host: { status: 421 },
  })
  expect(readContext(incoming({}), '*', CONTEXT)).toMatchObject({ target: undefined, call: undefined })
})

test.each(['a', 'A-z_0.9:b', 'x'.repeat(128)])('the id %s of a trusted gateway is kept', (id) => {
  expect(requestId(incoming({ 'x-request-id': id }), 1)).toBe(id)
  expect(requestId(incoming({ 'x-request-id': id }), 0)).not.toBe(id)
})

test.each(['', 'has space', 'new\nline', 'x'.repeat(129), '"quoted"'])('a request id such as %j is replaced', (id) => {
  expect(requestId(incoming({ 'x-request-id': id }), 1)).toMatch(/^[0-9a-f-]{36}$/)
})

test('two requests never share an id', () => {
  expect(requestId(incoming({}), 0)).not.toBe(requestId(incoming({}), 0))
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['192.0.2.1:443', '192.0.2.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  [' [2001:db8::1]:80 ', '2001:db8::1'],
  ['fe80::1%eth%0', 'fe80::1'],
])('%j is the address %j', (text, address) => expect(plainAddress(text)).toBe(address))

test.each([
  '192.0.::ffff:2.1',
  'unknown',
  ' unknown ',
  'x[2001:db8::1]',
  '[2001:db8::1]x',
  '[2001:db8::1]:x',
  '192.0.2.1:x',
  'x192.0.2.1:443',
  '192.0.2.1:443x',
  '192.0.2:443.1',
  '20[01:db8::1]',
  '[2001:db8::1]1',
  '',
  '999.1.1.1',
  '192.0.2.1, 192.0.2.2',
  '::1::2',
])('%j is no address', (text) => expect(plainAddress(text)).toBeUndefined())

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1::/64'],
  ['2001:DB8::1', '2001:db8::/64'],
  ['[2001:db8::2]:80', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
])('failed calls of %s are counted by %s', (address, bucket) => expect(rateLimitBucket(address)).toBe(bucket))
