import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorLine } from '#server/log.ts'
import { logPath } from '#lib/log-path.ts'
import { found, secretOf } from '#tests/support/secrets.ts'
import { startBackend } from './support/backends.ts'
import { ask, responseText } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

/** Keys as they may be: long, and of any characters. */
const KEYS = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9_-]{8,40}$/),
  fc.string({ minLength: 6, maxLength: 40, unit: 'binary' }).filter((key) => key.trim().length >= 6),
)

const CALL = '/consent/api/no-auth/identity_service/consent'

const SHAPES: ((key: string) => string)[] = [
  (key) => `/consent/${key}`,
  (key) => `/trade/n/${key}`,
  (key) => `/transfer/in/example.com/${key}`,
  (key) => `/transfer_away/${key}`,
  (key) => `/${key}/consent`,
  (key) => `/consent//${key}/data-sharing`,
  (key) => `${CALL}/${key}`,
  (key) => `/consent/${key}${key}/${key}.html`,
  (key) => `/assets/${key}`,
]

test('no key of any shape stays in a logged path', () => {
  fc.assert(
    fc.property(KEYS, fc.constantFrom(...SHAPES), fc.func(fc.boolean()), (key, shape, isEncoded) => {
      const written = isEncoded(key) ? encodeURIComponent(key.toWellFormed()) : key.replaceAll('/', '|')
      const logged = logPath(shape(written))
      expect(logged).not.toContain(written)
      expect(logged).toMatch(/^[\w/*.…-]+$/)
    }),
  )
})

test('fixed words stay, so that a line says which call or page it was', () => {
  expect(logPath('/consent/KEY/data-sharing')).toBe('/consent/*/data-sharing')
  expect(logPath('/trade/api/no-auth/icann_trade/registrant/new/info')).toBe(
    '/trade/api/no-auth/icann_trade/registrant/new/info',
  )
  expect(logPath('/tld-info/gethash/')).toBe('/tld-info/gethash/')
  expect(logPath(undefined)).toBe('*')
  expect(logPath(`/${'trade/'.repeat(1000)}`).length).toBeLessThan(100)
})

test('every request is one line, without key, query or what a browser sends along', async () => {
  await using backend = await startBackend((_, outgoing) => void outgoing.writeHead(404).end('0123456789'))
  await using server = await startServer({ API_ORIGIN: backend.origin, TRUST_PROXY: '1' })
  const secret = secretOf('base64 for addresses')
  const headers = { referer: `http://x/${secret}`, cookie: secret, 'user-agent': secret, 'x-request-id': 'id-1' }
  await ask(server.port, { path: `${CALL}/${secret}?key=${secret}`, headers })
  await ask(server.port, { method: 'POST', path: `/consent/${secret}`, headers, body: secret })
  await ask(server.port, { path: `/%E0%A4%A/${secret}`, headers })
  await ask(server.port, { path: `${CALL}/..%2f${secret}`, headers })
  await expect.poll(() => server.lines).toHaveLength(4)
  expect(server.lines[0]).toMatchObject({ method: 'GET', path: `${CALL}/*`, status: 404, requestId: 'id-1' })
  expect(server.lines[0]?.ms).toBeGreaterThanOrEqual(0)
  expect(server.lines[0]?.bytes).toBeGreaterThan(10)
  expect(server.lines.map(({ status }) => status)).toEqual([404, 405, 200, 400])
  expect(found([secret], JSON.stringify(server.lines))).toEqual([])
})

test('a fault inside answers 500 and is logged without its message', async () => {
  const fail = (): never => {
    throw new TypeError('Invalid URL: /consent/S3CRET\n    at S3CRET (S3CRET:1:1)')
  }
  await using server = await startServer({ API_ORIGIN: 'http://127.0.0.1:1' }, { pages: fail })
  const page = await ask(server.port, { path: '/consent/S3CRET' })
  Object.defineProperty(server.settings, 'credentials', { get: fail })
  const call = await ask(server.port, { path: `${CALL}/S3CRET` })
  expect([page.status, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(page.body.toString()).toMatch(/<h1>Something went wrong<\/h1><p>.*went wrong on our side/)
  expect([call.status, responseText(call)]).toEqual([500, expect.stringMatching(/went wrong on our side/)])
  const faults = server.lines.filter(({ level }) => level === 'error')
  expect(faults).toHaveLength(2)
  expect(faults.map(({ requestId }) => requestId)).toEqual([page, call].map(({ headers }) => headers['x-request-id']))
  for (const { headers } of [page, call]) expect(headers['cache-control']).toBe('no-store')
  expect(call.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(faults[0]).toMatchObject({ error: 'TypeError', at: expect.stringContaining('access-log.test.ts') })
  expect(JSON.stringify([server.lines, page.body.toString(), call.body.toString()])).not.toContain('S3CRET')
})

test('a fault whose code merely resembles that of a cut connection is one of ours', async () => {
  const fail = (): never => {
    throw Object.assign(new Error('a fault'), { code: 'NOT_ECONNRESET' })
  }
  await using server = await startServer({}, { pages: fail })
  expect((await ask(server.port, { path: '/' })).status).toBe(500)
  expect(server.lines).toContainEqual(expect.objectContaining({ level: 'error', code: 'NOT_ECONNRESET' }))
})

test('what was thrown may be anything', () => {
  expect(errorLine('S3CRET')).toEqual({ error: 'string' })
  expect(errorLine(Object.assign(new Error('S3CRET'), { code: 'ECONNRESET' }))).toMatchObject({
    error: 'Error',
    code: 'ECONNRESET',
  })
  expect(JSON.stringify(errorLine(Object.assign(new Error('x'), { code: 'S3CRET is no code' })))).not.toContain(
    'S3CRET',
  )
})
