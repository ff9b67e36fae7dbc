import { startProcess } from './start-process.ts'

/** Serves the built product with its sandbox on a free port, for the whole run; PAGES_ORIGIN names one that runs already. */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PAGES_ORIGIN) return undefined
  const { origin, stop } = await startProcess('scripts/serve.mjs', { PORT: '0', RATE_LIMIT: '0' })
  process.env.PAGES_ORIGIN = origin
  return stop
}
