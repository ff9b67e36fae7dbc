import type { ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { request } from 'undici'
import type { Contracts } from '#mocks/contracts/operations.ts'
import { startBackend } from '#tests/server/support/backends.ts'
import { endToEnd, type Fault, type RealAnswer } from './faults.ts'

/** A proxy before a backend, or before the server, that spoils the answers of one operation at a time. */
export type FaultyBackend = Awaited<ReturnType<typeof startFaultyBackend>>

/** Starts one on a free port, before the server at `target`. What no contract describes is passed on as it is. */
export async function startFaultyBackend(target: string, contracts: Contracts) {
  let trouble: { operation: string; fault: Fault } | undefined
  const held: (() => void)[] = []
  const waiting: { operation: string; resolve: () => void }[] = []
  const calls: { operation: string; safe: boolean }[] = []

  const backend = await startBackend((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const operation = contracts.match(method, new URL(url, target).pathname)?.operation
    const fault = operation?.id === trouble?.operation ? trouble?.fault : undefined
    const answer = async () => {
      const body = await buffer(incoming)
      if (operation) {
        calls.push({ operation: operation.id, safe: operation.safe })
        for (const each of waiting) if (each.operation === operation.id) each.resolve()
      }
      if (fault === undefined) return write(await pass(), outgoing)
      const real = fault.passes ? await pass() : undefined
      const whenMended = (then: () => void) => void held.push(then)
      fault.give({ real, outgoing, whenMended, write: (changed) => write(changed, outgoing) })

      async function pass(): Promise<RealAnswer> {
        const { host, 'content-length': _, ...passing } = endToEnd(headers)
        const sent = { method, headers: { 'x-forwarded-host': host, ...passing }, ...(body.length > 0 && { body }) }
        const got = await request(`${target}${url}`, sent)
        return { status: got.statusCode, headers: got.headers, body: Buffer.from(await got.body.arrayBuffer()) }
      }
    }
    // A visitor who leaves aborts calls.
    answer().catch(() => outgoing.destroy())
  })

  /** Passes every answer on from now on; sends those that were held back, and drops calls that were never to be answered. */
  function mend(): void {
    trouble = undefined
    for (const then of held.splice(0)) then()
  }

  return {
    ...backend,
    /** Responds to an operation with a fault from now on. */
    fail: (operation: string, fault: Fault) => void (trouble = { operation, fault }),
    mend,
    /** The calls that have come since the last reset, by operationId, in order. */
    calls,
    /** Resolves when the operation has been asked for since the last reset. */
    asked: (operation: string) =>
      new Promise<void>((resolve) => {
        if (calls.some((call) => call.operation === operation)) resolve()
        else waiting.push({ operation, resolve })
      }),
    reset() {
      mend()
      calls.length = 0
      waiting.length = 0
    },
  }
}

function write({ status, headers, body }: RealAnswer, outgoing: ServerResponse): void {
  outgoing.writeHead(status, { ...endToEnd(headers), 'content-length': body.length }).end(body)
}
