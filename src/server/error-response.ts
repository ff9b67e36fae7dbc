import type { FastifyReply, FastifyRequest } from 'fastify'
import { dropBody } from './body-rate.ts'
import { errorPage, isShownAsPage } from './error-page.ts'
import { RESPONSE_HEADERS } from './header-rules.ts'
import { codeOf, errorLine, type Log } from './log.ts'
import { Problem } from './problems.ts'
import { isCall } from './request-context.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Returns the error handler: a `Problem` defines its response; an unexpected error is logged and gets 500. A document
 * request gets a page, a call gets JSON in the API's error format.
 */
export function createErrorHandler(
  log: Log,
): (error: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  return async (error, request, reply) => {
    await dropBody(request, reply)
    if (reply.raw.destroyed) return reply.hijack()
    // The backend's response broke off before any of it was forwarded. Without a response, browsers would resend a decision.
    if (isBrokenResponse(error)) {
      for (const { name } of RESPONSE_HEADERS) reply.removeHeader(name)
      return refuse(new Problem(502, 'partialResponse'), request, reply)
    }
    const problem = error instanceof Problem ? error : clientError(error)
    if (problem) return refuse(problem, request, reply)
    log({ level: 'error', requestId: request.id, ...errorLine(error) })
    return refuse(new Problem(500, 'ourFault'), request, reply)
  }
}

function refuse({ status, headers, body }: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Caches may store some refusals by default, such as 404 and 405 (RFC 9110, section 15.1).
  reply.code(status).header('cache-control', 'no-store').headers(headers)
  const isDocument = status === 500 ? !isCall(request.context) : isShownAsPage(request, request.context)
  const { originalUrl: url } = request
  const page = isDocument && errorPage(status, { url, headers: request.headers }, headers['retry-after'])
  return page ? reply.headers(page.headers).send(page.body) : reply.type(JSON_TYPE).send(body)
}

/** Returns whether undici failed to read a response. Its HTTPParserError has no code. */
function isBrokenResponse(error: unknown): boolean {
  return (
    /^(?:UND_ERR_|HPE_|ECONNRESET)/.test(codeOf(error) ?? '') || (error as Error | null)?.name === 'HTTPParserError'
  )
}

/** Converts Fastify's own refusal, such as of a malformed `Content-Type`, to a Problem; undefined for other errors. */
function clientError(error: unknown): Problem | undefined {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? new Problem(status, 'badRequest') : undefined
}
