import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countPassedBytes } from './chunk-memory.ts'
import { Problem } from './problems.ts'
import { isDocumentRead } from './request-context.ts'

/** How long to read the rest of a body after the response, in ms. Closing earlier would lose the response. */
const LINGER_MS = 30_000

type Upload = {
  request: FastifyRequest
  reply: FastifyReply
  startedAt: number
  bytesBefore: number
  respondedAt: number | undefined
}

/**
 * Ends requests whose body arrives too slowly, even after their response. Node can only limit the time of a whole
 * request, and that limit would have to allow the longest legitimate upload.
 * @param limits.rate minimum average bytes per second since the start, so that a fast body may pause; 0 = no minimum
 * @param limits.graceMs how long to wait before the rate applies
 * @param limits.onSlow called for each ended request
 */
export function endSlowBodies(
  app: FastifyInstance,
  limits: { rate: number; graceMs: number; onSlow?: () => void },
): void {
  const uploads = new Set<Upload>()
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request.raw.headers) || isDocumentRead(request)) return done()
    const upload: Upload = {
      request,
      reply,
      startedAt: performance.now(),
      bytesBefore: request.socket.bytesRead,
      respondedAt: undefined,
    }
    uploads.add(upload)
    reply.raw.once('finish', () => {
      upload.respondedAt = performance.now()
      // Drops the rest of the body, so that the connection can carry the next request.
      request.raw.on('data', dropChunk)
    })
    request.raw.once('close', () => uploads.delete(upload))
    done()
  })
  const intervalMs = Math.min(limits.graceMs / 4, 1000)
  const timer = setInterval(() => {
    for (const upload of uploads) {
      if (upload.request.raw.complete) uploads.delete(upload)
      else checkRate(upload, { ...limits, intervalMs })
    }
  }, intervalMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

const dropChunk = (chunk: Buffer): void => countPassedBytes(chunk.length)

export function hasBody(headers: FastifyRequest['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Starts to drop the rest of a rejected request's body. If the connection closes after the response, waits for the end of
 * the body: closing with bytes in flight would reset the connection and lose the response.
 */
export async function dropBody({ raw, headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!hasBody(headers) || raw.complete || raw.destroyed) return
  raw.on('data', dropChunk)
  if (reply.raw.shouldKeepAlive) return
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, LINGER_MS)
  raw.once('end', resolve).once('close', resolve)
  await ended
  clearTimeout(timer)
}

function checkRate(
  upload: Upload,
  { rate, graceMs, intervalMs, onSlow }: { rate: number; graceMs: number; intervalMs: number; onSlow?: () => void },
): void {
  const { request, reply, bytesBefore, respondedAt } = upload
  const { raw, socket } = request
  const now = performance.now()
  if (respondedAt !== undefined && now - respondedAt > LINGER_MS) return void socket.destroy()
  // Unread bytes are waiting for a slow backend, which is not the sender's fault.
  if (respondedAt === undefined && raw.readableLength > 0) upload.startedAt += intervalMs
  const ms = now - upload.startedAt
  if (ms < graceMs || socket.bytesRead - bytesBefore >= (rate * ms) / 1000) return
  onSlow?.()
  if (reply.sent) return void socket.destroy()
  const { status, body } = new Problem(408, 'tooSlow')
  void reply.code(status).header('connection', 'close').type('application/json; charset=utf-8').send(body)
}
