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
const CHAIN = '6.6.6.6, 198.51.100.7, 203.0.113.5, 192.0.2.9'
const from = (addresses: string) => ({ 'x-forwarded-for': addresses })

describe('behind a number of trusted proxies', () => {
  test.each<[proxies: number, headers: Record<string, string>, address: string, forwardedFor: string]>([
    [0, FORWARDED, '192.0.2.9', '192.0.2.9'],
    [1, FORWARDED, '203.0.113.5', CHAIN],
    [2, FORWARDED, '198.51.100.7', CHAIN],
    [9, FORWARDED, '6.6.6.6', CHAIN],
    [0, {}, '192.0.2.9', '192.0.2.9'],
    [1, {}, '192.0.2.9', '192.0.2.9'],
    // Entries to the left of an invalid entry do not count.
    [1, from(' , 198.51.100.7:443,,'), '198.51.100.7', '198.51.100.7, 192.0.2.9'],
    [1, from('unknown, 198.51.100.7'), '198.51.100.7', '198.51.100.7, 192.0.2.9'],
    [1, from('198.51.100.7, unknown'), '192.0.2.9', '192.0.2.9'],
    [1, from('6.6.6.6, x"\t, 2001:DB8::7, [2001:db8::8]:443'), '2001:db8::8', '2001:db8::7, 2001:db8::8, 192.0.2.9'],
    [1, from('6.6.6.6, 999.1.1.1'), '192.0.2.9', '192.0.2.9'],
  ])('(%i) the client of %j is %s', (count, headers, address, forwardedFor) => {
    const client = { address, forwardedFor, isFromGateway: count > 0 }
    expect(readClient(incoming(headers), count)).toMatchObject(client)
  })

  test('takes the protocol from the outermost trusted proxy', () => {
    const isHttps = (proto: string, count: number) =>
      readClient(incoming({ 'x-forwarded-proto': proto }), count).isHttps
    expect([0, 1, 2, 3, 4].filter((count) => isHttps('http, https, http', count))).toEqual([2])
    expect(isHttps(',HTTPS, ', 1)).toBe(true)
    expect(isHttps('httpss', 1)).toBe(false)
  })

  test('without trusted proxies, uses the connection itself', () => {
    expect(readClient(incoming({}, { encrypted: true, remoteAddress: '192.0.2.9' }), 0).isHttps).toBe(true)
    expect(readClient(incoming({}, {}), 0)).toMatchObject({ address: '', isHttps: false })
  })
})

describe('with the addresses of the trusted proxies', () => {
  const trusted = proxies('192.0.2.9, 203.0.113.0/24, 2001:db8:1::/48')

  test.each<[string, Record<string, string>, string, string]>([
    ['the last entry that is not a proxy', FORWARDED, '198.51.100.7', CHAIN],
    [
      'an IPv6 address',
      from('2001:db8:9::7, 2001:db8:1::5'),
      '2001:db8:9::7',
      '2001:db8:9::7, 2001:db8:1::5, 192.0.2.9',
    ],
    [
      'an entry with a port, before a mapped address',
      from('6.6.6.6, 198.51.100.7:5001, ::ffff:203.0.113.7'),
      '198.51.100.7',
      '6.6.6.6, 198.51.100.7, 203.0.113.7, 192.0.2.9',
    ],
    [
      'the first entry if all entries are proxies',
      from('203.0.113.1, 203.0.113.2'),
      '203.0.113.1',
      '203.0.113.1, 203.0.113.2, 192.0.2.9',
    ],
    ['the proxy itself if there is no header', {}, '192.0.2.9', '192.0.2.9'],
    ['the proxy itself if the last entry is not an address', from('6.6.6.6, x'), '192.0.2.9', '192.0.2.9'],
  ])('the client is %s', (_, headers, address, forwardedFor) => {
    expect(readClient(incoming(headers), trusted)).toMatchObject({ address, forwardedFor, isFromGateway: true })
  })

  test('takes the protocol from the outermost trusted proxy', () => {
    const headers = from('2001:db8:9::7, 2001:db8:1::5')
    const isHttps = (proto: string) => readClient(incoming({ ...headers, 'x-forwarded-proto': proto }), trusted).isHttps
    expect(['https', 'https, http'].filter(isHttps)).toHaveLength(2)
    expect(['http, https', 'https, http, https'].filter(isHttps)).toEqual([])
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
  ])('%j may set the client address, host and id of a request: %s', (remoteAddress, isProxy) => {
    const headers = {
      ...FORWARDED,
      host: 'internal.example',
      'x-forwarded-host': 'pages.example',
      'x-request-id': 'id',
    }
    const request = incoming(headers, { remoteAddress })
    const address = isProxy ? '198.51.100.7' : plainAddress(remoteAddress)
    expect(readClient(request, trusted)).toMatchObject({ address: address ?? '', isHttps: isProxy })
    expect(requestId(request, trusted) === 'id').toBe(isProxy)
    const { host } = readContext(request, '/', { trustProxy: trusted, allowedHosts: new Set(['pages.example']) })
    expect(host).toEqual(isProxy ? { host: 'pages.example', backendHost: 'pages.example' } : { status: 421 })
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
])('%s is a call: %s, and is counted as %s', (url, call, label) => {
  const context = readContext(incoming({ host: 'pages.example' }), url, { trustProxy: 0, allowedHosts: undefined })
  expect([isCall(context), routeLabel(context)]).toEqual([call, label])
})

test('reads a request with the trusted proxies and the allowed hosts', () => {
  const post = Object.assign(incoming({ ...FORWARDED, host: 'pages.example' }), { method: 'POST' })
  const settings = { trustProxy: 1, allowedHosts: new Set(['other.example']) }
  expect(readContext(post, '/tld-info/unhash?x=1', settings)).toMatchObject({
    address: '203.0.113.5',
    target: { path: '/tld-info/unhash', query: '?x=1' },
    call: { route: '/tld-info/unhash', operation: { id: 'unhashTldInfo' } },
    host: { status: 421 },
  })
})

test('uses a well-formed id from a trusted proxy, and creates an id for any other request', () => {
  for (const id of ['a', 'A-z_0.9:b', 'x'.repeat(128)]) {
    expect(requestId(incoming({ 'x-request-id': id }), 1)).toBe(id)
    expect(requestId(incoming({ 'x-request-id': id }), 0)).not.toBe(id)
  }
  const newIds = ['', 'has space', 'new\nline', 'x'.repeat(129), '"quoted"'].map((id) =>
    requestId(incoming({ 'x-request-id': id }), 1),
  )
  for (const id of newIds) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(new Set(newIds).size).toBe(newIds.length)
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
])('%j is the address %j, whose failed calls are counted under %s', (text, address, bucket) => {
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
])('%j is not an address', (text) => {
  expect(plainAddress(text)).toBeUndefined()
  expect(rateLimitBucket(text)).toBe(text)
})
