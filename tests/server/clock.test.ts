import { once } from 'node:events'
import http from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { startRecordingBackend } from './support/backends.ts'
import { startServerFor } from './support/servers.ts'

const HOUR_MS = 3_600_000
const DECLINE = '/trade/api/no-auth/transfer_in/decline'

afterEach(() => void vi.useRealTimers())

test.each([HOUR_MS, -HOUR_MS])('does not abort an upload when the system clock jumps by %i ms', async (jump) => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  await using server = await startServerFor(
    startRecordingBackend((_, outgoing) => void outgoing.end()),
    {
      MIN_BODY_RATE: '1000000',
    },
  )
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '8' }
  const request = http.request({ host: '127.0.0.1', port: server.port, method: 'POST', path: DECLINE, headers })
  request.write('key=')
  await once(request, 'socket')
  await expect.poll(() => server.requestsInFlight()).toBe(1)
  vi.setSystemTime(Date.now() + jump)
  // The server checks for slow bodies once a second.
  vi.advanceTimersByTime(2000)
  request.end('GOOD')
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  expect(response.statusCode).toBe(200)
  response.resume()
})
