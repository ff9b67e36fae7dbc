import { afterEach, describe, expect, test, vi } from 'vitest'
import { startBackend } from './support/backends.ts'
import { ask } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

afterEach(() => vi.restoreAllMocks())

const PATH = '/registrant/api/no-auth/data_quality/info'

describe('what the browser sees', () => {
  test.each([204, 304, 418])('the status %i', async (status) => {
    await using backend = await startBackend((_, outgoing) => void outgoing.writeHead(status).end())
    await using server = await startServer({ API_ORIGIN: backend.origin })
    expect((await ask(server.port, { path: PATH })).status).toBe(status)
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
