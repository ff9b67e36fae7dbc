import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { LIMITS } from './limits.ts'
import { busy } from './problems.ts'
import { hasConnection, isRead } from './request-context.ts'

/**
 * Refuses documents and reads while the event loop is late, so that the others are served in time. Decisions pass: someone
 * has waited for each of them. Assets pass, because an open page cannot do without them, and so do reads for a document.
 */
export function shedLoad(app: FastifyInstance): void {
  app.register(underPressure, {
    maxEventLoopDelay: LIMITS.eventLoopDelayMs.value,
    sampleInterval: 500,
    pressureHandler(request) {
      const isAsset = request.context.target?.path.startsWith('/assets/')
      if (isRead(request) && !isAsset && hasConnection(request)) throw busy()
    },
  })
}
