import { afterEach, describe, expect, test, vi } from 'vitest'
import { startBackend } from './support/backends.ts'
import { ask, startServer } from './support/servers.ts'

afterEach(() => vi.restoreAllMocks())

const PATH = '/registrant/api/no-auth/data_quality/info'

describe('what the browser sees', () => {
  async function answerTo(fields: Record<string, string | string[]>, status = 200) {
    await using backend = await startBackend((_, outgoing) => void outgoing.writeHead(status, fields).end())
    await using server = await startServer({ API_ORIGIN: backend.origin })
    return await ask(server.port, { path: PATH })
  }

  test('every cookie in a line of its own, the backend’s clock, and the status', async () => {
    const cookies = ['a=1; Path=/; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'b=2; HttpOnly', 'XSRF-TOKEN=t']
    const date = 'Sat, 21 Nov 2020 10:00:00 GMT'
    const answer = await answerTo(
      { 'set-cookie': cookies, date, 'content-disposition': 'attachment; filename="ä.csv"' },
      418,
    )
    expect(answer.headers['set-cookie']).toEqual(cookies)
    expect(answer.headers).toMatchObject({ date, 'content-disposition': 'attachment; filename="ä.csv"' })
    expect(answer.status).toBe(418)
  })

  test('no-store, whatever the backend says', async () => {
    expect((await answerTo({})).headers['cache-control']).toBe('no-store')
    expect((await answerTo({ 'cache-control': 'public, max-age=5' })).headers['cache-control']).toBe('no-store')
  })

  test('our policies and nothing that opens a login dialog or reports addresses elsewhere', async () => {
    const answer = await answerTo({
      'content-security-policy': "default-src * 'unsafe-inline'",
      'referrer-policy': 'unsafe-url',
      'x-frame-options': 'ALLOWALL',
      'www-authenticate': 'Basic realm="internal"',
      nel: '{"report_to":"x"}',
      'report-to': '{"group":"x","endpoints":[{"url":"https://collector.example"}]}',
      'x-powered-by': 'something old',
      'x-request-id': 'theirs',
    })
    expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' })
    expect(answer.headers['content-security-policy']).not.toContain('unsafe')
    for (const name of ['www-authenticate', 'nel', 'report-to', 'x-powered-by'])
      expect(answer.headers[name]).toBeUndefined()
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each([204, 304])('a %i without a body', async (status) => {
    expect(await answerTo({}, status)).toMatchObject({ status, body: Buffer.alloc(0) })
  })

  test('an answer whose call is over, not given up', async () => {
    const abort = vi.spyOn(AbortController.prototype, 'abort')
    await using backend = await startBackend((_, outgoing) => void outgoing.end('{}'))
    await using server = await startServer({ API_ORIGIN: backend.origin })
    expect((await ask(server.port, { path: PATH })).body.toString()).toBe('{}')
    await expect.poll(() => server.lines).toHaveLength(1)
    expect(abort).not.toHaveBeenCalled()
  })
})
