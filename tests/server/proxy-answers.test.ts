import { afterEach, describe, expect, test, vi } from 'vitest'
import { startBackend } from './support/backends.ts'
import { ask } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

afterEach(() => vi.restoreAllMocks())

const PATH = '/registrant/api/no-auth/data_quality/info'

describe('what the browser sees', () => {
  async function answerTo(fields: Record<string, string | string[]>, status = 200) {
    await using backend = await startBackend((_, outgoing) => void outgoing.writeHead(status, fields).end())
    await using server = await startServer({ API_ORIGIN: backend.origin })
    return await ask(server.port, { path: PATH })
  }

  test('the status', async () => {
    expect((await answerTo({}, 418)).status).toBe(418)
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
