import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { plainAddress, rateLimitBucket, readClient } from '#server/client-address.ts'
import { proxies } from '#server/setting-values.ts'
import { isCall, readContext, requestId, routeLabel } from '#server/request-context.ts'

function incoming(
  headers: Record<string, string>,
  socket: object = { remoteAddress: '::ffff:192.0.2.9' },
): IncomingMessage {
  const rawHeaders = Object.entries(headers).flat()
  return { method: 'GET', url: '/', httpVersion: '1.1', headers, rawHeaders, socket } as unknown as IncomingMessage
}

const FORWARDED = { 'x-forwarded-for': '6.6.6.6, 198.51.100.7,203.0.113.5', 'x-forwarded-proto': 'https' }
const ALL = '6.6.6.6, 198.51.100.7, 203.0.113.5, 192.0.2.9'

describe('behind a number of trusted gateways', () => {
  test.each([
    [0, '192.0.2.9', false, '192.0.2.9'],
    [1, '203.0.113.5', true, ALL],
    [2, '198.51.100.7', true, ALL],
    [9, '6.6.6.6', true, ALL],
  ])('%i, the client is %s', (gateways, address, isHttps, forwardedFor) => {
    expect(readClient(incoming(FORWARDED), gateways)).toMatchObject({ address, isHttps, forwardedFor })
  })

  test('the protocol is the one that the first of them was reached by', () => {
    const headers = { 'x-forwarded-proto': 'http, https, http' }
    const read = [1, 2, 3, 4].map((gateways) => readClient(incoming(headers), gateways).isHttps)
    expect(read).toEqual([false, true, false, false])
    expect(readClient(incoming({ 'x-forwarded-proto': 'httpss' }), 1).isHttps).toBe(false)
  })

  test.each([
    [' , 198.51.100.7:443,,', '198.51.100.7', '198.51.100.7, 192.0.2.9'],
    ['unknown, 198.51.100.7', '198.51.100.7', '198.51.100.7, 192.0.2.9'],
    ['198.51.100.7, unknown', '192.0.2.9', '192.0.2.9'],
    ['6.6.6.6, evil"\t, 2001:DB8::7, [2001:db8::8]:443', '2001:db8::8', '2001:db8::7, 2001:db8::8, 192.0.2.9'],
    ['6.6.6.6, 999.1.1.1', '192.0.2.9', '192.0.2.9'],
  ])('nothing counts in %j before an entry that is not an IP address', (header, address, forwardedFor) => {
    const headers = { 'x-forwarded-for': header, 'x-forwarded-proto': ',HTTPS, ' }
    expect(readClient(incoming(headers), 1)).toEqual({ address, forwardedFor, isHttps: true, isFromGateway: true })
  })

  test('the connection counts where they send nothing', () => {
    const client = { address: '192.0.2.9', isHttps: false, isFromGateway: true, forwardedFor: '192.0.2.9' }
    expect(readClient(incoming({}), 1)).toEqual(client)
    expect(readClient(incoming({}), 0)).toEqual({ ...client, isFromGateway: false })
    expect(readClient(incoming({}, { encrypted: true, remoteAddress: '192.0.2.9' }), 0).isHttps).toBe(true)
    expect(readClient(incoming({}, {}), 0).address).toBe('')
  })
})

