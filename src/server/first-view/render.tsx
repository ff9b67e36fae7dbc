import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { AsyncLocalStorage } from 'node:async_hooks'
import { renderToString } from 'react-dom/server'
import { App, startFirstPage } from '#app.tsx'
import { getAppConfig, isFeatureOn } from '#api/app-config.ts'
import { ApiError } from '#api/errors.ts'
import type { EmbeddedResponse } from '#api/embedded-responses.ts'
import { createQueryClient, reportInOrder } from '#api/query-client.ts'
import { readChosenLanguage, withoutLanguage } from '#i18n/chosen-language.ts'
import { shownLanguage, startLanguage } from '#i18n/language-store.ts'
import type { FirstViewHead } from '#lib/document-head.ts'
import { setMetas } from '#lib/runtime.ts'
import { setStateSource, type RequestState } from '#lib/request-state.ts'
import { createAppRouter } from '#router.tsx'
import { getCapturedHead } from '#shell/document-head.ts'
import { languageTimeoutMs } from '#shell/load-item.ts'
import { nextTurn } from './turns.ts'
import { visitorTransport, type Visitor } from './visitor-transport.ts'

/** A page as the server renders it. */
export type RenderedPage = {
  /** The status of the document: that of the failed read of the item, otherwise 200. */
  status: number
  /** Seconds to wait before the next attempt, if the response specifies it. */
  retryAfter: number | undefined
  head: FirstViewHead
  html: string
}

/**
 * Renders the first view of a page for a visitor. Renderings share no state.
 * @param responses receives the responses to embed in the document, which the browser's calls then use
 * @param metas the run-time settings: the contents of the document's `<meta>` tags by their names
 * @returns undefined if the browser has to render the page itself
 */
export type RenderFirstView = (
  visitor: Visitor,
  responses: EmbeddedResponse[],
  metas: Readonly<Record<string, string>>,
) => Promise<RenderedPage | undefined>

const NO_RETRIES = 0
const requestStates = new AsyncLocalStorage<RequestState>()
setStateSource(() => {
  const state = requestStates.getStore()
  if (!state) throw new Error('Request state was read outside of a page request')
  return state
})

/** The namespaces of messages that each page needs, by the path of its route. */
export const pageNamespaces = Object.fromEntries(
  Object.entries(createAppRouter(new QueryClient(), createMemoryHistory()).routesByPath).map(([path, { options }]) => [
    path,
    options.staticData?.namespaces ?? [],
  ]),
)

export const renderFirstView: RenderFirstView = (...args) => requestStates.run(new Map(), () => render(...args))

const render: RenderFirstView = async (visitor, responses, metas) => {
  await nextTurn()
  setMetas(metas)
  languageTimeoutMs.set(undefined)
  const queryClient = createQueryClient(visitorTransport(visitor, responses), NO_RETRIES)
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [withoutLanguage(visitor.href)] }))
  const { namespaces, loaded } = startFirstPage({ queryClient, router })
  const chosenLanguage = readChosenLanguage(visitor.cookies, visitor.href)
  await Promise.all([startLanguage(namespaces, visitor.languages, chosenLanguage), loaded])

  const failure: unknown = router.state.matches.find(({ status }) => status === 'error')?.error
  const status = failure === undefined ? 200 : statusOf(failure)
  const { feature } = router.state.matches.at(-1)?.staticData ?? {}
  const isShown = !feature || isFeatureOn(queryClient.getQueryData(getAppConfig().queryKey), feature)
  // For example, the link was repaired: the browser must show the new address, too.
  const isRedirected = router.state.matches.length === 0
  if (status === undefined || !isShown || isRedirected) return undefined
  const queries = queryClient.getQueryCache()
  // If the read of the item failed, the router did not wait for the brand.
  while (queryClient.isFetching() > 0) await Promise.allSettled(queries.getAll().map(async ({ promise }) => promise))
  // If a read, even of the brand, may succeed when repeated, the browser renders the page.
  const isFinal = queries
    .getAll()
    .every(({ state }) => state.status === 'success' || statusOf(state.error) !== undefined)
  if (!isFinal) return undefined
  reportInOrder(queryClient)

  await nextTurn()
  // Everything has loaded, so nothing suspends. A stream would take more processor time.
  const html = renderToString(<App queryClient={queryClient} router={router} />)
  const [head, locale] = [getCapturedHead(), shownLanguage.get()]
  if (!head || !locale) throw new Error('The page was rendered without its shell')
  const { retryAfter } = failure instanceof ApiError ? failure : {}
  const { language, messages } = locale
  return { status, retryAfter, head: { ...head, path: visitor.href, language, notReady: messages.notReady }, html }
}

/** Returns the status of a failure that is final for this link; undefined if another attempt may succeed. */
function statusOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.meaning.status : undefined
}
