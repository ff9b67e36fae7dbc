import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import type { InlineConfig, ViteDevServer } from 'vite'
import { createApp, isCall } from './app.ts'
import { documentMetas, fillMetas } from './document.ts'
import { errorLine, type Log, logToStdout } from './log.ts'
import { run } from './main.ts'
import { createMetrics } from './metrics.ts'
import { createRequestHandler } from './request-handler.ts'
import { startSandbox } from './sandbox.ts'
import { documentPolicy, type InlineSource } from './security-headers.ts'
import type { Settings } from './settings.ts'
import { DOCUMENT_NAME, isPartOfPage } from './static-files.ts'

/**
 * Serves the sources with reload. Calls are answered exactly as in production, by the same application behind the same
 * door; only files and the document come from Vite.
 * @param root folder of the project
 * @param createVite Vite's own `createServer`, handed in because production knows nothing of Vite
 */
export async function serveSources(
  settings: Settings,
  root: string,
  createVite: (config: InlineConfig) => Promise<ViteDevServer>,
): Promise<void> {
  const metrics = createMetrics()
  const server = createServer()
  // Vite makes inline blocks as it goes; marked so, they pass a policy that is otherwise the product's.
  const nonce = randomBytes(16).toString('base64')
  const vite = await createVite({
    root,
    appType: 'custom',
    html: { cspNonce: nonce },
    server: { middlewareMode: true, hmr: { server } },
  })
  const sandbox = await startSandbox(settings)
  const app = createApp({ settings, sandbox, log: logToStdout, page: () => new Response(null, { status: 404 }) })
  server.on(
    'request',
    createRequestHandler({ settings, app, pages: vitePages(vite, settings, nonce), log: logCalls, metrics }),
  )
  await run(server, settings, metrics, () => vite.close())
}

/** Without the hundred modules that a page is made of in development. */
const logCalls: Log = (line) => {
  if (line.level !== undefined || isCall(String(line.method), String(line.path))) logToStdout(line)
}

function vitePages(vite: ViteDevServer, settings: Settings, nonce: string): RequestListener {
  const allowed: InlineSource[] = [`'nonce-${nonce}'`]
  const policy = documentPolicy({ scripts: allowed, styles: allowed }, settings.monitoring?.endpoint)
  return (incoming, outgoing) => {
    const { pathname } = new URL(`http://x${incoming.url}`)
    const send = async (): Promise<void> => {
      if (isPartOfPage(pathname, incoming.headers['sec-fetch-dest']?.toString())) {
        outgoing.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such file.\n')
        return
      }
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
        outgoing.writeHead(405, { allow: 'GET, HEAD' }).end()
        return
      }
      const html = await readFile(join(vite.config.root, DOCUMENT_NAME), 'utf8')
      const document = await vite.transformIndexHtml('/', fillMetas(html, documentMetas(settings)))
      outgoing.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy,
      })
      outgoing.end(document)
    }
    // Whatever Vite does not know is a page.
    vite.middlewares(incoming, outgoing, () => {
      send().catch((error: unknown) => {
        logToStdout({ level: 'error', ...errorLine(error) })
        outgoing.writeHead(500).end()
      })
    })
  }
}
