import type { FullConfig } from '@playwright/test'
import { DECISION_PAGES } from './decision-pages.ts'
import { announce, type Mode, type ModeOptions, type Product } from './serving-mode.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import { startStaticHost } from './static-host.ts'

type RunningProduct = Product & { stop: () => Promise<void> }

/**
 * Serves the build and its sandbox in each tested serving mode. A full run also starts a development server.
 * Does nothing if PAGES_ORIGIN is set to a running product.
 */
export default async function startProducts({
  projects,
}: FullConfig<ModeOptions>): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PAGES_ORIGIN) return undefined
  const stops: (() => Promise<void>)[] = []
  const stopAll = async () => {
    for (const stop of stops.toReversed()) await stop()
  }
  try {
    for (const { use } of projects) {
      const mode = use.mode ?? 'server'
      const { stop, ...product } = await startProduct(mode)
      stops.push(stop)
      announce(mode, product)
    }
    // One server for all workers, because Vite's cache cannot be shared.
    if (process.env.FULL && projects.some(({ use }) => use.mode === 'server')) {
      const developmentServer = await startProcess('scripts/dev.ts', { PORT: '0', RATE_LIMIT: '0' })
      stops.push(developmentServer.stop)
      process.env.DEVELOPMENT_ORIGIN = developmentServer.origin
    }
    return stopAll
  } catch (error) {
    await stopAll()
    throw error
  }
}

async function startProduct(mode: Mode): Promise<RunningProduct> {
  if (mode === 'static') return startStatic()
  const NAVIGATION = mode === 'hash' ? 'hash' : 'history'
  const { origin, stop } = await startProcess('scripts/serve.ts', { PORT: '0', RATE_LIMIT: '0', NAVIGATION })
  // Warm up: the first rendering of a page compiles its code, which is slow on a busy machine.
  const links = DECISION_PAGES.map(({ link, prefix, open }) => link(`${prefix}${open}`))
  for (const path of ['/consent/optional-only', '/tld-info/nordlicht-opensrs', ...links]) {
    await (await fetch(origin + path)).text()
  }
  return { pages: origin, sandbox: origin, stop }
}

async function startStatic(): Promise<RunningProduct> {
  const sandbox = await startProcess('scripts/sandbox.ts', { PORT: '0' })
  try {
    const host = await startStaticHost({ APP_ENV: 'dev', API_ORIGIN: sandbox.origin, RATE_LIMIT: '0' })
    const stop = async () => {
      await host.stop()
      await sandbox.stop()
    }
    // The sandbox selects resellers and features by host names under `localhost`.
    return { pages: host.origin.replace('127.0.0.1', 'localhost'), sandbox: sandbox.origin, stop }
  } catch (error) {
    await sandbox.stop()
    throw error
  }
}