describe('with the addresses of the gateways', () => {
  const trusted = proxies('192.0.2.9, 203.0.113.0/24, 2001:db8:1::/48')
  const V6 = { 'x-forwarded-for': '2001:db8:9::7, 2001:db8:1::5', 'x-forwarded-proto': 'https, http' }

  test.each<[string, Record<string, string>, string, string]>([
    ['the last entry that is no gateway', FORWARDED, '198.51.100.7', ALL],
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
  ])('the client is %s', (_, headers, address, forwardedFor) => {
    expect(readClient(incoming(headers), trusted)).toMatchObject({ address, forwardedFor, isFromGateway: true })
  })

  test('the protocol is the one that the first of them was reached by', () => {
    const isHttps = (proto: string) => readClient(incoming({ ...V6, 'x-forwarded-proto': proto }), trusted).isHttps
    expect(['https', 'https, http', 'http, https', 'https, http, https'].map(isHttps)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test.each([
    ['192.0.2.9', true],
    ['::ffff:192.0.2.9', true],
    ['203.0.113.255', true],
    ['2001:db8:1:ffff::1', true],
    ['2001:DB8:1::1%eth0', true],
    ['198.51.100.66', false],
    ['::ffff:198.51.100.66', false],
    ['2001:db8:2::1', false],
    ['', false],
  ])('%j may choose its address, host and id: %s', (remoteAddress, mayChoose) => {
    const headers = {
      ...FORWARDED,
      host: 'internal.example',
      'x-forwarded-host': 'pages.example',
      'x-request-id': 'id',
    }
    const request = incoming(headers, { remoteAddress })
    const address = mayChoose ? '198.51.100.7' : plainAddress(remoteAddress)
    expect(readClient(request, trusted)).toMatchObject({ address: address ?? '', isHttps: mayChoose })
    expect(requestId(request, trusted) === 'id').toBe(mayChoose)
    const { host } = readContext(request, '/', { trustProxy: trusted, allowedHosts: new Set(['pages.example']) })
    expect(host).toEqual(mayChoose ? { host: 'pages.example', forwarded: 'pages.example' } : { status: 421 })
  })
})

test.each([
  ['/trade/api/no-auth/transfer_in/info?key=K', true, '/trade/api/*'],
  ['/trade/config', true, '/trade/config'],
  ['/__sandbox/state', true, '/__sandbox/*'],
  ['/assets/app.js', false, '/assets/*'],
  ['/x/assets/app.js', false, 'page'],
  ['/trade/configs', false, 'page'],
  ['/', false, 'page'],
  ['*', false, 'page'],
  ['http://other.example/trade/config', false, 'page'],
])('%s is a call: %s, and counted as %s', (url, call, label) => {
  const context = readContext(incoming({ host: 'pages.example' }), url, { trustProxy: 0, allowedHosts: undefined })
  expect([isCall(context), routeLabel(context)]).toEqual([call, label])
})

test('a request is read by its method, its host and the gateways that are trusted', () => {
  const post = Object.assign(incoming({ ...FORWARDED, host: 'pages.example' }), { method: 'POST' })
  const settings = { trustProxy: 1, allowedHosts: new Set(['other.example']) }
  expect(readContext(post, '/tld-info/unhash?x=1', settings)).toMatchObject({
    address: '203.0.113.5',
    target: { path: '/tld-info/unhash', query: '?x=1' },
    call: { route: '/tld-info/unhash', operation: { id: 'unhashTldInfo' } },
    host: { status: 421 },
  })
})

test('only a plain id of a trusted gateway is kept; any other request gets its own', () => {
  for (const id of ['a', 'A-z_0.9:b', 'x'.repeat(128)]) {
    expect(requestId(incoming({ 'x-request-id': id }), 1)).toBe(id)
    expect(requestId(incoming({ 'x-request-id': id }), 0)).not.toBe(id)
  }
  const replaced = ['', 'has space', 'new\nline', 'x'.repeat(129), '"quoted"'].map((id) =>
    requestId(incoming({ 'x-request-id': id }), 1),
  )
  for (const id of replaced) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(new Set(replaced).size).toBe(replaced.length)
})

test.each([
  ['192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:443', '192.0.2.1', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:77', '192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1', '192.0.2.1'],
  ['2001:DB8:0:1:a:b:c:d', '2001:db8:0:1:a:b:c:d', '2001:db8:0:1::/64'],
  ['[2001:db8::1]:443', '2001:db8::1', '2001:db8::/64'],
  [' [2001:db8::1]', '2001:db8::1', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::1', 'fe80::/64'],
  ['fe80::1%eth%0', 'fe80::1', 'fe80::/64'],
])('%j is the address %j, and its failed calls are counted by %s', (text, address, bucket) => {
  expect([plainAddress(text), rateLimitBucket(text)]).toEqual([address, bucket])
})

test.each([
  '',
  ' unknown ',
  '999.1.1.1',
  '::1::2',
  '192.0.2.1, 192.0.2.2',
  '192.0.::ffff:2.1',
  '20[01:db8::1]',
  'x[2001:db8::1]',
  '[2001:db8::1]x',
  '[2001:db8::1]:x',
  '[2001:db8::1]1',
  '192.0.2.1:x',
  'x192.0.2.1:443',
  '192.0.2.1:443x',
  '192.0.2:443.1',
])('%j is no address', (text) => {
  expect(plainAddress(text)).toBeUndefined()
  expect(rateLimitBucket(text)).toBe(text)
})
