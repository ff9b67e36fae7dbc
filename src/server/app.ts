import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { logPath } from '#lib/log-path.ts'
import { endSlowBodies, hasBody } from './body-rate.ts'
import { callHandler } from './calls.ts'
import { refuseMalformed } from './client-error.ts'
import { FEATURES } from './features.ts'
import { errorLine, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { FAULT_PAGE, Problem } from './problems.ts'
import type { RateLimitStore } from './rate-limit-store.ts'
import { headersOf } from './security-headers.ts'
import type { Settings } from './settings.ts'
import { CONFIG_PATH, isCall, readVisit, requestId, routeLabel, SANDBOX_PREFIX } from './visit.ts'

/** Answers a GET or HEAD that is no call: with a file or the document. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => unknown

export type AppParts = {
  settings: Settings
  /** Where the sandbox listens, when it answers for some service. */
  sandbox?: string | undefined
  pages: PageHandler
  log: Log
  metrics: Metrics
  store?: RateLimitStore | undefined
}

/** Connections of a gateway stay open longer than its own patience, usually a minute: else it meets closing ones. */
const KEEP_ALIVE_MS = 65_000
const HEADERS_MS = 15_000
const MOST_EVENT_LOOP_DELAY_MS = 1000

/**
 * The server: reads who asks for what, refuses what is not valid, and hands calls to their backends and everything else
 * to the pages. Every answer carries the security headers and the id of its request, is logged and is counted.
 */
export function createApp({ settings, sandbox, pages, log, metrics, store }: AppParts): FastifyInstance {
  const underWay = new Set<FastifyRequest>()
  const app = fastify({
    // Addresses hold keys, so every line is our own (`log`).
    logger: false,
    genReqId: (incoming) => requestId(incoming, settings.trustProxy),
    // Which path goes where is decided by `visit`, on the address that is forwarded; the router decodes before it matches.
    rewriteUrl: () => '/',
    bodyLimit: settings.maxUploadBytes,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: settings.proxyTimeoutMs === 0 ? 0 : settings.proxyTimeoutMs + KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // What comes over a kept connection while the server shuts down is answered, too, and ends the connection.
    return503OnClosing: false,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 1000 },
    clientErrorHandler: refuseMalformed(log, (socket) => [...underWay].some((request) => request.socket === socket)),
  })
  app.server.maxConnections = settings.maxConnections
  // Whoever waits for a connection is more important than whoever keeps one without using it.
  app.server.on('drop', () => app.server.closeIdleConnections())
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    app.server.keepAliveTimeout = 1
  })

  // Nothing is refused for it; `/readyz` tells load balancers.
  app.register(underPressure, { maxEventLoopDelay: MOST_EVENT_LOOP_DELAY_MS, pressureHandler: () => {} })

  app.decorateRequest('visit')
  app.addHook('onRequest', async (request, reply) => {
    const visit = (request.visit = readVisit(request.raw, request.originalUrl, settings))
    reply.headers(headersOf(visit.target?.path, visit.isHttps))
    if (!visit.target?.path.startsWith('/assets/')) reply.header('x-request-id', request.id)
    if (isCall(visit)) reply.header('cache-control', 'no-store')
    underWay.add(request)
    reply.raw.once('close', () => underWay.delete(request))
    record(request, reply, { log, metrics })
  })
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  endSlowBodies(app, { rate: settings.minBodyRate, graceMs: settings.bodyGraceMs })
  // Bodies stay streams: whether one is wanted, and how much of it, is for its call to say.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_, __, done) => done(null))

  const call = callHandler({ settings, sandbox, log, metrics, store })
  app.all('/', async (request, reply) => {
    const { target, call: serviceCall, host } = request.visit
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if ('status' in host) throw new Problem(host.status, host.status === 400 ? 'badRequest' : 'wrongHost')
    if (!target) throw new Problem(400, 'badAddress')
    if (isRead && hasBody(request.headers)) throw new Problem(400, 'badRequest', { connection: 'close' })
    const isSandboxOnly = target.path === CONFIG_PATH || target.path.startsWith(SANDBOX_PREFIX)
    if (serviceCall && !METHODS.includes(request.method))
      throw new Problem(405, 'notAllowed', { allow: METHODS.join(', ') })
    if (serviceCall || (sandbox !== undefined && isSandboxOnly)) return call(request, reply)
    if (!isRead) throw new Problem(405, 'notAllowed', { allow: 'GET, HEAD' })
    if (target.path === CONFIG_PATH) return { features: FEATURES[settings.appEnv] }
    return pages(request, reply)
  })
  // Methods that Fastify does not know.
  app.setNotFoundHandler(() => {
    throw new Problem(405, 'notAllowed', { allow: 'GET, HEAD' })
  })
  app.setErrorHandler((error, request, reply) => {
    if (reply.raw.destroyed) return reply.hijack()
    if (error instanceof Problem)
      return reply.code(error.status).headers(error.headers).type(JSON_TYPE).send(error.body)
    log({ level: 'error', requestId: request.id, ...errorLine(error) })
    if (!isCall(request.visit))
      return reply.code(500).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(FAULT_PAGE)
    const fault = new Problem(500, 'ourFault')
    return reply.code(fault.status).type(JSON_TYPE).send(fault.body)
  })
  return app
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const JSON_TYPE = 'application/json; charset=utf-8'

function record(request: FastifyRequest, reply: FastifyReply, to: Pick<AppParts, 'log' | 'metrics'>): void {
  const { raw } = reply
  const { socket, visit } = request
  const started = performance.now()
  const bytesBefore = socket.bytesWritten
  raw.once('close', () => {
    const ms = performance.now() - started
    const bytes = socket.bytesWritten - bytesBefore
    // 0: the connection was cut before a byte of the answer.
    const status = raw.headersSent && bytes > 0 ? raw.statusCode : 0
    to.metrics.request(routeLabel(visit), status, ms / 1000)
    to.log({
      method: request.method,
      path: logPath(visit.target?.path),
      status,
      ms: Math.round(ms),
      bytes,
      requestId: request.id,
      ...(!raw.writableFinished && { end: 'cut' }),
    })
  })
}
