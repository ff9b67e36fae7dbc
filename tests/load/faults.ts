import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '#mocks/sandbox/random.ts'
import { PROXY_TIMEOUT_MS, type System } from './system.ts'

/** What was done to the system. */
export type FaultCounts = { kills: number; restarts: number; stalls: number; errors: number }

/** Milliseconds from one fault of a kind to the next: at least, at most. */
const EVERY = { killed: [2000, 12_000], process: [2000, 10_000], answers: [1000, 5000] } as const
/** Milliseconds until a killed server is replaced: at least, at most. */
const AWAY_MS = [0, 2000] as const
const STALL_MS = [200, PROXY_TIMEOUT_MS * 1.5] as const
/** Ways in which the sandbox can spoil an answer. */
export const KINDS = ['status-500', 'empty-502', 'drop', 'drop-answer'] as const

/**
 * Kills one of the two servers, kills and stalls the backend, and has it answer reads with errors, each at times that the
 * seed gives, until it is stopped. Then everything is put right again.
 */
export function startFaults({ backend, killed }: System, seed: number): { stop: () => Promise<FaultCounts> } {
  const counts: FaultCounts = { kills: 0, restarts: 0, stalls: 0, errors: 0 }
  const end = new AbortController()
  const random = createRandom(seed)

  const repeat = async (range: Range, once: (next: Random) => Promise<void>) => {
    // One source each: how long something takes on this machine must not change what the others do.
    const next = createRandom(Math.floor(random() * 2 ** 32))
    for (;;) {
      await sleep(between(next, range), undefined, { signal: end.signal }).catch(() => undefined)
      if (end.signal.aborted) return
      await once(next)
    }
  }
  const all = Promise.all([
    repeat(EVERY.killed, async (next) => {
      await killed.kill()
      counts.kills += 1
      await sleep(between(next, AWAY_MS))
      await killed.start()
    }),
    repeat(EVERY.process, async (next) => {
      if (next() < 0.5) {
        await backend.restart()
        counts.restarts += 1
        return
      }
      backend.stall()
      counts.stalls += 1
      await sleep(between(next, STALL_MS))
      backend.goOn()
    }),
    repeat(EVERY.answers, async (next) => {
      const [kind, times] = [pick(next, KINDS), 1 + Math.floor(next() * 3)]
      // A backend that is down takes no orders, and fails anyway.
      const ordered = backend.fault({ path: '/*', method: 'GET', kind, times })
      const met = await ordered.then(() => times).catch(() => 0)
      counts.errors += met
    }),
  ])
  // `stop` rejects for it.
  all.catch(() => undefined)
  return {
    async stop() {
      end.abort()
      await all
      // Errors that were ordered and not yet met are forgotten with it.
      await backend.restart()
      return counts
    },
  }
}

type Random = () => number
type Range = readonly [least: number, most: number]

function between(next: Random, [least, most]: Range): number {
  return least + next() * (most - least)
}

/** One of the values, by chance. */
export function pick<Value>(next: Random, values: readonly Value[]): Value {
  return values[Math.floor(next() * values.length)] as Value
}
