import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppDependencies } from './app.ts'
import { hasBody } from './body-rate.ts'
import { BodyTooLarge, peekBody, type PeekedBody } from './body.ts'
import { responseHeadersThatPass, BODY_HEADERS } from './header-rules.ts'
import { itemId } from './item-id.ts'
import { LIMITS } from './limits.ts'
import { codeOf } from './log.ts'
import { forwardedPath, type Operation } from './operations.ts'
import { Problem, tooLarge } from './problems.ts'
import type { FailureReason, Proxy } from './proxy.ts'
import type { Attempt } from './rate-limit.ts'
import { readResponse } from './read-response.ts'
import { isDocumentRead, type RequestContext } from './request-context.ts'
import { mockServer, type Settings } from './settings.ts'
import { hidesDotSegments, type Target } from './target.ts'

/** The status that nginx logs for a client that disconnected. */
const CLIENT_CLOSED = 499

type CallDependencies = Pick<AppDependencies, 'settings' | 'sandbox' | 'log' | 'metrics' | 'rateLimit'> & {
  proxy: Proxy
}

/** A call and where it goes. `operation` is undefined for the sandbox's own calls. */
type AddressedCall = { origin: string; path: string; operation: Operation | undefined; body: PeekedBody | undefined }

/** Returns the handler that forwards a call to its backend, or to the sandbox if its service has no backend. */
export function callHandler({ settings, sandbox, log, metrics, rateLimit, proxy }: CallDependencies) {
  return async (request: FastifyRequest, reply: FastifyReply, { path, query }: Target): Promise<FastifyReply> => {
    const operation = request.context.call?.operation
    if (hidesDotSegments(path)) throw new Problem(400, 'badAddress')
    if (operation && hasBody(request.headers)) checkType(operation, request.headers['content-type'])
    const origin = (operation && settings.origins[operation.service]) ?? sandbox ?? mockServer(settings)
    if (origin === undefined) throw new Problem(502, 'unreachable')

    const body = hasBody(request.headers) ? await readBody(request, settings.maxUploadBytes) : undefined
    const release = (): void => {
      if (body && 'release' in body) body.release().catch(() => {})
    }
    // The response may arrive before the whole body was sent. undici then releases the body, but does not promise to.
    reply.raw.once('finish', release)
    try {
      const pathAndQuery = operation ? forwardedPath(operation, path, query) : path + query
      const attempt = operation && (await beginAttempt(request, operation, { pathAndQuery, body }))
      return await forward(request, reply, { origin, path: pathAndQuery, operation, body }, attempt)
    } catch (error) {
      release()
      throw error
    }
  }

  /** Counts the call as an attempt; throws 429 over the limit. Returns undefined for operations without a key. */
  async function beginAttempt(
    { context, headers }: FastifyRequest,
    operation: Operation,
    { pathAndQuery, body }: { pathAndQuery: string; body: PeekedBody | undefined },
  ): Promise<Attempt | undefined> {
    const { call, address } = context
    if (operation.keys.length === 0 || !call?.operation) return undefined
    // A body that is too long to be read ahead could contain another key further on.
    const isWhole = body === undefined || 'whole' in body
    const query = pathAndQuery.replace(/^[^?]*/, '')
    const { pathValues } = call
    const item = isWhole
      ? itemId({ operation, pathValues, query, contentType: headers['content-type'], body: body?.whole })
      : undefined
    const attempt = await rateLimit.begin(address, item)
    if ('retryAfterS' in attempt) throw new Problem(429, 'rateLimited', { 'retry-after': String(attempt.retryAfterS) })
    return attempt
  }

  async function forward(
    request: FastifyRequest,
    reply: FastifyReply,
    { origin, path, operation, body }: AddressedCall,
    attempt: Attempt | undefined,
  ): Promise<FastifyReply> {
    const controller = new AbortController()
    reply.raw.once('close', () => {
      if (!reply.raw.writableEnded) controller.abort()
    })
    const onFailure = (reason: FailureReason, code: string | undefined): void => {
      const service = operation?.service ?? 'SANDBOX'
      metrics.proxyFailure(service, reason)
      log({ level: 'error', event: 'proxy failure', service, reason, code, requestId: request.id })
    }
    let attemptStatus = 0
    try {
      const { method, headers } = request
      const serverHeaders = ownHeaders(request, settings.credentials)
      const isForDocument = isDocumentRead(request)
      const response = await proxy.send({
        origin,
        method,
        path,
        headers,
        serverHeaders,
        body,
        isForDocument,
        controller,
        onFailure,
      })
      response.body.once('error', (error) => {
        // Aborted: the client disconnected, or the server dropped the rest of an error body.
        const isAborted = controller.signal.aborted || codeOf(error) === 'UND_ERR_ABORTED'
        if (!isAborted) onFailure(reasonOf(error), codeOf(error))
      })
      const mayRefuse = attempt !== undefined && !attempt.isKnownGood
      const result = await readResponse(response, { mayRefuse, isForDocument })
      attemptStatus = result.isRefusal ? 400 : result.status
      const passing = responseHeadersThatPass(response.headers)
      if (result.isRewritten) for (const name of BODY_HEADERS) delete passing[name]
      const type = result.status >= 400 ? { 'content-type': 'application/json; charset=utf-8' } : {}
      return reply
        .code(result.status)
        .headers({ ...passing, ...type })
        .send(result.payload)
    } catch (error) {
      // An aborted call counts as a failure: otherwise, guesses would be unlimited.
      if (reply.raw.destroyed) attemptStatus = CLIENT_CLOSED
      throw error
    } finally {
      await attempt?.settle(attemptStatus)
    }
  }
}

/** Returns the headers that the server itself adds to a call (`OWN_REQUEST_HEADERS`). */
function ownHeaders(
  { id, context }: { id: string; context: RequestContext },
  credentials: Settings['credentials'],
): Record<string, string> {
  const host = 'backendHost' in context.host ? context.host.backendHost : undefined
  return {
    'x-request-id': id,
    'x-forwarded-for': context.forwardedFor,
    'x-forwarded-proto': context.isHttps ? 'https' : 'http',
    ...(host !== undefined && { 'x-forwarded-host': host }),
    ...(credentials && {
      authorization: `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}`,
    }),
  }
}

function checkType({ types }: Operation, contentType: string | undefined): void {
  const type = contentType?.split(';')[0]?.trim().toLowerCase()
  if (type === undefined || !types.includes(type)) throw new Problem(415, 'wrongType')
}

function reasonOf(error: unknown): FailureReason {
  const code = codeOf(error)
  if (code === 'UND_ERR_BODY_TIMEOUT') return 'timeout'
  return code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' ? 'too long' : 'cut'
}

async function readBody({ raw, headers }: FastifyRequest, max: number): Promise<PeekedBody> {
  if (Number(headers['content-length'] ?? 0) > max) throw tooLarge(max)
  return peekBody(raw, { bytes: LIMITS.peekedBodyBytes.value, max }).catch((error: unknown) => {
    throw error instanceof BodyTooLarge ? tooLarge(max) : error
  })
}
