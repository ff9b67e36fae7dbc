import { join } from 'node:path'
import { startProcess } from '#tests/support/start-process.ts'
import { passOn } from './handlers.ts'
import { serveSecurely, type Server } from './serve.ts'

/** A build behind its gateway. */
export type Build = { name: string; server: Server; close: () => Promise<void> }

/** Starts a checkout's own server over its dist/, behind a gateway that streams. */
export async function serveProduct(name: string, checkout: string, backend: string): Promise<Build> {
  const env = { RATE_LIMIT: '0', PORT: '0', API_ORIGIN: backend, TRUST_PROXY: 'true' }
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
