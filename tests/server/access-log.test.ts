import { describe, expect, test } from 'vitest'
import { errorLine } from '#server/log.ts'
import { startBackend } from './support/backends.ts'
import { send, responseText } from './support/http-client.ts'
import { startServer, startServerFor } from './support/servers.ts'

const CALL = '/consent/api/no-auth/identity_service/consent'

test('logs each request in one line, with only the fixed parts of its path', async () => {
  await using server = await startServerFor(
    startBackend((_, outgoing) => void outgoing.writeHead(404).end('0123456789')),
    { TRUST_PROXY: '1' },
  )
  await send(server.port, { path: `${CALL}/KEY?key=KEY`, headers: { 'x-request-id': 'id-1' } })
  await send(server.port, { method: 'POST', path: '/consent/KEY', body: 'KEY' })
  await send(server.port, { path: '/%E0%A4%A/KEY' })
  await send(server.port, { path: `${CALL}/..%2fKEY` })
  await expect.poll(() => server.lines).toHaveLength(4)
  expect(server.lines[0]).toMatchObject({ method: 'GET', path: `${CALL}/*`, status: 404, requestId: 'id-1' })
  expect(server.lines[0]?.ms).toBeGreaterThanOrEqual(0)
  expect(server.lines[0]?.bytes).toBeGreaterThan(10)
  expect(server.lines.map(({ status }) => status)).toEqual([404, 405, 200, 400])
  expect(JSON.stringify(server.lines)).not.toContain('KEY')
})

test('logs no warning for headers that any client can send', async () => {
  await using server = await startServerFor(startBackend((_, outgoing) => void outgoing.end()))
  const headers = { 'x-forwarded-for': '192.0.2.1', forwarded: 'for=192.0.2.1', via: '1.1 a' }
  await send(server.port, { path: `${CALL}/KEY`, headers })
  await expect.poll(() => server.lines.length).toBeGreaterThan(0)
  expect(server.lines.filter(({ level }) => level !== undefined)).toEqual([])
})

describe('an exception', () => {
  test.each([
    [
      'a page',
      '/consent/S3CRET',
      'text/html; charset=utf-8',
      /<h1>Something went wrong<\/h1><p>.*went wrong on our end/,
    ],
    ['a call', `${CALL}/S3CRET`, 'application/json; charset=utf-8', /went wrong on our end/],
  ])('leads to 500, and is logged without its message: %s', async (_, path, type, text) => {
    const fail = (): never => {
      throw new TypeError('Invalid URL: /consent/S3CRET\n    at S3CRET (S3CRET:1:1)')
    }
    await using server = await startServer({ API_ORIGIN: 'http://127.0.0.1:1' }, { pages: fail })
    Object.defineProperty(server.settings, 'credentials', { get: fail })
    const response = await send(server.port, { path })
    expect(response.status).toBe(500)
    expect(response.headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-store' })
    expect(response.body.toString()).toMatch(text)
    if (path.startsWith(CALL)) responseText(response)
    expect(server.lines.filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({
        error: 'TypeError',
        at: expect.stringContaining('access-log.test.ts'),
        requestId: response.headers['x-request-id'],
      }),
    ])
    expect(JSON.stringify(server.lines) + response.body.toString()).not.toContain('S3CRET')
  })

  test('is not mistaken for a broken connection because of a similar code', async () => {
    const fail = (): never => {
      throw Object.assign(new Error('a fault'), { code: 'NOT_ECONNRESET' })
    }
    await using server = await startServer({}, { pages: fail })
    expect((await send(server.port, { path: '/' })).status).toBe(500)
    expect(server.lines).toContainEqual(expect.objectContaining({ level: 'error', code: 'NOT_ECONNRESET' }))
  })

  test('is logged with its type, and with its code if that is well-formed', () => {
    const errorWith = (code: string) => errorLine(Object.assign(new Error('S3CRET'), { code }))
    expect(errorLine('S3CRET')).toEqual({ error: 'string' })
    expect(errorWith('ECONNRESET')).toMatchObject({ error: 'Error', code: 'ECONNRESET' })
    expect(JSON.stringify(errorWith('S3CRET is no code'))).not.toContain('S3CRET')
  })
})
