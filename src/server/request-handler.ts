import { getRequestListener, RequestError } from '@hono/node-server'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { problemResponse, SENTENCES, sendProblem, tooLarge } from './answers.ts'
import { CONFIG_PATH, isCall, SANDBOX_PREFIX } from './app.ts'
import { errorLine, type Log } from './log.ts'
import { logPath } from '#lib/log-path.ts'
import type { Metrics } from './metrics.ts'
import { createProxy } from './proxy.ts'
import { createRateLimit } from './rate-limit.ts'
import { assetHeaders, frameHeaders, securityHeaders } from './security-headers.ts'
import { ASSETS } from './static-files.ts'
import { hidesDotSegments, looksUpKey, type ServiceCall } from './services.ts'
import type { Settings } from './settings.ts'
import { readVisit, type Visit } from './visit.ts'

export type HandlerParts = {
  settings: Settings
  app: { fetch: (request: Request, env: unknown) => Response | Promise<Response> }
  /** Answers what is no call, instead of the application: the development server. */
  pages?: RequestListener
  log: Log
  metrics: Metrics
}

type Opened = { incoming: IncomingMessage; outgoing: ServerResponse; visit: Visit }

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * The one door: every answer, whoever gives it, leaves with the security headers and its request id, is logged and
 * counted here. Calls of a service with a backend go to the proxy, everything else to the application.
 */
export function createRequestHandler({ settings, app, pages, log, metrics }: HandlerParts): RequestListener {
  const forward = createProxy(settings)
  const limit = createRateLimit(settings.rateLimit)
  const toApp = getRequestListener(app.fetch, {
    errorHandler: (error) => refusal(error, log),
    autoCleanupIncoming: false,
  })

  function answerByApp({ incoming, outgoing, visit }: Opened): void {
    // The sandbox sees the request id as a backend does.
    replaceField(incoming, 'x-request-id', visit.id)
    void toApp(incoming, outgoing)
  }

  function answerCall(opened: Opened, { service }: ServiceCall): void {
    const { incoming, outgoing, visit } = opened
    const refuse = (status: number, text: string, headers?: Record<string, string>): void =>
      sendProblem(opened, status, text, headers)
    if (!METHODS.includes(visit.method)) return refuse(405, SENTENCES.notAllowed, { allow: METHODS.join(', ') })
    if (hidesDotSegments(visit.path ?? '')) return refuse(400, SENTENCES.badAddress)
    if (looksUpKey(visit.method, visit.path ?? '')) {
      const seconds = limit.secondsToWait(visit.address)
      if (seconds !== undefined) return refuse(429, SENTENCES.tooManyTries, { 'retry-after': String(seconds) })
      outgoing.once('close', () => limit.note(visit.address, outgoing.headersSent ? outgoing.statusCode : 0))
    }
    if (Number(incoming.headers['content-length'] ?? 0) > settings.maxUploadBytes) {
      return refuse(413, tooLarge(settings.maxUploadBytes))
    }
    const origin = settings.origins[service]
    if (origin === undefined) return answerByApp(opened)
    forward({ ...opened, origin }, (failure) => {
      metrics.proxyFailure(service, failure.reason)
      log({ level: 'error', event: 'proxy failure', service, ...failure, requestId: visit.id })
    })
  }

  return (incoming, outgoing) => {
    const visit = readVisit(incoming, settings.trustProxy)
    const opened = { incoming, outgoing, visit }
    const isAsset = visit.path?.startsWith(ASSETS) ?? false
    const headers =
      frameHeaders(visit.path, visit.isHttps) ??
      (isAsset ? assetHeaders(visit.isHttps) : securityHeaders(visit.isHttps))
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
    // Nobody asks support about a file that is the same for everybody.
    if (!isAsset) outgoing.setHeader('x-request-id', visit.id)
    record(opened, { log, metrics })
    try {
      if (!isCall(visit.method, visit.path ?? '')) return pages ? pages(incoming, outgoing) : answerByApp(opened)
      // What a call answers is about a person. A backend that knows better says so itself.
      outgoing.setHeader('cache-control', 'no-store')
      if (visit.call) answerCall(opened, visit.call)
      else answerByApp(opened)
    } catch (error) {
      log({ level: 'error', requestId: visit.id, ...errorLine(error) })
      if (outgoing.headersSent) outgoing.destroy()
      else sendProblem(opened, 500, SENTENCES.ourFault)
    }
  }
}

function replaceField(incoming: IncomingMessage, name: string, value: string): void {
  const { rawHeaders } = incoming
  const others = rawHeaders.flatMap((each, index) =>
    index % 2 === 0 && each.toLowerCase() !== name ? [each, rawHeaders[index + 1] ?? ''] : [],
  )
  incoming.headers[name] = value
  incoming.rawHeaders = [...others, name, value]
}

/** What cannot be made a request of: a broken host or address. */
function refusal(error: unknown, log: Log): Response {
  if (error instanceof RequestError) return problemResponse(400, SENTENCES.badAddress)
  log({ level: 'error', ...errorLine(error) })
  return problemResponse(500, SENTENCES.ourFault)
}

function record({ incoming, outgoing, visit }: Opened, to: Pick<HandlerParts, 'log' | 'metrics'>): void {
  const started = performance.now()
  const { socket } = incoming
  const bytesBefore = socket.bytesWritten
  outgoing.once('close', () => {
    const ms = performance.now() - started
    const bytes = socket.bytesWritten - bytesBefore
    // 0: the line was cut before a word was said.
    const status = outgoing.headersSent && bytes > 0 ? outgoing.statusCode : 0
    to.metrics.request(routePattern(visit), status, ms / 1000)
    to.log({
      method: visit.method,
      path: logPath(visit.path),
      status,
      ms: Math.round(ms),
      bytes,
      requestId: visit.id,
      ...(outgoing.writableFinished ? {} : { end: 'cut' }),
    })
  })
}

/** A closed list, because every other label would let strangers fill the memory. */
function routePattern({ call, path = '' }: Visit): string {
  if (call) return call.pattern
  if (path === CONFIG_PATH) return CONFIG_PATH
  return ['/assets/', SANDBOX_PREFIX].find((prefix) => path.startsWith(prefix))?.concat('*') ?? 'page'
}
