import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transform } from 'node:stream'
import type { EmbeddedResponse } from '#api/embedded-responses.ts'
import { readChosenLanguage } from '#i18n/chosen-language.ts'
import { negotiateLanguage } from '#i18n/negotiate.ts'
import { documentMetas, type Document } from '#server/document.ts'
import { appConfig, isFeatureOff } from '#server/features.ts'
import { errorLine, type Log } from '#server/log.ts'
import type { Metrics } from '#server/metrics.ts'
import type { RateLimit } from '#server/rate-limit.ts'
import type { Settings } from '#server/settings.ts'
import type { Slots } from '#server/slots.ts'
import { createBrandCache } from './brand-cache.ts'
import { splitDocument } from './document-parts.ts'
import { pagesWithKey, type Build, type PageWithKey } from './pages.ts'
import type { RenderFirstView } from './render.tsx'
import { sendWhole, startStream } from './stream.ts'
import { jsonResponse, visitorOf } from './visitor.ts'

/**
 * How long to hold the head back so that it can carry the final status and cookies, in ms. If a backend takes longer, the
 * head is sent early, so that the browser can fetch the scripts. If only this server is slow, the head waits for the
 * page, because sending a document whole takes half the processor time of streaming it.
 */
const HEAD_TIMEOUT_MS = 150

/** Personal data must not be stored, and a gateway must not buffer the early head. */
const KEYED_HEADERS = { 'cache-control': 'private, no-store', 'x-accel-buffering': 'no' }

export type FirstViewDependencies = {
  document: Document
  settings: Settings
  /** Whether the sandbox, which has its own features, responds to `/trade/config`. */
  hasSandbox: boolean
  rateLimit: Pick<RateLimit, 'failuresOf'>
  renderSlots: Slots
  log: Log
  metrics: Metrics
}

/** Responds with a document that contains the page; returns undefined if the plain document is to be sent. */
export type FirstViewHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined

type Options = FirstViewDependencies & {
  render: RenderFirstView
  /** Undefined in development. */
  build?: Build
  headTimeoutMs?: number
}

/**
 * Returns a handler that responds to requests for pages with a key by sending a document that contains the page. The head
 * is sent early, so that scripts load while backends respond. A page that is not ready in time, or cannot be rendered, is
 * left to the browser, as is every page if the settings disable rendering.
 */
export function prepareFirstView(options: Options): FirstViewHandler {
  const { settings, hasSandbox } = options
  if (!isRendering(settings)) return () => undefined
  const pages = pagesWithKey(options.document.html, options.build)
  const respond = createResponder(options)
  return (request, reply) => {
    const page = pages.find(({ pattern }) => pattern.test(request.context.target?.path ?? ''))
    if (!page) return undefined
    // Specification, section 4: a feature that is off sends the user to /404.
    if (!hasSandbox && isFeatureOff(settings.appEnv, page.feature)) return redirect(reply)
    // HEAD requests and prefetches must not read personal data.
    const isVisit = request.method === 'GET' && !/prefetch|prerender/.test(String(request.headers['sec-purpose'] ?? ''))
    return isVisit ? respond(request, reply, page) : undefined
  }
}

/** Returns whether the server renders pages. In hash navigation it cannot, because it does not see their path. */
export function isRendering({ firstViewMs, navigation }: Settings): boolean {
  return firstViewMs > 0 && navigation === 'history'
}

async function redirect(reply: FastifyReply): Promise<FastifyReply> {
  return reply.header('cache-control', 'no-store').redirect('/404')
}

function createResponder({
  document,
  settings,
  hasSandbox,
  render,
  headTimeoutMs = HEAD_TIMEOUT_MS,
  ...options
}: Options) {
  const { renderSlots, rateLimit, log, metrics } = options
  const parts = splitDocument(document.html)
  const metas = documentMetas(settings)
  const brands = createBrandCache()
  const config = hasSandbox ? undefined : jsonResponse(200, appConfig(settings.appEnv))
  return async (request: FastifyRequest, reply: FastifyReply, page: PageWithKey): Promise<FastifyReply> => {
    const controller = new AbortController()
    // Registered before the wait for a slot, so that nothing is rendered for a client that disconnects meanwhile.
    const abort = () => controller.abort()
    reply.raw.once('close', abort)
    const releaseSlot = await renderSlots.acquire()
    if (!releaseSlot) {
      metrics.firstView('busy')
      return document.send(request, reply)
    }
    const cookies: string[] = []
    let isHeadSent = false
    const onCookies = (setCookies: readonly string[]): boolean => {
      if (!isHeadSent) cookies.push(...setCookies)
      return !isHeadSent
    }
    const failures = rateLimit.failuresOf(request.context.address)
    const visitor = visitorOf(request, { config, signal: controller.signal, brands, failures, onCookies })
    const responses: EmbeddedResponse[] = []
    const rendering = render(visitor, responses, metas)
      .catch((error: unknown) => {
        if (!controller.signal.aborted)
          log({ level: 'error', event: 'first view', requestId: request.id, ...errorLine(error) })
        return undefined
      })
      .finally(releaseSlot)
    // Wrapped in an object, so that a page that is not rendered is not mistaken for a head timeout (undefined).
    const view = within(settings.firstViewMs, rendering).then((rendered) => ({ rendered }))
    let earlyView: Awaited<typeof view> | undefined
    do earlyView = await within(headTimeoutMs, view)
    while (!earlyView && !visitor.isWaiting())
    const earlyPage = earlyView?.rendered
    isHeadSent = true

    if (cookies.length > 0) reply.header('set-cookie', cookies)
    if (earlyPage?.retryAfter !== undefined) reply.header('retry-after', String(earlyPage.retryAfter))
    reply.code(earlyPage?.status ?? 200).headers({ ...document.headers, ...KEYED_HEADERS })
    let stream: Transform | undefined
    try {
      const language =
        earlyPage?.head.language ??
        negotiateLanguage([readChosenLanguage(visitor.cookies, visitor.href), ...visitor.languages])
      const files = page.filesIn(language)
      const head = parts.head({ language, title: earlyPage?.head.title, files })
      if (!earlyView) stream = startStream(request, reply, head)
      const { rendered } = await view
      const isRendered = rendered !== undefined
      // A rendered page has no pending read to abort, and even a needless abort costs as much as a read.
      if (isRendered) reply.raw.off('close', abort)
      else abort()
      metrics.firstView(isRendered ? 'rendered' : 'plain')
      const embedded = { path: visitor.href, host: new URL(visitor.origin).host, responses, isRendered }
      // The page may turn out to be in another language than the head assumed.
      const moreFiles = rendered ? page.filesIn(rendered.head.language).filter((file) => !files.includes(file)) : []
      const rest = rendered ? parts.restWithPage(rendered, embedded, moreFiles) : parts.restWithoutPage(embedded)
      if (stream) stream.end(rest)
      else sendWhole(request, reply, Buffer.concat([head, Buffer.from(rest)]))
    } catch (error) {
      if (!stream) throw error
      // The status was already sent, so the document can only be cut off; browsers then offer to reload.
      log({ level: 'error', event: 'first view', requestId: request.id, ...errorLine(error) })
      stream.destroy()
    }
    return reply
  }
}

/** Resolves with undefined if the promise takes longer. */
function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  const timeout = Promise.withResolvers<undefined>()
  const timer = setTimeout(timeout.resolve, ms, undefined).unref()
  return Promise.race([promise, timeout.promise]).finally(() => clearTimeout(timer))
}
