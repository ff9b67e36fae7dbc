import type { FastifyReply, FastifyRequest } from 'fastify'
import { dropBody } from './body-rate.ts'
import { ANSWER_HEADERS } from './header-rules.ts'
import { codeOf, errorLine, type Log } from './log.ts'
import { Problem, SENTENCES } from './problems.ts'
import { isCall } from './request-context.ts'

const FAULT_PAGE = `<!doctype html><html lang="en"><title>Something went wrong</title><h1>Something went wrong</h1><p>${SENTENCES.ourFault}`
const JSON_TYPE = 'application/json; charset=utf-8'

/** Returns the error handler: a `Problem` is answered as it says, anything else is a fault of ours and logged. */
export function answerError(
  log: Log,
): (error: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  return async (error, request, reply) => {
    await dropBody(request, reply)
    if (reply.raw.destroyed) return reply.hijack()
    // Caches may keep some refusals without being told to, such as 404 and 405 (RFC 9110, section 15.1).
    const refuse = (status: number): FastifyReply => reply.code(status).header('cache-control', 'no-store')
    const code = codeOf(error)
    // An answer that broke off before a byte of it went on. Cut without one, browsers would send a decision again.
    if (code && /^(?:UND_ERR_|ECONNRESET)/.test(code)) {
      for (const { name } of ANSWER_HEADERS) reply.removeHeader(name)
      return refuse(502).type(JSON_TYPE).send(new Problem(502, 'halfAnswer').body)
    }
    if (error instanceof Problem) return refuse(error.status).headers(error.headers).type(JSON_TYPE).send(error.body)
    log({ level: 'error', requestId: request.id, ...errorLine(error) })
    if (isCall(request.context)) return refuse(500).type(JSON_TYPE).send(new Problem(500, 'ourFault').body)
    return refuse(500).type('text/html; charset=utf-8').send(FAULT_PAGE)
  }
}
