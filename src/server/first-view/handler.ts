import type { FastifyReply, FastifyRequest } from 'fastify'
import { setTimeout as delay } from 'node:timers/promises'
import type { EmbeddedResponse } from '#api/embedded-responses.ts'
import { readChosenLanguage } from '#i18n/chosen-language.ts'
import { negotiateLanguage } from '#i18n/negotiate.ts'
import { errorLine, type Log } from '#server/log.ts'
import type { Metrics } from '#server/metrics.ts'
import type { RateLimit } from '#server/rate-limit.ts'
import type { Slots } from '#server/slots.ts'
import type { BrandCache } from './brand-cache.ts'
import type { DocumentParts } from './document-parts.ts'
import type { KeyedPage } from './pages.ts'
import type { RenderFirstView } from './render.tsx'
import { startStream } from './stream.ts'
import { visitorOf } from './visitor.ts'

/** Personal data is not stored; a gateway that buffers responses would hold the head back. */
const KEYED_HEADERS = { 'cache-control': 'private, no-store', 'x-accel-buffering': 'no' }

type Parts = {
  document: DocumentParts
  /** Headers of every document. */
  headers: Readonly<Record<string, string>>
  pages: readonly KeyedPage[]
  render: RenderFirstView
  /** The contents of the document's `<meta>` tags by their names. */
  metas: Readonly<Record<string, string>>
  /** Sends the document without a page. */
  sendPlain: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
  /** Whether a page is switched off. */
  isOff: (page: KeyedPage) => boolean
  /** How long a page may take, in ms. */
  timeoutMs: number
  /** How long to hold the head back so that it can carry the final status and cookies, in ms. */
  headTimeoutMs: number
  renderings: Slots
  brands: BrandCache
  rateLimit: Pick<RateLimit, 'failuresOf'>
  log: Log
  metrics: Metrics
}

/** Responds with a document that contains the page; undefined where the plain document is the response. */
export type FirstViewHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined

/**
 * Responds to requests for keyed pages with a document that contains the page. The head is sent early, so that scripts
 * load while backends respond. A page that is not ready in time, or cannot be rendered, is left to the browser, as it is
 * without this server.
 */
export function firstViewHandler(parts: Parts): FirstViewHandler {
  return (request, reply) => {
    const page = parts.pages.find(({ pattern }) => pattern.test(request.context.target?.path ?? ''))
    if (!page) return undefined
    // Specification, section 4: a feature that is off sends the user to /404.
    if (parts.isOff(page)) return redirect(reply)
    // HEAD requests and prefetches must not read personal data.
    const isVisit = request.method === 'GET' && !/prefetch|prerender/.test(String(request.headers['sec-purpose'] ?? ''))
    return isVisit ? respond(parts, { request, reply, page }) : undefined
  }
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; page: KeyedPage }

async function redirect(reply: FastifyReply): Promise<FastifyReply> {
  return reply.header('cache-control', 'no-store').redirect('/404')
}

async function respond(parts: Parts, { request, reply, page }: Exchange): Promise<FastifyReply> {
  const { document, headers, render, metas, renderings, rateLimit, brands, log, metrics } = parts
  const over = new AbortController()
  // Before the wait: nothing is rendered for a client that disconnects meanwhile.
  reply.raw.once('close', () => over.abort())
  const free = await renderings.acquire()
  if (!free) {
    metrics.firstView('busy')
    return parts.sendPlain(request, reply)
  }
  const cookies: string[] = []
  let isHeadSent = false
  const onCookies = (set: readonly string[]): boolean => {
    if (!isHeadSent) cookies.push(...set)
    return !isHeadSent
  }
  const failures = rateLimit.failuresOf(request.context.address)
  const visitor = visitorOf(request, { signal: over.signal, brands, failures, onCookies })
  const answers: EmbeddedResponse[] = []
  const rendered = render(visitor, answers, metas)
    .catch((error: unknown) => {
      if (!over.signal.aborted) log({ level: 'error', event: 'first view', requestId: request.id, ...errorLine(error) })
      return undefined
    })
    .finally(free)
  const view = Promise.race([rendered, unrefDelay(parts.timeoutMs)]).finally(() => over.abort())
  const early = await Promise.race([view, unrefDelay(parts.headTimeoutMs)])
  isHeadSent = true

  if (cookies.length > 0) reply.header('set-cookie', cookies)
  if (early?.retryAfter !== undefined) reply.header('retry-after', String(early.retryAfter))
  reply.code(early?.status ?? 200).headers({ ...headers, ...KEYED_HEADERS })
  const stream = startStream(request, reply)
  try {
    const language =
      early?.head.language ??
      negotiateLanguage([readChosenLanguage(visitor.cookies, visitor.href), ...visitor.languages])
    const head = document.head({ language, title: early?.head.title, files: page.filesIn(language) })
    if (!early) stream.flush(head)
    const whole = await view
    const isRendered = whole !== undefined
    metrics.firstView(isRendered ? 'rendered' : 'plain')
    const embedded = { path: visitor.href, host: new URL(visitor.origin).host, answers, isRendered }
    // The head has named the messages of a language that the page may turn out not to be in.
    const files = whole && whole.head.language !== language ? page.filesIn(whole.head.language) : []
    const rest = whole ? document.rendered(whole, embedded, files) : document.plain(embedded)
    stream.end((early ? head : '') + rest)
  } catch (error) {
    // The status is sent: all that is left is to cut the document off, for which browsers offer to reload.
    log({ level: 'error', event: 'first view', requestId: request.id, ...errorLine(error) })
    stream.destroy()
  }
  return reply
}

function unrefDelay(ms: number): Promise<undefined> {
  return delay(ms, undefined, { ref: false })
}
