import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { getScenarios } from '#lib/api-paths.gen.ts'
import { endSlowBodies, hasBody } from './body-rate.ts'
import { callHandler } from './calls.ts'
import { isTrusted } from './client-address.ts'
import { refuseMalformed } from './client-error.ts'
import { limitConnections } from './connection-limits.ts'
import { createErrorHandler } from './error-response.ts'
import { appConfig, isFeatureOff } from './features.ts'
import { LIMITS } from './limits.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { Problem } from './problems.ts'
import { createProxy } from './proxy.ts'
import type { RateLimit } from './rate-limit.ts'
import { recordResponse } from './record-response.ts'
import { reportRefusals } from './report-refusals.ts'
import { CONFIG_PATH, isCall, isRead, readContext, requestId, SANDBOX_PREFIX } from './request-context.ts'
import { headersOf } from './security-headers.ts'
import { mockServer, type Settings } from './settings.ts'

/** Responds with a file or the document to a GET or HEAD that is not a call. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => unknown

export type AppDependencies = {
  settings: Settings
  /** Origin of the sandbox, if any service has no backend. */
  sandbox?: string | undefined
  pages: PageHandler
  rateLimit: RateLimit
  log: Log
  metrics: Metrics
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns how many requests have no complete response yet. */
    requestsInFlight: () => number
  }
}

/** Longer than the idle timeout of gateways, usually a minute, so that they never reuse a closing connection. */
const KEEP_ALIVE_MS = 65_000

/**
 * Creates the server, which rejects invalid requests, forwards calls to their backends and passes everything else to
 * `pages`. Every response carries the security headers, is logged and is counted.
 */
export function createApp(dependencies: AppDependencies): FastifyInstance {
  const { settings, log, metrics } = dependencies
  /** Number of pending requests per connection. */
  const pending = new WeakMap<Socket, number>()
  const app = fastify({
    // Fastify would log URLs, which contain keys.
    logger: false,
    genReqId: (incoming) => requestId(incoming, settings.trustProxy),
    // `readContext` matches the path as it is forwarded; Fastify's router would match the decoded path.
    rewriteUrl: () => '/',
    bodyLimit: settings.maxUploadBytes,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: settings.proxyTimeoutMs === 0 ? 0 : settings.proxyTimeoutMs + KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // During a shutdown, a request on an idle connection still gets a response, and then the connection closes.
    return503OnClosing: false,
    http: {
      headersTimeout: LIMITS.headerTimeoutMs.value,
      maxHeaderSize: LIMITS.headerBytes.value,
      connectionsCheckingInterval: 1000,
    },
    clientErrorHandler: refuseMalformed(log, (socket) => (pending.get(socket) ?? 0) > 0),
  })
  const connections = limitConnections(app.server, {
    max: settings.maxConnections,
    maxPerAddress: settings.maxConnectionsPerAddress,
    isProxy: (address) => isTrusted(address, settings.trustProxy),
    onRefused: reportRefusals(log, metrics),
  })
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    app.server.keepAliveTimeout = 1
    connections.endUnused()
  })

  let inFlight = 0
  app.decorate('requestsInFlight', () => inFlight)
  app.decorateRequest('context')
  // Hooks with callbacks avoid creating a promise for each request.
  app.addHook('onRequest', (request, reply, done) => {
    const context = (request.context = readContext(request.raw, request.originalUrl, settings))
    reply.headers(headersOf(context.target?.path, context.isHttps))
    if (!context.target?.path.startsWith('/assets/')) reply.header('x-request-id', request.id)
    if (isCall(context)) reply.header('cache-control', 'no-store')
    const { socket } = request
    const count = (pending.get(socket) ?? 0) + 1
    pending.set(socket, count)
    inFlight += 1
    reply.raw.once('close', () => {
      pending.set(socket, (pending.get(socket) ?? 1) - 1)
      inFlight -= 1
    })
    recordResponse(request, reply, { log, metrics })
    if (count <= LIMITS.pipelinedRequests.value) return done()
    metrics.cutOff('pipelining')
    socket.destroy()
    reply.hijack()
  })
  app.addHook('onSend', (_, reply, __, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  endSlowBodies(app, {
    rate: settings.minBodyRate,
    graceMs: settings.bodyGraceMs,
    onSlow: () => metrics.cutOff('slow body'),
  })
  // Bodies stay streams: `callHandler` decides how much to read.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_, __, done) => done(null))

  const proxy = createProxy(settings)
  metrics.watch({ connections: connections.count, backendCalls: proxy.count })
  app.all('/', route({ ...dependencies, handleCall: callHandler({ ...dependencies, proxy }) }))
  // Handles methods that Fastify does not know.
  app.setNotFoundHandler((request) => {
    throw notAllowed(request)
  })
  app.setErrorHandler(createErrorHandler(log))
  return app
}

type RouteOptions = AppDependencies & { handleCall: ReturnType<typeof callHandler> }

/** Returns a handler that rejects invalid requests and passes valid ones to the handler for their path. */
function route({ settings, sandbox, pages, handleCall }: RouteOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    refuseInvalid(request)
    const { target, call: apiCall } = request.context
    if (!target) throw new Problem(400, 'badAddress')
    const { path } = target
    if (apiCall && !apiCall.operation)
      throw apiCall.allow.length > 0 ? notAllowed(request) : new Problem(404, 'notFound')
    // With a sandbox, its scenarios turn features on and off.
    if (apiCall && !sandbox && isFeatureOff(settings.appEnv, apiCall.operation.feature))
      throw new Problem(404, 'notFound')
    const isSandboxPath = path === CONFIG_PATH || path.startsWith(SANDBOX_PREFIX)
    const isScenarioList = isRead(request) && path === getScenarios && mockServer(settings) !== undefined
    if (apiCall || (sandbox !== undefined && isSandboxPath) || isScenarioList) return handleCall(request, reply, target)
    if (!isRead(request)) throw notAllowed(request)
    if (path === CONFIG_PATH) return appConfig(settings.appEnv)
    return pages(request, reply)
  }
}

/** @throws Problem for requests that are invalid regardless of their path */
function refuseInvalid({ context, method, headers, raw }: FastifyRequest): void {
  const { host } = context
  const closeHeader = { connection: 'close' }
  if (raw.httpVersion !== '1.1' && raw.httpVersion !== '1.0') throw new Problem(505, 'notImplemented', closeHeader)
  // Other transfer codings would have to be decoded to find where the message ends.
  if (headers['transfer-encoding'] !== undefined && !/^chunked$/i.test(headers['transfer-encoding']))
    throw new Problem(501, 'notImplemented', closeHeader)
  if ('status' in host) throw new Problem(host.status, host.status === 400 ? 'badRequest' : 'wrongHost')
  if (isRead({ method }) && hasBody(headers)) throw new Problem(400, 'badRequest', closeHeader)
}

function notAllowed({ context }: FastifyRequest): Problem {
  const { call } = context
  const allow = call && !call.operation && call.allow.length > 0 ? call.allow : ['GET', 'HEAD']
  return new Problem(405, 'notAllowed', { allow: allow.join(', ') })
}
