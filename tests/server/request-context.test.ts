import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { plainAddress, rateLimitBucket, readClient } from '#server/client-address.ts'
import { requestId } from '#server/request-context.ts'

function incoming(headers: Record<string, string>, remoteAddress = '::ffff:192.0.2.9'): IncomingMessage {
  return { method: 'GET', url: '/', headers, socket: { remoteAddress } } as unknown as IncomingMessage
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
  const headers = { 'x-forwarded-proto': 'https, http' }
  expect(readClient(incoming(headers), 1).isHttps).toBe(false)
  expect(readClient(incoming(headers), 2).isHttps).toBe(true)
})

test.each(['has space', 'new\nline', 'x'.repeat(129), '"quoted"'])('a request id such as %j is replaced', (id) => {
  expect(requestId(incoming({ 'x-request-id': id }), 1)).toMatch(/^[0-9a-f-]{36}$/)
})

test('two requests never share an id', () => {
  expect(requestId(incoming({}), 0)).not.toBe(requestId(incoming({}), 0))
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.::ffff:2.1', '192.0.::ffff:2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['192.0.2.1:443', '192.0.2.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['unknown', 'unknown'],
  ['', ''],
])('%j is the address %j', (text, address) => expect(plainAddress(text)).toBe(address))

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1::/64'],
  ['2001:DB8::1', '2001:db8::/64'],
  ['[2001:db8::2]:80', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
])('failed calls of %s are counted by %s', (address, bucket) => expect(rateLimitBucket(address)).toBe(bucket))
