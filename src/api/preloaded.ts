/** An answer, and its time of arrival by the device's clock, in milliseconds. */
export type Received = { response: Response; receivedAt: number }

/** A read that the document has started, and how to abort it. */
export type PreloadedRead = { answer: Promise<Received>; abort: (reason: unknown) => void }

declare global {
  /** Reads that the document has started (preload.ts) and no call has taken yet. */
  var preloadedReads: Map<string, PreloadedRead> | undefined
}

/** Records when an answer came; the entry may take it much later. */
export async function received(answer: Promise<Response>): Promise<Received> {
  const response = await answer
  return { response, receivedAt: Date.now() }
}

/** Equal for two requests whose answers are the same. */
export function keyOfRead({ method, url, headers }: Request): string {
  return JSON.stringify([method, url, ...headers])
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
