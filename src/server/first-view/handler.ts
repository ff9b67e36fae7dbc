import type { FastifyReply, FastifyRequest } from 'fastify'
import { setTimeout as delay } from 'node:timers/promises'
import type { BroughtAnswer, BroughtAnswers } from '#api/preloaded.ts'
import { readChosenLanguage } from '#i18n/chosen-language.ts'
import { negotiateLanguage } from '#i18n/negotiate.ts'
import { errorLine, type Log } from '#server/log.ts'
import type { Metrics } from '#server/metrics.ts'
import type { PendingReads } from '#server/pending-reads.ts'
import type { DocumentParts } from './document-parts.ts'
import type { KeyedPage } from './pages.ts'
import type { RenderedPage, RenderFirstView } from './render.tsx'
import { startStream } from './stream.ts'
import { visitorOf } from './visitor.ts'

/** What is said of a person is not kept; a gateway that gathers answers would keep the head back. */
const OF_VISITS = { 'cache-control': 'private, no-store', 'x-accel-buffering': 'no' }

type Parts = {
  document: DocumentParts
  /** Headers of every document. */
  headers: Readonly<Record<string, string>>
  pages: readonly KeyedPage[]
  render: RenderFirstView
  /** Time that a page may take, in milliseconds. */
  patienceMs: number
  /** Time that the head waits for the page, in milliseconds. */
  headPatienceMs: number
  pendingReads: PendingReads
  log: Log
  metrics: Metrics
}

/** Answers with a document that holds the page; undefined where the plain document is the answer. */
export type FirstViewHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined

/**
 * Answers visits of keyed pages with a document that holds the page already. The head goes out at once, so that scripts
 * travel while backends are asked. A page that is not there in time, or cannot be rendered, is left to the browser, as it
 * is without this server.
 */
export function firstViewHandler({
  document,
  headers,
  pages,
  render,
  patienceMs,
  headPatienceMs,
  pendingReads,
  log,
  metrics,
}: Parts): FirstViewHandler {
  return (request, reply) => {
    const page = pages.find(({ pattern }) => pattern.test(request.context.target?.path ?? ''))
    // Somebody who only looks whether there is a page, or may never open it, must not read what is behind the key.
    const isVisit = request.method === 'GET' && !/prefetch|prerender/.test(String(request.headers['sec-purpose'] ?? ''))
    return page && isVisit ? answer(request, reply, page) : undefined
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, page: KeyedPage): Promise<FastifyReply> {
    const [gone, complete] = [new AbortController(), new AbortController()]
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort()
    })
    const cookies: string[] = []
    let isHeadSent = false
    let areCookiesLost = false
    const onCookies = (set: readonly string[]): void => {
      if (isHeadSent) areCookiesLost = true
      else cookies.push(...set)
    }
    const visitor = visitorOf(request, { gone: gone.signal, complete: complete.signal, pendingReads, onCookies })
    const answers: BroughtAnswer[] = []
    const rendered = render(visitor, answers).catch((error: unknown) => {
      if (!gone.signal.aborted && !complete.signal.aborted)
        log({ level: 'error', event: 'first view', requestId: request.id, ...errorLine(error) })
      return undefined
    })
    const view = Promise.race([rendered, unrefDelay(patienceMs)]).finally(() => complete.abort())
    const early = await Promise.race([view, unrefDelay(headPatienceMs)])
    isHeadSent = true

    if (cookies.length > 0) reply.header('set-cookie', cookies)
    if (early?.retryAfter !== undefined) reply.header('retry-after', String(early.retryAfter))
    reply.code(early?.status ?? 200).headers({ ...headers, ...OF_VISITS })
    const stream = startStream(request, reply)
    const language = early?.language ?? negotiateLanguage([readChosenLanguage(visitor.cookies), ...visitor.languages])
    const head = document.head({ language, title: early?.title, files: filesOf(page, language) })
    if (!early) stream.flush(head)
    void finish()
    return reply

    async function finish(): Promise<void> {
      const whole = await view
      const isRendered = whole !== undefined && !areCookiesLost
      metrics.firstView(isRendered ? 'rendered' : 'plain')
      // The browser has to read itself what sets its cookies.
      const brought = areCookiesLost
        ? undefined
        : { path: visitor.href, host: new URL(visitor.origin).host, answers, isRendered }
      const rest = isRendered && brought ? withPage(whole, brought) : document.plain(brought)
      stream.end((early ? head : '') + rest)
    }

    function withPage({ language: own, html, title, theme, favicon, notReady }: RenderedPage, brought: BroughtAnswers) {
      const info = { path: visitor.href, language: own, title, theme, notReady, ...(favicon && { favicon }) }
      // The head has named the messages of the language that was expected.
      const files = own === language ? [] : filesOf(page, own).slice(-1)
      return document.rendered({ head: info, html, answers: brought, files })
    }
  }
}

function unrefDelay(ms: number): Promise<undefined> {
  return delay(ms, undefined, { ref: false })
}

function filesOf({ files, messages }: KeyedPage, language: string): string[] {
  const own = messages[language as keyof typeof messages]
  return own === undefined ? [...files] : [...files, own]
}
