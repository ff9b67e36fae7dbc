import type { FullConfig } from '@playwright/test'
import { DECISION_PAGES } from './decision-pages.ts'
import { announce, type Form, type FormOptions, type Product } from './form.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import { startStaticHost } from './static-host.ts'

type Started = Product & { stop: () => Promise<void> }

/**
 * Serves the build and its sandbox for each tested form, and the pages from their sources in a full run. Does nothing when
 * PAGES_ORIGIN names a running product.
 */
export default async function startProducts({
  projects,
}: FullConfig<FormOptions>): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PAGES_ORIGIN) return undefined
  const stops: (() => Promise<void>)[] = []
  const stopAll = async () => {
    for (const stop of stops.toReversed()) await stop()
  }
  try {
    for (const { use } of projects) {
      const form = use.form ?? 'server'
      const { stop, ...product } = await startProduct(form)
      stops.push(stop)
      announce(form, product)
    }
    // One for all workers, as Vite's cache cannot be shared.
    if (process.env.FULL && projects.some(({ use }) => use.form === 'server')) {
      const sources = await startProcess('scripts/dev.ts', { PORT: '0', RATE_LIMIT: '0' })
      stops.push(sources.stop)
      process.env.PAGES_SOURCES = sources.origin
    }
    return stopAll
  } catch (error) {
    await stopAll()
    throw error
  }
}

async function startProduct(form: Form): Promise<Started> {
  if (form === 'static') return startStatic()
  const NAVIGATION = form === 'hash' ? 'hash' : 'history'
  const { origin, stop } = await startProcess('scripts/serve.ts', { PORT: '0', RATE_LIMIT: '0', NAVIGATION })
  // The first rendering of a page compiles its code, which is slow on a busy machine.
  const links = DECISION_PAGES.map(({ link, prefix, open }) => link(`${prefix}${open}`))
  for (const path of ['/consent/optional-only', '/tld-info/nordlicht-opensrs', ...links]) {
    await (await fetch(origin + path)).text()
  }
  return { pages: origin, sandbox: origin, stop }
}

async function startStatic(): Promise<Started> {
  const sandbox = await startProcess('scripts/sandbox.ts', { PORT: '0' })
  try {
    const host = await startStaticHost({ APP_ENV: 'dev', API_ORIGIN: sandbox.origin, RATE_LIMIT: '0' })
    const stop = async () => {
      await host.stop()
      await sandbox.stop()
    }
    // Resellers and features of the sandbox are selected by names under `localhost`.
    return { pages: host.origin.replace('127.0.0.1', 'localhost'), sandbox: sandbox.origin, stop }
  } catch (error) {
    await sandbox.stop()
    throw error
  }
}
