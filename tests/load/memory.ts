import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOf } from '#scripts/process/memory.ts'

const LOOKS_MS = 1000
const STEADY_MIB = 0.5
const MOST_LOOKS = 30

/** Returns the resident memory of a process in MiB, now and at its peak, once it has not changed for three looks. */
export async function settledMemory(pid: number): Promise<{ now: number; peak: number }> {
  let looks: number[] = []
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    looks = [...looks, memoryOf(pid).now].slice(-3)
    if (looks.length === 3 && Math.max(...looks) - Math.min(...looks) < STEADY_MIB) break
    await sleep(LOOKS_MS)
  }
  return memoryOf(pid)
}
