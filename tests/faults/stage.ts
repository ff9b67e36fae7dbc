import { loadContracts } from '#mocks/contracts/operations.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import { startFaultyBackend, type FaultyBackend } from './backend.ts'

/** The built product between two proxies that can spoil answers. */
export type Stage = {
  /** Behind the server: what it asks, for itself and for browsers. */
  backend: FaultyBackend
  /** In front of the server: what it answers by itself. */
  frontProxy: FaultyBackend
  /** Where browsers reach the server without that proxy. */
  pages: string
  stop: () => Promise<void>
}

/**
 * How long the product waits: browsers for an answer, the server for a backend, and a document for its page, in
 * milliseconds. Long enough for ten megabytes, and for a read that nothing is to befall, on a busy machine.
 */
const PATIENCE = { API_TIMEOUT_MS: '6000', PROXY_TIMEOUT_MS: '8000', FIRST_VIEW_MS: '400' }

/** Starts the sandbox, the server on it, and what spoils answers between them and before the server, on free ports. */
export async function startStage(): Promise<Stage> {
  const contracts = await loadContracts()
  const stops: (() => Promise<void>)[] = []
  const keep = <Part extends { stop: () => Promise<void> }>(part: Part): Part => {
    stops.unshift(part.stop)
    return part
  }
  const stop = async () => {
    for (const each of stops) await each()
  }
  try {
    const sandbox = keep(await startProcess('scripts/sandbox.ts', { PORT: '0' }))
    const backend = keep(await startFaultyBackend(sandbox.origin, contracts))
    const env = { PORT: '0', API_ORIGIN: backend.origin, RATE_LIMIT: '0', ...PATIENCE }
    const server = keep(await startProcess('scripts/serve.ts', env))
    const frontProxy = keep(await startFaultyBackend(server.origin, contracts))
    return { backend, frontProxy, pages: server.origin, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
