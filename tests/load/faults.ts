import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '#mocks/sandbox/random.ts'
import { PROXY_TIMEOUT_MS, type System } from './system.ts'

/** How often a server was killed, the backend restarted or stalled, and a response failed. */
export type FaultCounts = { kills: number; restarts: number; stalls: number; errors: number }

/** Minimum and maximum interval between faults, in ms. */
const INTERVALS_MS = { server: [2000, 12_000], backend: [2000, 10_000], responses: [1000, 5000] } as const
/** Minimum and maximum time until a killed server is replaced, in ms. */
const DOWNTIME_MS = [0, 2000] as const
const STALL_MS = [200, PROXY_TIMEOUT_MS * 1.5] as const
/** The faults that the sandbox can inject into a response. */
export const FAULT_KINDS = ['status-500', 'empty-502', 'drop', 'drop-answer'] as const

/**
 * Kills one of the two servers, kills and stalls the backend, and makes reads from it fail, at times that depend on the
 * seed. `stop` restores everything.
 */
export function startFaults({ backend, killed }: System, seed: number): { stop: () => Promise<FaultCounts> } {
  const counts: FaultCounts = { kills: 0, restarts: 0, stalls: 0, errors: 0 }
  const stopping = new AbortController()
  const random = createRandom(seed)

  const repeat = async (range: Range, injectFault: (next: Random) => Promise<void>) => {
    // A separate random sequence for each fault, so that the timing of one does not change the others.
    const next = createRandom(Math.floor(random() * 2 ** 32))
    for (;;) {
      await sleep(between(next, range), undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      await injectFault(next)
    }
  }
  const all = Promise.all([
    repeat(INTERVALS_MS.server, async (next) => {
      await killed.kill()
      counts.kills += 1
      await sleep(between(next, DOWNTIME_MS))
      await killed.start()
    }),
    repeat(INTERVALS_MS.backend, async (next) => {
      if (next() < 0.5) {
        await backend.restart()
        counts.restarts += 1
        return
      }
      backend.stall()
      counts.stalls += 1
      await sleep(between(next, STALL_MS))
      backend.resume()
    }),
    repeat(INTERVALS_MS.responses, async (next) => {
      const [kind, times] = [pick(next, FAULT_KINDS), 1 + Math.floor(next() * 3)]
      // A backend that is down accepts no fault, but fails anyway.
      const injection = backend.fault({ path: '/*', method: 'GET', kind, times })
      const errorCount = await injection.then(() => times).catch(() => 0)
      counts.errors += errorCount
    }),
  ])
  // `stop` reports the error instead.
  all.catch(() => undefined)
  return {
    async stop() {
      stopping.abort()
      await all
      // This also removes pending faults.
      await backend.restart()
      return counts
    },
  }
}

type Random = () => number
type Range = readonly [min: number, max: number]

function between(next: Random, [min, max]: Range): number {
  return min + next() * (max - min)
}

export function pick<Value>(next: Random, values: readonly Value[]): Value {
  return values[Math.floor(next() * values.length)] as Value
}
