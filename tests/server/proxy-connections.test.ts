import { afterEach, expect, test, vi } from 'vitest'
import { startBackend } from './support/backends.ts'
import { ask } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

const PATH = '/trade/api/no-auth/transfer_in/info'
const DECISION = {
  method: 'POST',
  path: '/trade/api/no-auth/transfer_in/decline',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'key=x',
}

afterEach(() => vi.restoreAllMocks())

test.each([
  [12, 16],
  [120, 20],
  ['unlimited', 24],
  [undefined, 24],
])(
  'of %s file handles, reads to one backend take at most %i at a time, and decisions wait for none',
  async (soft, most) => {
    // The settings read the limit first: it would also restrict the connections of browsers.
    vi.spyOn(process.report, 'getReport')
      .mockReturnValueOnce({})
      .mockReturnValue({ userLimits: { open_files: { soft } } })
    let reads = 0
    await using backend = await startBackend((incoming, outgoing) => {
      if (incoming.method === 'GET') reads++
      else outgoing.end()
    })
    await using server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '0' })
    const calls = Array.from({ length: 24 }, () => ask(server.port, { path: PATH }).catch(() => undefined))
    await expect.poll(() => reads).toBe(most)
    for (let index = 0; index < 3; index++) {
      expect((await ask(server.port, DECISION)).status).toBe(200)
    }
    expect(reads).toBe(most)
    await server[Symbol.asyncDispose]()
    await Promise.all(calls)
  },
)
