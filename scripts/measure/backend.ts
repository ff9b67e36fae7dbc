import { fileURLToPath } from 'node:url'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { passOn } from './handlers.ts'
import { servePlainly } from './serve.ts'

export type Backend = { origin: string; close: () => Promise<void> }

/**
 * Starts the sandbox as the backend of every build that is measured.
 * @param delayMs how much longer each call takes than the sandbox needs
 */
export async function startBackend(delayMs: number): Promise<Backend> {
  const sandbox = await startProcess(fileURLToPath(new URL('../sandbox.mjs', import.meta.url)), { PORT: '0' })
  if (delayMs === 0) return { origin: sandbox.origin, close: sandbox.stop }
  const slow = await servePlainly(passOn(sandbox.origin, { delayMs }))
  return {
    origin: slow.origin,
    async close() {
      await slow.close()
      await sandbox.stop()
    },
  }
}

/** Tells whether a request is one of the contracts, the configuration of the pages included. */
export async function callsOfContracts(): Promise<(method: string, path: string) => boolean> {
  const { match } = await loadContracts()
  return (method, path) => {
    const found = match(method, path)
    return found !== undefined && found.operation.contract !== 'sandbox'
  }
}
