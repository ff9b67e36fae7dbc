import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readVisit } from '#server/visit.ts'

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
  expect(readVisit(incoming(FORWARDED), gateways)).toMatchObject({ address, isHttps })
})

test('each gateway’s own protocol counts, not what was written before it', () => {
  const headers = { 'x-forwarded-proto': 'https, http' }
  expect(readVisit(incoming(headers), 1).isHttps).toBe(false)
  expect(readVisit(incoming(headers), 2).isHttps).toBe(true)
})

test.each(['has space', 'new\nline', 'x'.repeat(129), '"quoted"'])('a request id such as %j is replaced', (id) => {
  expect(readVisit(incoming({ 'x-request-id': id }), 1).id).toMatch(/^[0-9a-f-]{36}$/)
})

test('two visits never share an id', () => {
  expect(readVisit(incoming({}), 0).id).not.toBe(readVisit(incoming({}), 0).id)
})
