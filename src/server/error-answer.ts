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
    // A response that broke off before a byte of it was forwarded. Cut without one, browsers would send a decision again.
    if (isBrokenResponse(error)) {
      for (const { name } of ANSWER_HEADERS) reply.removeHeader(name)
      return refuse(502).type(JSON_TYPE).send(new Problem(502, 'halfAnswer').body)
    }
    const problem = error instanceof Problem ? error : clientError(error)
    if (problem) return refuse(problem.status).headers(problem.headers).type(JSON_TYPE).send(problem.body)
    log({ level: 'error', requestId: request.id, ...errorLine(error) })
    if (isCall(request.context)) return refuse(500).type(JSON_TYPE).send(new Problem(500, 'ourFault').body)
    return refuse(500).type('text/html; charset=utf-8').send(FAULT_PAGE)
  }
}

/** Returns whether undici failed to read a response. Its HTTPParserError has no code. */
function isBrokenResponse(error: unknown): boolean {
  return (
    /^(?:UND_ERR_|HPE_|ECONNRESET)/.test(codeOf(error) ?? '') || (error as Error | null)?.name === 'HTTPParserError'
  )
}

/** Returns what Fastify itself refuses a request with, such as a malformed `Content-Type`. */
function clientError(error: unknown): Problem | undefined {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? new Problem(status, 'badRequest') : undefined
}
