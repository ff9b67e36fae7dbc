import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { startBackend } from './support/backends.ts'
import { ask } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

const UPLOAD = '/registrant/api/no-auth/data_quality/upload'
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=b' }
/** A read without a key: its response is not examined before it passes. */
const READ = '/tld-info/api/no-auth/tldconfig/admin/gdpr/opensrs'

describe('bytes', () => {
  const random = randomBytes(3_000_000)
  const chunks = [random.subarray(0, 1), random.subarray(1, 70_000), random.subarray(70_000)]

  test.each([
    ['of known length', random, random],
    ['in chunks', chunks, random],
    ['few enough to be read ahead', random.subarray(0, 1000), random.subarray(0, 1000)],
  ])('%s arrive exactly at the backend and come back exactly', async (_, body, bytes) => {
    let framing: string | undefined
    await using backend = await startBackend((incoming, outgoing) => {
      framing = incoming.headers['transfer-encoding'] ?? incoming.headers['content-length']
      incoming.pipe(outgoing)
    })
    await using server = await startServer({ API_ORIGIN: backend.origin })
    const answer = await ask(server.port, { method: 'POST', path: UPLOAD, headers: MULTIPART, body })
    expect(answer.body.equals(bytes)).toBe(true)
    expect(framing).toBe(Array.isArray(body) ? 'chunked' : String(bytes.length))
  })

  test('that the backend has compressed stay as they are', async () => {
    let accepted: string | string[] | undefined
    const packed = gzipSync(random.subarray(0, 100_000))
    await using backend = await startBackend((incoming, outgoing) => {
      accepted = incoming.headers['accept-encoding']
      outgoing.writeHead(200, { 'content-encoding': 'gzip' })
      outgoing.end(packed)
    })
    await using server = await startServer({ API_ORIGIN: backend.origin })
    const answer = await ask(server.port, { path: READ, headers: { 'accept-encoding': 'gzip;q=0.5' } })
    expect(answer.body.equals(packed)).toBe(true)
    expect([answer.headers['content-encoding'], accepted]).toEqual(['gzip', 'gzip;q=0.5'])
  })

  test('reach the browser before the backend has sent all of them', async () => {
    const { promise: isFirstRead, resolve: firstIsRead } = Promise.withResolvers<void>()
    await using backend = await startBackend((_, outgoing) => {
      outgoing.write('first')
      void isFirstRead.then(() => outgoing.end(' second'))
    })
    await using server = await startServer({ API_ORIGIN: backend.origin })
    const { body } = await fetch(server.origin + READ)
    const read: string[] = []
    for await (const chunk of body ?? []) {
      read.push(new TextDecoder().decode(chunk))
      firstIsRead()
    }
    expect(read).toEqual(['first', ' second'])
  })
})
