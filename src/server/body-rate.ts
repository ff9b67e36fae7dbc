import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from './problems.ts'

/** After an answer the rest of a body is read for so long: a connection that is cut early would hide the answer. */
const LINGER_MS = 30_000

type Upload = {
  request: FastifyRequest
  reply: FastifyReply
  since: number
  bytes: number
  answered: number | undefined
}

/**
 * Ends requests whose body arrives too slowly, whatever they are for and also when they are answered already. Node has
 * a limit for a whole request only, which would have to be as long as the longest honest upload.
 * @param limits.rate bytes per second; 0 = none. Judged over each `limits.graceMs`, so that a body may pause
 */
export function endSlowBodies(app: FastifyInstance, limits: { rate: number; graceMs: number }): void {
  const uploads = new Set<Upload>()
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request.raw.headers)) return
    const upload: Upload = { request, reply, since: Date.now(), bytes: request.socket.bytesRead, answered: undefined }
    uploads.add(upload)
    reply.raw.once('finish', () => {
      upload.answered = Date.now()
      // What is left is read and dropped, so that the connection can carry the next request.
      request.raw.resume()
    })
    request.raw.once('close', () => uploads.delete(upload))
  })
  const interval = Math.min(limits.graceMs / 4, 1000)
  const timer = setInterval(() => {
    for (const upload of uploads) {
      if (upload.request.raw.complete) uploads.delete(upload)
      else judge(upload, limits)
    }
  }, interval).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

export function hasBody(headers: FastifyRequest['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function judge(upload: Upload, { rate, graceMs }: { rate: number; graceMs: number }): void {
  const { request, reply, since, bytes, answered } = upload
  const { raw, socket } = request
  const now = Date.now()
  if (answered !== undefined && now - answered > LINGER_MS) return void socket.destroy()
  // Bytes wait here for a backend that is slow to take them, which is not the sender's fault.
  if (answered === undefined && raw.readableLength > 0) return restart(upload)
  if (now - upload.since < graceMs) return
  const isSlow = socket.bytesRead - bytes < (rate * (now - since)) / 1000
  restart(upload)
  if (!isSlow) return
  if (reply.sent) return void socket.destroy()
  const { status, body } = new Problem(408, 'tooSlow')
  void reply.code(status).header('connection', 'close').type('application/json; charset=utf-8').send(body)
}

function restart(upload: Upload): void {
  upload.since = Date.now()
  upload.bytes = upload.request.socket.bytesRead
}
