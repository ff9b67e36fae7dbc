import { openBrowser } from '#scripts/browser/open-browser.ts'
import { memoryOf } from '#scripts/process/memory.ts'
import { startDecisions } from './decisions.ts'
import { startFaults } from './faults.ts'
import { measureMemoryLimits } from './memory-limits.ts'
import { firstAsset, startReads } from './reads.ts'
import type { Result } from './report.ts'
import { releaseUnderLoad } from './rolling-release.ts'
import { startSystem } from './system.ts'
import { checkDecisions } from './verdict.ts'

const MINUTE_MS = 60_000

/**
 * Runs the whole load test: memory limits, then decisions and reads while servers and backend fail, then a release.
 * @param options.minutes how long decisions are sent
 * @param options.variations how many requests with varied parameters the memory test sends
 * @param options.logs a folder for the servers' logs
 * @param log receives a line per minute
 */
export async function runLoad(
  options: { minutes: number; decisions: number; seed: number; variations: number; logs: string },
  log: (line: string) => void,
): Promise<Result> {
  const startedAt = Date.now()
  const { minutes, seed, decisions: planned } = options
  const memoryLimits = await measureMemoryLimits(options.variations)
  await using resources = new AsyncDisposableStack()
  const system = resources.use(await startSystem(options.logs))
  const browser = await openBrowser()
  resources.defer(() => browser.close())
  const { backend, steady, killed, balancer, release } = system
  const { origin } = balancer
  const memory = () => ({ steady: memoryOf(steady.pid()), killed: memoryOf(killed.pid()) })
  const before = memory()
  const { visits, done } = startDecisions({ browser, origin, backend, count: planned, minutes, seed })
  const progress = setInterval(() => {
    const shownCount = visits.filter((visit) => visit.isShown).length
    log(`${((Date.now() - startedAt) / MINUTE_MS).toFixed(0)} min: ${shownCount} of ${planned} decisions shown`)
  }, MINUTE_MS)
  resources.defer(() => clearInterval(progress))
  const reads = startReads(origin, await firstAsset(release.folder))
  const faults = startFaults(system, seed)
  await done
  const faultCounts = await faults.stop()
  const readOutcomes = await reads.stop()
  const verdict = await checkDecisions(visits, { browser, origin, backend })

  const after = memory()
  const releaseResult = await releaseUnderLoad(system, browser)
  return {
    at: new Date(startedAt).toISOString(),
    minutes,
    seed,
    tookMinutes: (Date.now() - startedAt) / MINUTE_MS,
    visits,
    faults: faultCounts,
    verdict,
    reads: readOutcomes,
    memory: { before, after },
    memoryLimits,
    release: releaseResult,
  }
}
