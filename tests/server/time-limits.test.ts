import http from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { setTimeLimits } from '#server/time-limits.ts'
import { listen } from './support/servers.ts'

/** A server that gives up whole requests at once, and looks for them all the time. */
function impatient(): http.Server {
  const options = { requestTimeout: 1, headersTimeout: 1, connectionsCheckingInterval: 1 }
  return http.createServer(options, (incoming, outgoing) => {
    outgoing.flushHeaders()
    incoming.on('error', () => {})
    incoming.resume().on('end', () => outgoing.end('taken'))
  })
}

/** Sends the first half of an upload, once the server has answered with its headers. */
async function beginUpload(port: number): Promise<{ request: http.ClientRequest; answer: http.IncomingMessage }> {
  const request = http.request({ host: '127.0.0.1', port, method: 'POST', agent: false })
  request.on('error', () => {})
  request.write('first half')
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  return { request, answer }
}

test('an upload may take as long as it needs', async () => {
  const server = impatient()
  setTimeLimits(server)
  await using patient = await listen(server)
  await using other = await listen(impatient())
  const upload = await beginUpload(patient.port)
  const cut = await beginUpload(other.port)
  // By now the limit that the patient server no longer has is over for both.
  await once(cut.request, 'close')
  upload.request.end('second half')
  const chunks = await upload.answer.toArray()
  expect(Buffer.concat(chunks as Buffer[]).toString()).toBe('taken')
})

test('headers keep their limit', () => {
  const server = http.createServer()
  setTimeLimits(server)
  expect(server.headersTimeout).toBe(60_000)
})
