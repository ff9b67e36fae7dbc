import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { startNginx } from './nginx.ts'

/** nginx with the files that `npm run serve -- --static` writes. */
export type StaticHost = { origin: string; folder: string; stop: () => Promise<void> }

/**
 * Starts nginx on a free port, as described in docs/operating.md, "Run on a static host".
 * @param settings server settings; every service needs an origin
 */
export async function startStaticHost(settings: Record<string, string>): Promise<StaticHost> {
  const folder = mkdtempSync(join(tmpdir(), 'static-host-'))
  // nginx may still be deleting its files.
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    // Workers may run as another user.
    chmodSync(folder, 0o755)
    const port = await freePort()
    execFileSync(process.execPath, ['scripts/serve.ts', '--static', '--out', folder], {
      env: { ...process.env, ...settings, PORT: String(port) },
    })
    const nginx = await startNginx(folder, 'nginx.conf', port)
    return {
      origin: `http://127.0.0.1:${port}`,
      folder,
      async stop() {
        await nginx.stop()
        removeFolder()
      },
    }
  } catch (error) {
    removeFolder()
    throw error
  }
}
