import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** nginx with the files that `npm run static-host` makes, in a folder of its own. */
export type StaticHost = { origin: string; folder: string; stop: () => void }

/**
 * Starts nginx as README, "Other hosts", tells an operator to, on a free port.
 * @param settings those of the server; every service needs an origin
 */
export async function startStaticHost(settings: Record<string, string>): Promise<StaticHost> {
  const folder = mkdtempSync(join(tmpdir(), 'static-host-'))
  // nginx may still be taking its own files away.
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    // Its workers may run as somebody else.
    chmodSync(folder, 0o755)
    const port = String(await freePort())
    execFileSync(process.execPath, ['scripts/static-host.mjs', folder], {
      env: { ...process.env, ...settings, PORT: port },
    })
    // It listens when the command is through.
    nginx(folder)
    return {
      origin: `http://127.0.0.1:${port}`,
      folder,
      stop: () => {
        nginx(folder, '-s', 'stop')
        removeFolder()
      },
    }
  } catch (error) {
    removeFolder()
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
  if (error) throw new Error(`nginx cannot be started (Debian: apt-get install nginx): ${error.message}`)
  if (status !== 0) throw new Error(`nginx ended with ${status}: ${stderr}`)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
