import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startRecordingBackend } from './support/backends.ts'
import { responseText, send } from './support/http-client.ts'
import { startServerFor } from './support/servers.ts'

/** Keeps each turn of the event loop, which the server shares with the test, busy. */
async function delayEventLoop(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const end = performance.now() + 250
    while (performance.now() < end);
    await setImmediate()
  }
}

test('refuses documents and reads while the event loop is late, but neither assets nor decisions', async () => {
  const backend = startRecordingBackend((_, outgoing) => outgoing.end('{}'))
  await using server = await startServerFor(backend)
  const read = { path: '/trade/api/no-auth/transfer_in/info?key=K' }
  const late = new AbortController()
  const busy = delayEventLoop(late.signal)
  await expect.poll(async () => (await send(server.port, read)).status, { timeout: 20_000 }).toBe(503)
  const refused = await send(server.port, { path: '/transfer/in/linde.example/K' })
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  responseText(await send(server.port, read))
  expect((await send(server.port, { path: '/assets/app.js' })).status).toBe(200)
  const before = server.backend.calls.length
  const decision = { method: 'POST', path: '/trade/api/no-auth/transfer_in/decline', body: 'key=K' }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await send(server.port, { ...decision, headers })).status).toBe(200)
  expect(server.backend.calls).toHaveLength(before + 1)
  late.abort()
  await busy
  await expect.poll(async () => (await send(server.port, read)).status, { timeout: 20_000 }).toBe(200)
})
