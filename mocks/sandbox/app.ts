import { Hono } from 'hono'
import type { Operations } from '#api/generated/contracts.d.ts'
import { headersOf } from '#mocks/contracts/examples.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { isSpecOnlyCall, specOnlyResponse } from '#mocks/contracts/spec-only.ts'
import { SCENARIOS, type Scenario } from '#mocks/scenarios.ts'
import { appConfig } from './app-config.ts'
import { branding } from './branding.ts'
import { consent } from './consent.ts'
import type { SandboxEnv } from './context.ts'
import { guardResponse, guardRequest } from './contract-guard.ts'
import { control } from './control.ts'
import { dataCopy } from './data-copy.ts'
import { dataQuality } from './data-quality.ts'
import { withFaults } from './faults.ts'
import type { AnyResponse, AnyHandler, FileBody, Handlers } from './handlers.ts'
import { listing } from './listing.ts'
import { messaging } from './messaging.ts'
import { resellerReplacer } from './resellers.ts'
import { tldInfo } from './tld-info.ts'
import { trade } from './trade.ts'
import { trademark } from './trademark.ts'
import { transfer } from './transfer.ts'
import { verification } from './verification.ts'
import { createWorld, type SandboxOptions, type World } from './world.ts'

export interface Sandbox {
  /** Handles one request. Faults that end the connection need the `env` that `listen` passes. */
  fetch: (request: Request, env?: unknown) => Promise<Response>
  /** Resolves when the contracts are read; earlier requests wait. Rejects when a contract is invalid. */
  ready: Promise<void>
  scenarios: readonly Scenario[]
}

/**
 * Creates a stateful mock server for all backend services. It validates every request and every response against the
 * contracts, and reports a violation with status 500 and the header `x-contract-violation`.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const asOf = options.now?.() ?? new Date()
  const app = loadContracts({ asOf }).then((contracts) => createApp(createWorld(contracts, options)))
  const ready = app.then(() => undefined)
  // Callers that await `ready` or a request get the error; if none do, an unhandled rejection must not end the process.
  ready.catch(() => undefined)
  return {
    fetch: async (request, env) => (await app).fetch(request, env as SandboxEnv['Bindings']),
    ready,
    scenarios: SCENARIOS,
  }
}

/** Functions that create the handlers of each contract; the compiler reports a missing contract or handler. */
const FACTORIES: { [Contract in keyof Operations]: (world: World) => Handlers<Operations[Contract]> } = {
  'app-config': appConfig,
  branding,
  consent,
  'data-copy': dataCopy,
  'data-quality': dataQuality,
  listing,
  messaging,
  sandbox: control,
  'tld-info': tldInfo,
  trade,
  trademark,
  transfer,
  verification,
}

function createApp(world: World): Hono<SandboxEnv> {
  const handlerGroups = Object.values(FACTORIES).map((create) => create(world))
  const handlers = Object.assign({}, ...handlerGroups) as Record<string, AnyHandler>
  const replaceReseller = resellerReplacer(world.contracts)
  const app = new Hono<SandboxEnv>()
  app.use(async (c, next) => {
    const startedAt = performance.now()
    await next()
    // Lets measurements of the pages subtract the sandbox's time.
    c.header('server-timing', `sandbox;dur=${(performance.now() - startedAt).toFixed(1)}`)
    const requestId = c.req.header('x-request-id')
    if (requestId) c.header('x-request-id', requestId)
    c.header('date', world.now().toUTCString())
  })
  app.use(guardRequest(world), withFaults(world), guardResponse(world))
  app.all('*', async (c) => {
    const { operation, call } = c.var
    const handler = handlers[operation.id]
    if (!handler) throw new Error(`There is no handler for ${operation.id}.`)
    const response = replaceReseller(call, await handler(call))
    if (!isSpecOnlyCall(call)) return toResponse(operation, response)
    return toResponse(operation, { ...response, body: specOnlyResponse(operation, response.status, response.body) })
  })
  app.onError((error, c) => {
    world.report(`Sandbox failure: ${error.stack}`)
    return c.json({ response_text: `Sandbox failure: ${error.message}` }, 500)
  })
  return app
}

function toResponse(operation: Operation, { status, body, headers }: AnyResponse): Response {
  const contract = operation.document.responses[status]
  const init = { status, headers: { ...(contract && headersOf(contract)), ...headers } }
  if (body === undefined) return new Response(null, init)
  if (contract?.content?.['application/json']) return Response.json(body, init)
  const { type, content } = body as FileBody
  return new Response(content, { status, headers: { 'content-type': type, ...init.headers } })
}
