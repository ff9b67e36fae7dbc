import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FEATURES } from '#server/features.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { folder, passOn } from './handlers.ts'
import { serveSecurely, type Handler, type Server } from './serve.ts'

/** A build behind its gateway. */
export type Build = { name: string; server: Server; close: () => Promise<void> }

/** Not set for a backend that answers for every service. */
const NO_LIMIT = { RATE_LIMIT: '0' }

/** Starts a checkout's own server over its dist/, behind a gateway that streams. */
export async function serveProduct(name: string, checkout: string, backend: string): Promise<Build> {
  const env = { ...NO_LIMIT, PORT: '0', API_ORIGIN: backend, TRUST_PROXY: 'true' }
  const product = await startProcess(join(checkout, 'scripts/serve.mjs'), env)
  const server = await serveSecurely(passOn(product.origin, { isGateway: true }))
  return {
    name,
    server,
    async close() {
      await server.close()
      await product.stop()
    },
  }
}

/** Serves the files that a checkout makes for a static host, as such a host and its gateway do. */
export async function serveStatic(
  name: string,
  checkout: string,
  backend: string,
  isCall: (method: string, path: string) => boolean,
): Promise<Build> {
  const made = await mkdtemp(join(tmpdir(), 'static-host-'))
  const env = { ...process.env, ...NO_LIMIT, API_ORIGIN: backend }
  await promisify(execFile)(process.execPath, [join(checkout, 'scripts/static-host.mjs'), made], { env, cwd: checkout })
  const files = folder(join(made, 'html'), { whole: true })
  const calls = passOn(backend, { isGateway: true })
  const handler: Handler = (request) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any')
    if (pathname === '/trade/config') return features()
    return isCall(request.method ?? 'GET', pathname) ? calls(request) : files(request)
  }
  const server = await serveSecurely(handler)
  return {
    name,
    server,
    async close() {
      await server.close()
      await rm(made, { recursive: true, force: true })
    },
  }
}

function features() {
  const body = Buffer.from(JSON.stringify({ features: FEATURES.dev }))
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  return { status: 200, headers, body }
}
