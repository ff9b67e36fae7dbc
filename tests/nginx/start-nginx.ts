import { startProcess } from '#scripts/process/start-process.ts'
import { startStaticHost } from '#tests/support/static-host.ts'
import { startLedger } from './ledger.ts'

/** Enough for the journeys; the test of the limit sends more at once. */
const RATE_LIMIT = '6000'

/**
 * Starts the sandbox, nginx in front of it with the files of `npm run serve -- --static` in a folder of its own, and the server of
 * the product with the same settings, to be compared with. Their addresses are in the environment of the tests.
 */
export default async function startNginx(): Promise<() => Promise<void>> {
  const stops: (() => unknown)[] = []
  const stopAll = async () => {
    for (const stop of stops.toReversed()) await stop()
  }
  const started = <T extends { stop: () => unknown }>(running: T): T => {
    stops.push(running.stop)
    return running
  }
  try {
    const sandbox = started(await startProcess('scripts/sandbox.ts', { PORT: '0' }))
    const ledger = started(await startLedger())
    const settings = {
      APP_ENV: 'dev',
      API_ORIGIN: sandbox.origin,
      // None of its pages is tried here.
      API_ORIGIN_TRADEMARK: ledger.origin,
      API_USERNAME: 'pages',
      API_PASSWORD: 'p"a\\s s',
      RATE_LIMIT,
    }
    // A static host renders no page.
    const server = started(await startProcess('scripts/serve.ts', { ...settings, FIRST_VIEW_MS: '0', PORT: '0' }))
    const host = started(await startStaticHost({ ...settings, ALLOWED_HOSTS: '127.0.0.1, Pages.Example:443' }))
    process.env.PAGES_ORIGIN = host.origin
    process.env.SANDBOX_ORIGIN = sandbox.origin
    process.env.SERVER_ORIGIN = server.origin
    process.env.LEDGER_ORIGIN = ledger.origin
    process.env.NGINX_FOLDER = host.folder
    return stopAll
  } catch (error) {
    await stopAll()
    throw error
  }
}
