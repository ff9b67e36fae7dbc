import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { LIMITS } from './limits.ts'
import { Problem } from './problems.ts'
import { hasConnection } from './request-context.ts'

/**
 * Refuses documents and reads while the event loop is late, so that the others are served in time. Decisions pass: someone
 * has waited for each of them. Assets pass, because an open page cannot do without them, and so do reads for a document.
 */
export function shedLoad(app: FastifyInstance): void {
  app.register(underPressure, {
    maxEventLoopDelay: LIMITS.eventLoopDelayMs.value,
    sampleInterval: 500,
    pressureHandler(request) {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const isAsset = request.context.target?.path.startsWith('/assets/')
      if (isRead && !isAsset && hasConnection(request)) throw new Problem(503, 'busy', { 'retry-after': '2' })
    },
  })
}
