import { isRenderedAddress } from '#lib/link-forms.ts'
import { responseOf } from './response.ts'

/** A response that the server has read for this document. */
export type EmbeddedResponse = { read: string; status: number; headers: Record<string, string>; body: string }

/** The document's inert block of responses, whose id is `answers`. */
export type EmbeddedResponses = {
  /** Path and query of the page that they were read for. */
  path: string
  /** The name of this site as the server knows it, which can differ behind a gateway. */
  host: string
  answers: readonly EmbeddedResponse[]
  isRendered: boolean
}

const unused = new Map<string, EmbeddedResponse>()

/** The name of this site in the page that the server has rendered; undefined if it has rendered none. */
export let renderedHost: string | undefined

/**
 * Equal for two requests of a page whose responses are the same. A page has one read with a body at most, which names the
 * item of its address; the origin may be called otherwise behind a gateway.
 */
export function keyOfRead({ method, url, headers }: Request): string {
  const { pathname, search } = new URL(url)
  const named = ['accept', 'x-reseller-realm', 'x-brand-system-name'].map((name) => headers.get(name))
  return JSON.stringify([method, pathname + search, ...named])
}

/**
 * Makes the embedded responses available to the calls that ask for them, if they belong to this address: a fragment can
 * name another page, and the server never sees it. What no call has taken is discarded when the page has arrived.
 * @returns whether the document contains the rendered page as well
 */
export function readEmbeddedResponses(): boolean {
  const block = document.querySelector('#answers')
  if (!block) return false
  const { path, host, answers, isRendered } = JSON.parse(block.textContent) as EmbeddedResponses
  // Personal data stays in the document no longer than needed.
  block.remove()
  if (!isRenderedAddress(path, location)) return false
  for (const response of answers) unused.set(response.read, response)
  addEventListener('pages:arrived', () => unused.clear(), { once: true })
  if (isRendered) renderedHost = host
  return isRendered
}

/** Returns the embedded response to exactly this request, once; undefined if there is none. */
export function takeEmbeddedResponse(request: Request): Response | undefined {
  const key = keyOfRead(request)
  const response = unused.get(key)
  unused.delete(key)
  return response && responseOf(response.body, response)
}
