import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { LIMITS } from './limits.ts'
import { busy } from './problems.ts'
import { isDocumentRead, isRead } from './request-context.ts'

/**
 * Refuses documents and reads while the event loop is late, so that all other requests are served in time. Decisions
 * pass because a user has spent time on each, and assets because open pages need them. Reads for documents pass, too.
 */
export function shedLoad(app: FastifyInstance): void {
  app.register(underPressure, {
    // Measured over a second, so that a single long turn, such as the first rendering, does not count.
    maxEventLoopDelay: LIMITS.eventLoopDelayMs.value,
    pressureHandler(request) {
      const isAsset = request.context.target?.path.startsWith('/assets/')
      if (isRead(request) && !isAsset && !isDocumentRead(request)) throw busy()
    },
  })
}
