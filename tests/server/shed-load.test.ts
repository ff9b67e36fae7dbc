import { expect, test } from 'vitest'
import { startRecordingBackend } from './support/backends.ts'
import { responseText, send } from './support/http-client.ts'
import { startProcessFor } from './support/server-process.ts'

/** Blocks the event loop for 250 ms in each turn, until a signal. */
const BLOCK_EVENT_LOOP = `
  const { setImmediate } = await import('node:timers/promises')
  let isBlocked = true
  process.once('SIGWINCH', () => (isBlocked = false))
  while (isBlocked) {
    const end = performance.now() + 250
    while (performance.now() < end);
    await setImmediate()
  }
`

test('refuses documents and reads while the event loop is late, but neither assets nor decisions', async () => {
  const backend = startRecordingBackend((_, outgoing) => outgoing.end('{}'))
  await using server = await startProcessFor(backend, { RATE_LIMIT: '0' }, { afterStart: BLOCK_EVENT_LOOP })
  const read = { path: '/trade/api/no-auth/transfer_in/info?key=K' }
  await expect.poll(async () => (await send(server.port, read)).status).toBe(503)
  const link = { path: '/transfer/in/linde.example/K' }
  expect(await send(server.port, link)).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  responseText(await send(server.port, read))
  expect((await send(server.port, { path: '/assets/app-abc123.js' })).status).toBe(200)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const decision = { method: 'POST', path: '/trade/api/no-auth/transfer_in/decline', headers, body: 'key=K' }
  expect((await send(server.port, decision)).status).toBe(200)
  expect(server.backend.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  server.child.kill('SIGWINCH')
  await expect.poll(async () => (await send(server.port, read)).status).toBe(200)
})
