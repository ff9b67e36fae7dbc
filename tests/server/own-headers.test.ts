import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { ownHeaders, warnOfUntrustedGateway } from '#server/own-headers.ts'
import type { LogLine } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'

const request = (parts: object) => parts as FastifyRequest
const CONTEXT = { forwardedFor: '192.0.2.7, 192.0.2.1', isHttps: true, host: { host: 'pages.example' } }

test('a call tells its id, who asks and by which way', () => {
  expect(ownHeaders(request({ id: 'R-1', context: CONTEXT }), undefined)).toEqual({
    'x-request-id': 'R-1',
    'x-forwarded-for': '192.0.2.7, 192.0.2.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'pages.example',
  })
})

test.each([{ host: undefined }, { status: 421 }])('a call without a known host (%j) names none', (host) => {
  const headers = ownHeaders(request({ id: 'R-1', context: { ...CONTEXT, host, isHttps: false } }), undefined)
  expect(headers).not.toHaveProperty('x-forwarded-host')
  expect(headers['x-forwarded-proto']).toBe('http')
})

test('a call has the credentials where there are some', () => {
  const { authorization } = ownHeaders(request({ id: 'R-1', context: CONTEXT }), { username: 'jo', password: 'ö:x' })
  expect(authorization).toBe(`Basic ${Buffer.from('jo:ö:x').toString('base64')}`)
})

test.each(['x-forwarded-for', 'forwarded', 'via'])('a gateway that is not trusted is told once, by its %s', (name) => {
  const lines: LogLine[] = []
  const notice = warnOfUntrustedGateway(readSettings({}), (line) => void lines.push(line))
  notice(request({ headers: { 'x-forwarded-for': '', host: 'pages.example' } }))
  expect(lines).toEqual([])
  notice(request({ headers: { [name]: 'a gateway' } }))
  notice(request({ headers: { [name]: 'a gateway' } }))
  expect(lines).toMatchObject([{ level: 'warn', event: 'untrusted gateway' }])
  expect(lines[0]?.['effect']).toContain('TRUST_PROXY')
})

test('a gateway that is trusted is nothing to tell', () => {
  const lines: LogLine[] = []
  const notice = warnOfUntrustedGateway(readSettings({ TRUST_PROXY: '1' }), (line) => void lines.push(line))
  notice(request({ headers: { 'x-forwarded-for': '192.0.2.1' } }))
  expect(lines).toEqual([])
})
