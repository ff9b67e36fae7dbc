import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { scenarioNamesOf } from '#mocks/contracts/key-of.ts'
import { scenarioOf, type FaultKind } from '#mocks/scenarios.ts'
import type { SandboxContext, SandboxEnv } from './context.ts'
import type { World } from './world.ts'

/** Injects the fault that a test has set for requests like this one, or else the fault of the request's scenario. */
export function withFaults(world: World): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    // The control API must keep working, to remove faults.
    if (c.var.operation.contract === 'sandbox') return next()
    const kind = world.faults.take(c.req.raw) ?? faultOfScenario(c)
    return kind ? FAULTS[kind](c, next) : next()
  }
}

function faultOfScenario(c: SandboxContext): FaultKind | undefined {
  const { operation, call } = c.var
  const scenarios = scenarioNamesOf(call).map((name) => scenarioOf(operation.contract, name))
  const fault = scenarios.find(Boolean)?.fault
  const isAffected = fault?.on === 'every' || fault?.on === operation.id || (fault?.on === 'write' && !operation.safe)
  return isAffected ? fault?.kind : undefined
}

const FAULTS: Record<FaultKind, (c: SandboxContext, next: () => Promise<void>) => Promise<Response | void>> = {
  'status-500': async (c) => c.json({ response_text: 'The sandbox was asked to fail.', response_code: 500 }, 500),
  'empty-502': async (c) => c.body('', 502),
  'html-200': async (c) => c.html('<!doctype html><title>Sign in</title><h1>Sign in to the network</h1>'),
  'broken-json': async (c) => c.body('{"object_data": {"consents": [', 200, { 'content-type': 'application/json' }),
  'other-json': async (c) => c.json({ status: 'ok' }),
  drop: async (c) => {
    c.res = new Response('no answer')
    c.res = await breakOff(c)
  },
  'drop-answer': async (c, next) => {
    await next()
    c.res = await breakOff(c)
  },
  'empty-200': async (c, next) => {
    await next()
    if (!c.res.ok) return
    // Otherwise Hono would merge the old headers into the new response.
    c.res = undefined
    c.res = new Response(null, { status: 200 })
  },
  never: async (c) => {
    const { signal } = c.req.raw
    if (!signal.aborted) await once(signal, 'abort')
    return c.body(null)
  },
  'delay-2s': async (_, next) => {
    await sleep(2000)
    await next()
  },
  'stores-less': async (c, next) => {
    c.set('call', { ...c.var.call, body: withLessConsent(c.var.call.body) })
    await next()
  },
}

const LESS_CONSENT = new Map([
  ['ACCEPTED_FULL', 'ACCEPTED_CONTRACTUAL_MINIMUM'],
  ['accepted_full', 'denied'],
])

/** Returns a copy of a request body in which less consent is given. */
function withLessConsent(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (name, value) => (name === 'status' && LESS_CONSENT.get(value)) || value)
}

/** Ends the connection in the middle of the body. If it ended before the headers, browsers might retry. */
async function breakOff(c: SandboxContext): Promise<Response> {
  const { outgoing } = c.env
  if (!outgoing) return new Response('', { status: 502 })
  const body = new Uint8Array(await c.res.arrayBuffer())
  // Declare one byte too many, so that even an empty body is incomplete.
  outgoing.writeHead(c.res.status, { ...Object.fromEntries(c.res.headers), 'content-length': body.length + 1 })
  outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => outgoing.destroy())
  return new Response(null)
}
