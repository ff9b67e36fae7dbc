import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppDependencies } from './app.ts'
import { hasBody } from './body-rate.ts'
import { BodyTooLarge, peekBody, type PeekedBody } from './body.ts'
import { answerHeadersThatPass } from './header-rules.ts'
import { linkOf } from './link.ts'
import type { PendingRead } from './pending-reads.ts'
import { codeOf } from './log.ts'
import { ownHeaders, warnOfUntrustedGateway } from './own-headers.ts'
import { Problem, tooLarge } from './problems.ts'
import { createProxy } from './proxy.ts'
import { createRateLimit } from './rate-limit.ts'
import { readAnswer, refusesInText } from './read-answer.ts'
import { carriesKey, hidesDotSegments, type Target } from './services.ts'
import { possibleMock } from './settings.ts'
import { hasConnection, type RequestContext } from './request-context.ts'

/** Bodies are read ahead so far: to know the link of a form, and so that slow senders hold no connection to a backend. */
const PEEK_BYTES = 64 * 1024

/** As nginx notes a browser that has gone. */
const GIVEN_UP = 499

/** Returns the handler that answers a call through its backend, or through the sandbox where there is none. */
export function callHandler({ settings, sandbox, pendingReads, log, metrics, store }: Omit<AppDependencies, 'pages'>) {
  const beginAttempt = createRateLimit(settings.rateLimit, store)
  const send = createProxy(settings)
  const noticeGateway = warnOfUntrustedGateway(settings, log)

  return async (request: FastifyRequest, reply: FastifyReply, { path, query }: Target): Promise<FastifyReply> => {
    const { call, address } = request.context
    if (hidesDotSegments(path)) throw new Problem(400, 'badAddress')
    const origin = (call && settings.origins[call.service]) ?? sandbox ?? possibleMock(settings)
    if (origin === undefined) throw new Problem(502, 'unreachable')
    noticeGateway(request)

    const body = hasBody(request.headers) ? await readBody(request, settings.maxUploadBytes) : undefined
    const release = (): void => void (body && 'release' in body && body.release())
    // The answer may be there before the whole body is.
    // Stryker disable next-line StringLiteral,CallExpression: undici lets go of the body then, too, but does not promise it
    reply.raw.once('finish', release)
    try {
      const pending = hasConnection(request) ? takePending(request, body) : undefined
      if (pending) return await answerWith(pending, reply)
      return await answer(request, reply, { call, address, origin, path, query }, body)
    } catch (error) {
      release()
      throw error
    }
  }

  /** Returns the read that was begun for this call when its document was rendered, if there is one. */
  function takePending(request: FastifyRequest, body: PeekedBody | undefined): PendingRead | undefined {
    return body && 'stream' in body ? undefined : pendingReads.take(request, body?.whole)
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { call, address, origin, path, query }: Addressed,
    body: PeekedBody | undefined,
  ): Promise<FastifyReply> {
    const isKeyed = call !== undefined && carriesKey(path)
    const attempt = isKeyed
      ? await beginAttempt(address, linkOfCall(request, { service: call.service, path, query }, body))
      : undefined
    if (attempt && 'retryAfterS' in attempt)
      throw new Problem(429, 'tooManyTries', { 'retry-after': String(attempt.retryAfterS) })

    const controller = new AbortController()
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) controller.abort()
    })
    const onFailure = (reason: 'unreachable' | 'timeout' | 'cut', code: string | undefined): void => {
      const service = call?.service ?? 'SANDBOX'
      metrics.proxyFailure(service, reason)
      log({ level: 'error', event: 'proxy failure', service, reason, code, requestId: request.id })
    }
    let status = 0
    try {
      const own = ownHeaders(request, settings.credentials)
      const { method, headers } = request
      const response = await send({ origin, method, path: path + query, headers, own, body, controller, onFailure })
      response.body.once('error', (error) => {
        const isLate = codeOf(error) === 'UND_ERR_BODY_TIMEOUT'
        if (!controller.signal.aborted) onFailure(isLate ? 'timeout' : 'cut', codeOf(error))
      })
      const payload = await readAnswer(response, isKeyed)
      status = isKeyed && refusesInText(response, payload) ? 400 : response.statusCode
      return reply.code(response.statusCode).headers(answerHeadersThatPass(response.headers)).send(payload)
    } catch (error) {
      // Who does not wait for the answer gets no try back: guesses could be sent without end.
      if (reply.raw.destroyed) status = GIVEN_UP
      throw error
    } finally {
      await attempt?.settle(status)
    }
  }
}

async function answerWith({ answer, abort }: PendingRead, reply: FastifyReply): Promise<FastifyReply> {
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort()
  })
  const { statusCode, headers, rawPayload } = await answer
  const { 'x-request-id': id } = headers
  return reply
    .code(statusCode)
    .headers({ ...answerHeadersThatPass(headers), ...(id && { 'x-request-id': id }) })
    .send(rawPayload)
}

type Addressed = Pick<RequestContext, 'call' | 'address'> & Target & { origin: string }

async function readBody({ raw, headers }: FastifyRequest, max: number): Promise<PeekedBody> {
  if (Number(headers['content-length'] ?? 0) > max) throw tooLarge(max)
  return peekBody(raw, { bytes: PEEK_BYTES, max }).catch((error: unknown) => {
    throw error instanceof BodyTooLarge ? tooLarge(max) : error
  })
}

function linkOfCall(
  { headers }: FastifyRequest,
  call: Target & { service: string },
  body: PeekedBody | undefined,
): string | undefined {
  // A body that is too long to be read ahead could name another key further on.
  if (body && 'stream' in body) return undefined
  return linkOf({ ...call, contentType: headers['content-type'], body: body?.whole })
}
