import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { AsyncLocalStorage } from 'node:async_hooks'
import { App, beginFirstPage } from '#app.tsx'
import { getAppConfig, isFeatureOn } from '#api/app-config.ts'
import { ApiError } from '#api/errors.ts'
import type { EmbeddedResponse } from '#api/embedded-responses.ts'
import { createQueryClient, reportInOrder } from '#api/query-client.ts'
import { readChosenLanguage, withoutLanguage } from '#i18n/chosen-language.ts'
import { shownLanguage, startLanguage } from '#i18n/language-store.ts'
import type { FirstViewHead } from '#lib/document-head.ts'
import { setMetas } from '#lib/runtime.ts'
import { separateVisits, type Visit } from '#lib/visit.ts'
import { createAppRouter } from '#router.tsx'
import { renderedHead } from '#shell/document-head.ts'
import { languageTimeoutMs } from '#shell/load-item.ts'
import { renderToText } from './render-to-text.ts'
import { nextTurn } from './turns.ts'
import { visitorTransport, type Visitor } from './visitor-transport.ts'

/** A page as the server renders it. */
export type RenderedPage = {
  /** The status of the document: that of the item's read if it failed. */
  status: number
  /** Seconds to wait before the next attempt, if the response specifies it. */
  retryAfter: number | undefined
  head: FirstViewHead
  html: string
}

/**
 * Renders the first view of a page for a visitor. Everything that a visit remembers is its own.
 *
 * @param answers every answer that comes is added to them, for the browser's calls
 * @param metas the run-time settings: the contents of the document's `<meta>` tags by their names
 * @returns undefined where the browser has to render the page itself
 */
export type RenderFirstView = (
  visitor: Visitor,
  answers: EmbeddedResponse[],
  metas: Readonly<Record<string, string>>,
) => Promise<RenderedPage | undefined>

const visits = new AsyncLocalStorage<Visit>()
separateVisits(() => {
  const visit = visits.getStore()
  if (!visit) throw new Error('State of a visit was asked for outside of any')
  return visit
})

/** The namespaces of messages that each page needs, by the path of its route. */
export const pageNamespaces = Object.fromEntries(
  Object.entries(createAppRouter(new QueryClient(), createMemoryHistory()).routesByPath).map(([path, { options }]) => [
    path,
    options.staticData?.namespaces ?? [],
  ]),
)

export const renderFirstView: RenderFirstView = (...visit) => visits.run(new Map(), () => render(...visit))

const render: RenderFirstView = async (visitor, answers, metas) => {
  await nextTurn()
  setMetas(metas)
  languageTimeoutMs.set(undefined)
  const queryClient = createQueryClient(visitorTransport(visitor, answers), 0)
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [withoutLanguage(visitor.href)] }))
  const { namespaces, arrived } = beginFirstPage({ queryClient, router })
  const chosen = readChosenLanguage(visitor.cookies, visitor.href)
  await Promise.all([startLanguage(namespaces, visitor.languages, chosen), arrived])

  const failure: unknown = router.state.matches.find(({ status }) => status === 'error')?.error
  const status = failure === undefined ? 200 : statusOf(failure)
  const { feature } = router.state.matches.at(-1)?.staticData ?? {}
  const isShown = !feature || isFeatureOn(queryClient.getQueryData(getAppConfig().queryKey), feature)
  // A link that was repaired, for instance: the browser is to show the other address, too.
  const isElsewhere = router.state.matches.length === 0
  if (status === undefined || !isShown || isElsewhere) return undefined
  const queries = queryClient.getQueryCache()
  // A failed item has not waited for its brand.
  while (queryClient.isFetching() > 0) await Promise.allSettled(queries.getAll().map(async ({ promise }) => promise))
  // What may come at the next try is left to the browser, also of the brand.
  const isFinal = queries
    .getAll()
    .every(({ state }) => state.status === 'success' || statusOf(state.error) !== undefined)
  if (!isFinal) return undefined
  reportInOrder(queryClient)

  await nextTurn()
  const html = await renderToText(<App queryClient={queryClient} router={router} />)
  const [head, shown] = [renderedHead(), shownLanguage.get()]
  if (!head || !shown) throw new Error('The page was rendered without its shell')
  const { retryAfter } = failure instanceof ApiError ? failure : {}
  const { language, messages } = shown
  return { status, retryAfter, head: { ...head, path: visitor.href, language, notReady: messages.notReady }, html }
}

/** The status of a failure that is the answer to this link; others may be gone at the next try. */
function statusOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.means.status : undefined
}
