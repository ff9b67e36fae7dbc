import { isRenderedAddress } from '#lib/link-forms.ts'
import { responseOf } from './response.ts'

/** An answer, and its time of arrival by the device's clock, in milliseconds. */
export type Received = { response: Response; receivedAt: number }

/** A read that the document has started, and how to abort it. */
export type PreloadedRead = { answer: Promise<Received>; abort: (reason: unknown) => void }

/** An answer that the document brings along: the server has read it for this visitor. */
export type BroughtAnswer = { read: string; status: number; headers: Record<string, string>; body: string }

/** The document's inert block of answers, whose id is `answers`. */
export type BroughtAnswers = {
  /** Path and query of the page that they were read for. */
  path: string
  /** The name of this site as the server knows it: a gateway may have another one. */
  host: string
  answers: readonly BroughtAnswer[]
  /** Whether the page stands in the document, too. */
  isRendered: boolean
}

declare global {
  /** Reads that the document has started (preload.ts) or brings along, and no call has taken yet. */
  var preloadedReads: Map<string, PreloadedRead> | undefined
}

/** Returns the preloaded reads. What no call has taken is discarded when the page has arrived. */
export function keepPreloadedReads(): Map<string, PreloadedRead> {
  if (globalThis.preloadedReads) return globalThis.preloadedReads
  const reads = new Map<string, PreloadedRead>()
  addEventListener('pages:arrived', () => reads.clear())
  return (globalThis.preloadedReads = reads)
}

/** Records when an answer came; the entry may take it much later. */
export async function received(answer: Promise<Response>): Promise<Received> {
  const response = await answer
  return { response, receivedAt: Date.now() }
}

/**
 * Equal for two requests of a visit whose answers are the same. A page has one read with a body at most, which names the
 * item of its address; the origin may be called otherwise behind a gateway.
 */
export function keyOfRead({ method, url, headers }: Request): string {
  const { pathname, search } = new URL(url)
  const named = ['accept', 'x-reseller-realm', 'x-brand-system-name'].map((name) => headers.get(name))
  return JSON.stringify([method, pathname + search, ...named])
}

/** The name of this site in what the server has rendered; undefined where it has rendered nothing. */
export let renderedHost: string | undefined

/**
 * Makes the answers that the document brings along available to the calls that ask for them, where they are about this
 * address: a fragment may name another page, and the server never sees it.
 *
 * @returns whether the document holds the rendered page as well
 */
export function takeBroughtAnswers(): boolean {
  const block = document.querySelector('#answers')
  if (!block) return false
  const { path, host, answers, isRendered } = JSON.parse(block.textContent) as BroughtAnswers
  // What is personal stands in the document no longer than it is needed.
  block.remove()
  if (!isRenderedAddress(path, location)) return false
  const reads = keepPreloadedReads()
  for (const { read, body, ...how } of answers) {
    reads.set(read, { answer: received(Promise.resolve(responseOf(body, how))), abort: () => {} })
  }
  if (isRendered) renderedHost = host
  return isRendered
}

/** Returns the preloaded answer to exactly this request, once; undefined when there is none. */
export function takePreloaded(request: Request, signal: AbortSignal): Promise<Received> | undefined {
  const key = keyOfRead(request)
  const read = globalThis.preloadedReads?.get(key)
  if (!read) return undefined
  globalThis.preloadedReads?.delete(key)
  const giveUp = () => read.abort(signal.reason)
  if (signal.aborted) giveUp()
  else signal.addEventListener('abort', giveUp, { once: true })
  return read.answer
}
