import { readFile } from 'node:fs/promises'
import { createApp } from '#server/app.ts'
import { prepareDocument } from '#server/document.ts'
import { createRenderings, loadFirstView } from '#server/first-view/prepare.ts'
import { createMetrics } from '#server/metrics.ts'
import { createRateLimit } from '#server/rate-limit.ts'
import { readSettings } from '#server/settings.ts'
import { answerWithFile, readStaticFiles } from '#server/static-files.ts'
import type { AddressInfo } from 'node:net'

const FOLDER = 'dist'

/** The built product in front of a backend. */
export type Product = AsyncDisposable & {
  origin: string
  /** The document as the build has it, in which nothing is said about anybody. */
  plainDocument: string
}

/**
 * Serves the build as `serveBuild` does, with everything that the sandbox would answer answered by a backend: also the
 * configuration and Home's list, which no other backend is asked for. Forwarded headers are believed.
 */
export async function startProduct(backend: string): Promise<Product> {
  const settings = readSettings({ APP_ENV: 'dev', RATE_LIMIT: '0', TRUST_PROXY: 'true', PORT: '0' })
  const [log, metrics, rateLimit] = [() => {}, createMetrics(), createRateLimit(0)]
  const document = await prepareDocument(await readFile(`${FOLDER}/index.html`, 'utf8'), settings)
  const files = await readStaticFiles(FOLDER)
  const visits = await loadFirstView(FOLDER, {
    document,
    settings,
    rateLimit,
    log,
    metrics,
    renderings: createRenderings(settings, metrics),
    hasSandbox: true,
  })
  const app = createApp({
    settings,
    sandbox: backend,
    pages: (request, reply) =>
      answerWithFile(files, request, reply) ?? visits(request, reply) ?? document.send(request, reply),
    rateLimit,
    log,
    metrics,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    origin: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    plainDocument: document.html,
    async [Symbol.asyncDispose]() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}
