import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

type Reason = Parameters<Metrics['connectionRefused']>[0]

const INTERVAL_MS = 10_000

/** Returns a function that counts refused connections and logs their number at intervals instead of one by one. */
export function reportRefusals(log: Log, metrics: Metrics): (reason: Reason) => void {
  const counts = new Map<Reason, number>()
  let timer: NodeJS.Timeout | undefined
  const write = (): void => {
    timer = undefined
    for (const [reason, count] of counts) log({ level: 'warn', event: 'connections refused', reason, count })
    counts.clear()
  }
  return (reason) => {
    metrics.connectionRefused(reason)
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
    timer ??= setTimeout(write, INTERVAL_MS).unref()
  }
}
