import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { getScenarios } from '#lib/api-paths.gen.ts'
import { endSlowBodies, hasBody } from './body-rate.ts'
import { callHandler } from './calls.ts'
import { refuseMalformed } from './client-error.ts'
import { FEATURES } from './features.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { answerError } from './error-answer.ts'
import type { PendingReads } from './pending-reads.ts'
import { Problem } from './problems.ts'
import type { RateLimitStore } from './rate-limit-store.ts'
import { headersOf } from './security-headers.ts'
import { possibleMock, type Settings } from './settings.ts'
import { recordAnswer } from './record-answer.ts'
import { unusedConnections } from './unused-connections.ts'
import { CONFIG_PATH, isCall, readContext, requestId, SANDBOX_PREFIX } from './request-context.ts'

/** Answers a GET or HEAD that is no call: with a file or the document. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => unknown

export type AppDependencies = {
  settings: Settings
  /** Where the sandbox listens, when it answers for some service. */
  sandbox?: string | undefined
  pages: PageHandler
  /** Reads that were begun for a document, for the calls that ask for the same. */
  pendingReads: PendingReads
  log: Log
  metrics: Metrics
  store?: RateLimitStore | undefined
}

/** Connections of a gateway stay open longer than its own patience, usually a minute: else it meets closing ones. */
const KEEP_ALIVE_MS = 65_000
const HEADERS_MS = 15_000
const MOST_PIPELINED = 32

/**
 * The server: reads who asks for what, refuses what is not valid, and hands calls to their backends and everything else
 * to the pages. Every answer carries the security headers and the id of its request, is logged and is counted.
 */
export function createApp({
  settings,
  sandbox,
  pages,
  pendingReads,
  log,
  metrics,
  store,
}: AppDependencies): FastifyInstance {
  /** How many requests of a connection wait for their answers. */
  const underWay = new WeakMap<Socket, number>()
  const app = fastify({
    // Addresses hold keys, so every line is our own (`log`).
    logger: false,
    genReqId: (incoming) => requestId(incoming, settings.trustProxy),
    // Routing is decided by `context`, on the address that is forwarded; the router decodes before it matches.
    rewriteUrl: () => '/',
    bodyLimit: settings.maxUploadBytes,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: settings.proxyTimeoutMs === 0 ? 0 : settings.proxyTimeoutMs + KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // A request over a kept connection while the server shuts down is answered, too, and ends the connection.
    return503OnClosing: false,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 1000 },
    clientErrorHandler: refuseMalformed(log, (socket) => (underWay.get(socket) ?? 0) > 0),
  })
  app.server.maxConnections = settings.maxConnections
  // Whoever waits for a connection is more important than whoever keeps one without using it.
  app.server.on('drop', () => app.server.closeIdleConnections())
  const endUnused = unusedConnections(app.server)
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    app.server.keepAliveTimeout = 1
    endUnused()
  })

  app.decorateRequest('context')
  // Hooks with a callback spare every request a promise.
  app.addHook('onRequest', (request, reply, done) => {
    const context = (request.context = readContext(request.raw, request.originalUrl, settings))
    reply.headers(headersOf(context.target?.path, context.isHttps))
    if (!context.target?.path.startsWith('/assets/')) reply.header('x-request-id', request.id)
    if (isCall(context)) reply.header('cache-control', 'no-store')
    const { socket } = request
    const waiting = (underWay.get(socket) ?? 0) + 1
    underWay.set(socket, waiting)
    reply.raw.once('close', () => void underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
    recordAnswer(request, reply, { log, metrics })
    if (waiting <= MOST_PIPELINED) return done()
    // Browsers and gateways wait for each answer; thousands at once would be as many connections to a backend.
    socket.destroy()
    reply.hijack()
  })
  app.addHook('onSend', (_, reply, __, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  endSlowBodies(app, { rate: settings.minBodyRate, graceMs: settings.bodyGraceMs })
  // Bodies stay streams: whether one is wanted, and how much of it, is for its call to say.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_, __, done) => done(null))

  const call = callHandler({ settings, sandbox, pendingReads, log, metrics, store })
  app.all('/', async (request, reply) => {
    const { target, call: serviceCall, host } = request.context
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if ('status' in host) throw new Problem(host.status, host.status === 400 ? 'badRequest' : 'wrongHost')
    if (!target) throw new Problem(400, 'badAddress')
    if (isRead && hasBody(request.headers)) throw new Problem(400, 'badRequest', { connection: 'close' })
    const isSandboxOnly = target.path === CONFIG_PATH || target.path.startsWith(SANDBOX_PREFIX)
    const isGalleryOfMock = isRead && target.path === getScenarios && possibleMock(settings) !== undefined
    if (serviceCall && !METHODS.includes(request.method))
      throw new Problem(405, 'notAllowed', { allow: METHODS.join(', ') })
    if (serviceCall || (sandbox !== undefined && isSandboxOnly) || isGalleryOfMock) return call(request, reply, target)
    if (!isRead) throw new Problem(405, 'notAllowed', { allow: 'GET, HEAD' })
    if (target.path === CONFIG_PATH) return { features: FEATURES[settings.appEnv] }
    return pages(request, reply)
  })
  // Methods that Fastify does not know.
  app.setNotFoundHandler(() => {
    throw new Problem(405, 'notAllowed', { allow: 'GET, HEAD' })
  })
  app.setErrorHandler(answerError(log))
  return app
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
