import { setTimeout as sleep } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import { scenarioOf, type FaultKind } from '#mocks/scenarios.ts'
import type { SandboxContext, SandboxEnv } from './context.ts'
import type { World } from './world.ts'

/** Lets a request fail when that was ordered or when its key names a scenario with a fault; the order goes first. */
export function withFaults(world: World): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    // Whoever orders faults must be able to take them back.
    if (c.var.operation.contract === 'sandbox') return next()
    const kind = world.faults.take(c.req.raw) ?? faultOfScenario(c)
    return kind ? FAULTS[kind](c, next) : next()
  }
}

function faultOfScenario(c: SandboxContext): FaultKind | undefined {
  const { operation, key } = c.var
  const fault = key === undefined ? undefined : scenarioOf(operation.contract, key)?.fault
  return fault?.on === 'every' || !operation.safe ? fault?.kind : undefined
}

const FAULTS: Record<FaultKind, (c: SandboxContext, next: () => Promise<void>) => Promise<Response | void>> = {
  'status-500': async (c) => c.json({ response_text: 'The sandbox was asked to fail.', response_code: 500 }, 500),
  'empty-502': async (c) => c.body('', 502),
  'html-200': async (c) => c.html('<!doctype html><title>Sign in</title><h1>Sign in to the network</h1>'),
  'broken-json': async (c) => c.body('{"object_data": {"consents": [', 200, { 'content-type': 'application/json' }),
  drop: async (c) => cut(c),
  'drop-answer': async (c, next) => {
    await next()
    c.res = breakOff(c)
  },
  never: async (c) => {
    await aborted(c.req.raw.signal)
    return cut(c)
  },
  'delay-2s': async (_, next) => {
    await sleep(2000)
    await next()
  },
}

/** Ends the connection without an answer. Without a connection to end, the nearest thing is an empty 502. */
function cut(c: SandboxContext): Response {
  const { outgoing } = c.env
  if (!outgoing) return new Response('', { status: 502 })
  outgoing.destroy()
  // Tells @hono/node-server not to write to the connection that is gone.
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
}

/**
 * Begins the answer and then ends the connection. A browser sends a request again by itself, several times, when a
 * connection that it has used before ends without a single byte of answer; with the headers there, it does not.
 */
function breakOff(c: SandboxContext): Response {
  const { outgoing } = c.env
  if (!outgoing) return new Response('', { status: 502 })
  outgoing.writeHead(c.res.status, { 'content-type': 'application/json', 'content-length': '1000' })
  outgoing.write('{', () => outgoing.destroy())
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
