import { isRenderedAddress } from '#lib/link-forms.ts'
import { responseOf } from './response.ts'

/** A backend response that the server read for this document. `read` identifies the request (`keyOfRead`). */
export type EmbeddedResponse = { read: string; status: number; headers: Record<string, string>; body: string }

/** The document's inert block of responses, whose id is `responses`. */
export type EmbeddedResponses = {
  path: string
  /** The host that the server sees. Behind a gateway, it can differ from the browser's. */
  host: string
  responses: readonly EmbeddedResponse[]
  isRendered: boolean
}

const unusedResponses = new Map<string, EmbeddedResponse>()

/** The host in the server-rendered page; undefined if the server rendered no page. */
export let renderedHost: string | undefined

/**
 * Returns a key that is equal for requests with the same response. It lacks the origin, which can differ behind a
 * gateway, and the body, because at most one read of a page has a body.
 */
export function keyOfRead({ method, url, headers }: Request): string {
  const { pathname, search } = new URL(url)
  const values = ['accept', 'x-reseller-realm', 'x-brand-system-name'].map((name) => headers.get(name))
  return JSON.stringify([method, pathname + search, ...values])
}

/**
 * Makes the embedded responses available to calls, unless a fragment, which the server never sees, names another page.
 * Unused responses are discarded when the page is visible. Returns whether the document contains the rendered page.
 */
export function adoptServerRendering(): boolean {
  const block = document.querySelector('#responses')
  if (!block) return false
  const { path, host, responses, isRendered } = JSON.parse(block.textContent) as EmbeddedResponses
  // Personal data stays in the document no longer than needed.
  block.remove()
  if (!isRenderedAddress(path, location)) return false
  for (const response of responses) unusedResponses.set(response.read, response)
  addEventListener('pages:arrived', () => unusedResponses.clear(), { once: true })
  if (isRendered) renderedHost = host
  return isRendered
}

/** Returns the embedded response to exactly this request, once; undefined if there is none. */
export function takeEmbeddedResponse(request: Request): Response | undefined {
  const key = keyOfRead(request)
  const response = unusedResponses.get(key)
  unusedResponses.delete(key)
  return response && responseOf(response.body, response)
}
