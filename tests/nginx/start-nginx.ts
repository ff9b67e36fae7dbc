import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '#tests/support/start-process.ts'
import { startLedger } from './ledger.ts'

/** Enough for the journeys; the test of the limit sends more at once. */
const RATE_LIMIT = '6000'

/**
 * Starts the sandbox, nginx in front of it with the files of `npm run static-host` in a folder of its own, and the server of
 * the product with the same settings, to be compared with. Their addresses are in the environment of the tests.
 */
export default async function startNginx(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'static-host-'))
  // Its workers may run as somebody else.
  chmodSync(folder, 0o755)
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true })]
  const stopAll = async () => {
    for (const stop of stops.toReversed()) await stop()
  }
  const started = <T extends { stop: () => unknown }>(running: T): T => {
    stops.push(running.stop)
    return running
  }
  try {
    const sandbox = started(await startProcess('scripts/sandbox.mjs', { PORT: '0' }))
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
    const server = started(await startProcess('scripts/serve.mjs', { ...settings, PORT: '0' }))
    const port = String(await freePort())
    execFileSync(process.execPath, ['scripts/static-host.mjs', folder], {
      env: { ...process.env, ...settings, PORT: port, ALLOWED_HOSTS: '127.0.0.1, Pages.Example:443' },
    })
    // It listens when the command is through.
    nginx(folder)
    stops.push(() => nginx(folder, '-s', 'stop'))
    process.env.PAGES_ORIGIN = `http://127.0.0.1:${port}`
    process.env.SANDBOX_ORIGIN = sandbox.origin
    process.env.SERVER_ORIGIN = server.origin
    process.env.LEDGER_ORIGIN = ledger.origin
    process.env.NGINX_FOLDER = folder
    return stopAll
  } catch (error) {
    await stopAll()
    throw error
  }
}

function nginx(folder: string, ...more: string[]): void {
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const { status, stderr, error } = spawnSync('nginx', ['-p', folder, '-c', 'nginx.conf', ...user, ...more], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    encoding: 'utf8',
    // A pipe would stay open as long as nginx runs.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`nginx ended with ${status}: ${error?.message ?? stderr}`)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
