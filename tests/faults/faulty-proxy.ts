import type { ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { request } from 'undici'
import type { Contracts } from '#mocks/contracts/operations.ts'
import { startBackend } from '#tests/server/support/backends.ts'
import { endToEndHeaders, type Fault, type RealResponse } from './faults.ts'

/** Injects faults into one operation at a time, as a proxy in front of a backend or the server. */
export type FaultyProxy = Awaited<ReturnType<typeof startFaultyProxy>>

/** Starts a proxy on a free port for the server at `target`. Requests outside the contracts pass unchanged. */
export async function startFaultyProxy(target: string, contracts: Contracts) {
  let injected: { operation: string; fault: Fault } | undefined
  const restoreCallbacks: (() => void)[] = []
  const waiters: { operation: string; resolve: () => void }[] = []
  const calls: { operation: string; safe: boolean }[] = []

  const backend = await startBackend((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const operation = contracts.match(method, new URL(url, target).pathname)?.operation
    const fault = operation?.id === injected?.operation ? injected?.fault : undefined
    const respond = async () => {
      const body = await buffer(incoming)
      if (operation) {
        calls.push({ operation: operation.id, safe: operation.safe })
        for (const each of waiters) if (each.operation === operation.id) each.resolve()
      }
      if (fault === undefined) return write(await forward(), outgoing)
      const real = fault.isProxied ? await forward() : undefined
      const onRestore = (callback: () => void) => void restoreCallbacks.push(callback)
      fault.respond({ real, outgoing, onRestore, write: (changed) => write(changed, outgoing) })

      async function forward(): Promise<RealResponse> {
        const { host, 'content-length': _, ...passing } = endToEndHeaders(headers)
        const options = { method, headers: { 'x-forwarded-host': host, ...passing }, ...(body.length > 0 && { body }) }
        const reply = await request(`${target}${url}`, options)
        return { status: reply.statusCode, headers: reply.headers, body: Buffer.from(await reply.body.arrayBuffer()) }
      }
    }
    // The browser aborts the calls of a page that it leaves.
    respond().catch(() => outgoing.destroy())
  })

  /** Removes the fault: sends delayed responses, and drops the calls that time out. */
  function restore(): void {
    injected = undefined
    for (const callback of restoreCallbacks.splice(0)) callback()
  }

  return {
    ...backend,
    /** Responds to an operation with a fault from now on. */
    fail: (operation: string, fault: Fault) => void (injected = { operation, fault }),
    restore,
    /** The calls received since the last reset, in order. */
    calls,
    /** Resolves once the operation has been called since the last reset. */
    waitForCall: (operation: string) =>
      new Promise<void>((resolve) => {
        if (calls.some((call) => call.operation === operation)) resolve()
        else waiters.push({ operation, resolve })
      }),
    reset() {
      restore()
      calls.length = 0
      waiters.length = 0
    },
  }
}

function write({ status, headers, body }: RealResponse, outgoing: ServerResponse): void {
  outgoing.writeHead(status, { ...endToEndHeaders(headers), 'content-length': body.length }).end(body)
}
