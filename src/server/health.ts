/* oxlint-disable unicorn/require-post-message-target-origin -- Threads have no origin. */
import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Metrics } from './metrics.ts'

const HEARTBEAT_MS = 250

/** Slots of the memory that the main thread writes and the worker reads. */
export const SLOT = { heartbeat: 0, phase: 1, isBusy: 2 } as const

export const PHASE = { starting: 0n, open: 1n, closed: 2n } as const

export type HealthData = {
  state: BigInt64Array<SharedArrayBuffer>
  origins: readonly string[]
  host: string
  port: number
  contentType: string
}

export type MetricsReply = { status: 200 | 503; body: string }

/**
 * Serves `/metrics`, `/healthz` and `/readyz` from a worker thread, so that probes get responses even when rendering
 * keeps the main thread busy.
 * @param options.origins origins of the configured backends
 * @returns the port, `close`, `setOpen` (false after true: shutting down), `setBusy` (the rendering queue is full)
 * @throws the error of `listen`, with its code
 */
export async function startHealth({
  metrics,
  ...options
}: {
  metrics: Metrics
  origins: readonly string[]
  host: string
  port: number
}) {
  const state = new BigInt64Array(new SharedArrayBuffer(Object.keys(SLOT).length * BigInt64Array.BYTES_PER_ELEMENT))
  const beat = (): void => void Atomics.store(state, SLOT.heartbeat, process.hrtime.bigint())
  beat()
  const workerData: HealthData = { ...options, state, contentType: metrics.contentType }
  const worker = new Worker(new URL(`./health-worker${extname(import.meta.url)}`, import.meta.url), {
    name: 'health',
    workerData,
    // Node refuses to start a file with an inherited --input-type.
    execArgv: [],
    // Saves 35 MiB under frequent probes: V8 would let short-lived objects pile up.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  })
  const [port] = (await once(worker, 'message')) as [number]
  const timer = setInterval(beat, HEARTBEAT_MS).unref()
  const reply = (message: MetricsReply): void => worker.postMessage(message)
  // No listener for errors: an error of the worker is rethrown here and ends the process.
  worker.on('message', () => {
    metrics.text().then(
      (body) => reply({ status: 200, body }),
      (error: unknown) => reply({ status: 503, body: `cannot read the metrics: ${String(error)}\n` }),
    )
  })
  worker.unref()
  return {
    port,
    setOpen(isOpen: boolean): void {
      if (isOpen) Atomics.store(state, SLOT.phase, PHASE.open)
      else Atomics.compareExchange(state, SLOT.phase, PHASE.open, PHASE.closed)
    },
    setBusy: (isBusy: boolean): void => void Atomics.store(state, SLOT.isBusy, isBusy ? 1n : 0n),
    async close(): Promise<void> {
      clearInterval(timer)
      await worker.terminate()
    },
  }
}
