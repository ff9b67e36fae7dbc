import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { createApp, type PageHandler } from '#server/app.ts'
import { documentMetas, fillMetas } from '#server/document.ts'
import { prepareFirstView } from '#server/first-view/handler.ts'
import { createRenderSlots } from '#server/first-view/prepare.ts'
import type { RenderFirstView } from '#server/first-view/render.tsx'
import { type Log, openLog } from '#server/log.ts'
import { createMetrics, type Metrics } from '#server/metrics.ts'
import { createRateLimit, type RateLimit } from '#server/rate-limit.ts'
import { run } from '#server/run.ts'
import { startSandbox } from '#server/sandbox.ts'
import { documentPolicy } from '#server/security-headers.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import type { Slots } from '#server/slots.ts'
import { respondIfMissing, DOCUMENT_NAME } from '#server/static-files.ts'
import { readCommand } from './command.ts'

readCommand({
  name: 'npm run dev',
  purpose:
    'Serves the sources and reloads on changes; calls are handled as in production. Settings: docs/operating.md.',
})
await serveSources(readSettings(process.env))

/** Runs the same application as in production, except that Vite serves the files and transforms the document. */
async function serveSources(settings: Settings): Promise<void> {
  const metrics = createMetrics()
  const { log, flushSync, close: closeLog } = openLog()
  const rateLimit = createRateLimit(settings.rateLimit)
  const renderSlots = createRenderSlots(settings, metrics)
  const sandbox = await startSandbox(settings)
  // The nonce allows the inline blocks that Vite adds; otherwise, the CSP is the same as in production.
  const nonce = randomBytes(16).toString('base64')
  let pages: PageHandler = () => undefined
  const app = createApp({
    settings,
    sandbox: sandbox?.origin,
    pages: (request, reply) => pages(request, reply),
    rateLimit,
    log: logCallsOnly(log),
    metrics,
  })
  const vite = await createServer({
    root: join(import.meta.dirname, '..'),
    appType: 'custom',
    html: { cspNonce: nonce },
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  pages = vitePages(vite, { settings, nonce, hasSandbox: sandbox !== undefined, renderSlots, rateLimit, log, metrics })
  const options = { settings, metrics, log, flushLog: flushSync, requestsInFlight: app.requestsInFlight }
  await run(app, options, async () => {
    await Promise.all([vite.close(), sandbox?.close(), closeLog()])
  })
}

/** Logs only calls and problems, because a page loads hundreds of files in development. */
function logCallsOnly(log: Log): Log {
  return (line) => {
    if (line.level !== undefined || /^\/(?:[\w-]+\/api\/|tld-info\/|trade\/config)/.test(String(line.path))) log(line)
  }
}

type Parts = {
  settings: Settings
  nonce: string
  hasSandbox: boolean
  renderSlots: Slots
  rateLimit: RateLimit
  log: Log
  metrics: Metrics
}

function vitePages(vite: ViteDevServer, { nonce, ...parts }: Parts): PageHandler {
  const { settings } = parts
  const policy = documentPolicy(
    { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] },
    settings.monitoring?.endpoint,
  )
  // Load the module for each request, to pick up changes; Vite caches it between changes.
  const render: RenderFirstView = async (...args) => {
    const module = await vite.ssrLoadModule('/src/server/first-view/render.tsx')
    return (module.renderFirstView as RenderFirstView)(...args)
  }
  async function sendDocument(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const notFound = respondIfMissing(request, reply)
    if (notFound) return notFound
    const source = await readFile(join(vite.config.root, DOCUMENT_NAME), 'utf8')
    const html = await vite.transformIndexHtml('/', fillMetas(source, documentMetas(settings)))
    const headers = { 'content-security-policy': policy }
    const send = (_: FastifyRequest, documentReply: FastifyReply): FastifyReply =>
      documentReply
        .headers({ ...headers, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(html)
    const firstView = prepareFirstView({ ...parts, document: { html, headers, send }, render })
    return firstView(request, reply) ?? send(request, reply)
  }
  return async (request, reply) => {
    const { raw, originalUrl } = request
    // Vite responds to existing dot files with 403, unlike production.
    const notFound = /^\/(?:\.|%2E)/i.test(originalUrl) && respondIfMissing(request, reply)
    if (notFound) return notFound
    raw.url = originalUrl
    // Vite bypasses Fastify, so set the headers first. Everything that Vite does not serve is a page.
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value as string)
    await new Promise<void>((resolve, reject) => {
      reply.raw.once('close', resolve)
      vite.middlewares(raw, reply.raw, (error: unknown) => (error ? reject(error) : resolve()))
    })
    return reply.raw.headersSent ? reply.hijack() : sendDocument(request, reply)
  }
}
