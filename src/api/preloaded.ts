/** An answer, and when it came by the device's clock, in milliseconds. */
export type Received = { response: Response; receivedAt: number }

/** A read that the document has begun, to be given up like any other. */
export type PreloadedRead = { answer: Promise<Received>; abort: (reason: unknown) => void }

declare global {
  /** Reads that the document has begun (preload.ts) and no call has taken yet. */
  var preloadedReads: Map<string, PreloadedRead> | undefined
}

/** Notes when an answer came: it may be looked at much later, when the scripts are there. */
export async function received(answer: Promise<Response>): Promise<Received> {
  const response = await answer
  return { response, receivedAt: Date.now() }
}

/** Equal for two requests whose answers are the same. */
export function keyOfRead({ method, url, headers }: Request): string {
  return JSON.stringify([method, url, ...headers])
}

/** The answer to a request if the document has begun exactly this one; each is given once. */
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
