import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startBalancer, type Balancer } from '#tests/support/balancer.ts'
import { copyBuild, type Release } from '#tests/support/release.ts'
import { startStore } from '#tests/support/start-store.ts'
import { startSandboxBackend, type Backend } from './backend.ts'
import { startInstance, type Instance } from './instance.ts'

/** Shorter than the longest stall of the backend, so that some responses come too late. */
export const PROXY_TIMEOUT_MS = 2500

/** A complete deployment: a balancer in front of two servers that share a rate limit store, and the backend behind them. */
export type System = AsyncDisposable & {
  release: Release
  backend: Backend
  /** `steady` runs for the whole load, so that its memory can be compared; `killed` is killed and restarted. */
  steady: Instance
  killed: Instance
  balancer: Balancer
}

/** Starts everything on this machine. `logs` is the folder for the server logs, which is emptied first. */
export async function startSystem(logs: string): Promise<System> {
  await rm(logs, { recursive: true, force: true })
  await mkdir(logs, { recursive: true })
  await using resources = new AsyncDisposableStack()
  const release = resources.use(await copyBuild())
  const store = await startStore()
  resources.defer(store.stop)
  const backend = await startSandboxBackend()
  resources.defer(() => backend.stop())
  const env = {
    SERVED_FOLDER: release.folder,
    APP_ENV: 'dev',
    API_ORIGIN: backend.origin,
    RATE_LIMIT_STORE: store.address,
    TRUST_PROXY: 'true',
    PROXY_TIMEOUT_MS: String(PROXY_TIMEOUT_MS),
  }
  const start = async (name: string): Promise<Instance> => {
    const instance = await startInstance(name, env, join(logs, `${name}.log`))
    resources.defer(instance.kill)
    return instance
  }
  const [steady, killed] = [await start('steady'), await start('killed')]
  const balancer = await startBalancer([steady.port, killed.port])
  resources.defer(balancer.stop)
  const all = resources.move()
  return { release, backend, steady, killed, balancer, [Symbol.asyncDispose]: () => all.disposeAsync() }
}
