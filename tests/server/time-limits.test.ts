import http from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { setTimeLimits } from '#server/time-limits.ts'
import { listen } from './support/servers.ts'

/** A server that gives up whole requests at once, and looks for them all the time. Headers may come when they come. */
function impatient(): http.Server {
  const options = { requestTimeout: 1, headersTimeout: 0, connectionsCheckingInterval: 1 }
  return http.createServer(options, (incoming, outgoing) => {
    outgoing.flushHeaders()
    incoming.on('error', () => {})
    incoming.resume().on('end', () => outgoing.end('taken'))
  })
}

/** Sends the first half of an upload; the rest is the caller's. */
function beginUpload(port: number): http.ClientRequest {
  const request = http.request({ host: '127.0.0.1', port, method: 'POST', agent: false })
  request.on('error', () => {})
  request.write('first half')
  return request
}

test('an upload may take as long as it needs', async () => {
  const server = impatient()
  setTimeLimits(server)
  await using patient = await listen(server)
  await using other = await listen(impatient())
  const upload = beginUpload(patient.port)
  const [answer] = (await once(upload, 'response')) as [http.IncomingMessage]
  // Begun later and given up already: so the limit that the patient server no longer has is over for both.
  const cut = beginUpload(other.port)
  await new Promise((resolve) => cut.once('close', resolve))
  upload.end('second half')
  const chunks = await answer.toArray()
  expect(Buffer.concat(chunks as Buffer[]).toString()).toBe('taken')
})

test('headers keep their limit', () => {
  const server = http.createServer()
  setTimeLimits(server)
  expect(server.headersTimeout).toBe(60_000)
})
