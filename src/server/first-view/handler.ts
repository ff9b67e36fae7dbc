import type { FastifyReply, FastifyRequest } from 'fastify'
import { setTimeout as delay } from 'node:timers/promises'
import { readChosenLanguage } from '#i18n/chosen-language.ts'
import { negotiateLanguage } from '#i18n/negotiate.ts'
import { errorLine, type Log } from '#server/log.ts'
import type { Metrics } from '#server/metrics.ts'
import type { DocumentParts } from './document-parts.ts'
import type { KeyedPage } from './pages.ts'
import type { FirstView, RenderFirstView } from './render.tsx'
import { startStream } from './stream.ts'
import { languagesOf, visitorOf } from './visitor.ts'

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
    const controller = new AbortController()
    reply.raw.once('close', () => controller.abort())
    const cookies: string[] = []
    let isHeadSent = false
    let areCookiesLost = false
    const visitor = visitorOf(request, controller.signal, (set) => {
      if (isHeadSent) areCookiesLost = true
      else cookies.push(...set)
    })
    const rendered = render(visitor).catch((error: unknown) => {
      if (!controller.signal.aborted)
        log({ level: 'error', event: 'first view', requestId: request.id, ...errorLine(error) })
      return undefined
    })
    const view = Promise.race([rendered, delay(patienceMs, undefined, { ref: false })]).finally(() =>
      controller.abort(),
    )
    const early = await Promise.race([view, delay(headPatienceMs, undefined, { ref: false })])
    isHeadSent = true

    const found = early?.page
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    if (found?.retryAfter !== undefined) reply.header('retry-after', String(found.retryAfter))
    reply.code(found?.status ?? 200).headers({ ...headers, 'cache-control': 'private, no-store' })
    const guess = negotiateLanguage([
      readChosenLanguage(visitor.cookies),
      ...languagesOf(request.headers['accept-language']),
    ])
    const language = found?.language ?? guess
    const stream = startStream(request, reply)
    const head = document.head({ language, title: found?.title, files: filesOf(page, language) })
    if (!early) stream.flush(head)
    void finish()
    return reply

    async function finish(): Promise<void> {
      const whole = await view
      metrics.firstView(whole?.page && !areCookiesLost ? 'rendered' : 'plain')
      stream.end((early ? head : '') + rest(whole, { href: visitor.href, page, language, areCookiesLost }))
    }
  }

  function rest(
    view: FirstView | undefined,
    {
      href,
      page,
      language,
      areCookiesLost,
    }: { href: string; page: KeyedPage; language: string; areCookiesLost: boolean },
  ): string {
    // The browser has to read itself what sets its cookies.
    if (!view || areCookiesLost) return document.plain(undefined)
    const answers = { path: href, answers: view.answers, isRendered: view.page !== undefined }
    if (!view.page) return document.plain(answers)
    const { html, title, theme, favicon, notReady } = view.page
    const head = { path: href, language: view.page.language, title, theme, notReady, ...(favicon && { favicon }) }
    const files = view.page.language === language ? [] : filesOf(page, view.page.language).slice(-1)
    return document.rendered({ head, html, answers, files })
  }
}

function filesOf({ files, messages }: KeyedPage, language: string): string[] {
  const own = messages[language as keyof typeof messages]
  return own === undefined ? [...files] : [...files, own]
}
