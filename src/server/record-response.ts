import type { FastifyReply, FastifyRequest } from 'fastify'
import { logPath } from '#lib/log-path.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { isDocumentRead, routeLabel } from './request-context.ts'

/** Logs and counts a request once its response is sent or its connection has ended. */
export function recordResponse(request: FastifyRequest, reply: FastifyReply, to: { log: Log; metrics: Metrics }): void {
  const { raw } = reply
  const { socket, context, method } = request
  const started = performance.now()
  const isForDocument = isDocumentRead(request)
  const bytesBefore = socket.bytesWritten
  raw.once('close', () => {
    const ms = performance.now() - started
    const bytes = isForDocument ? undefined : socket.bytesWritten - bytesBefore
    // 0 if the connection was cut before the response started.
    const status = raw.headersSent && bytes !== 0 ? raw.statusCode : 0
    to.metrics.request(routeLabel(context), status, ms / 1000)
    if (context.call && context.target) to.metrics.call(method, context.target.path, status)
    to.log({
      method,
      path: logPath(context.target?.path),
      status,
      ms: Math.round(ms),
      bytes,
      requestId: request.id,
      ...(!(isForDocument ? raw.writableEnded : raw.writableFinished) && { end: 'cut' }),
    })
  })
}
