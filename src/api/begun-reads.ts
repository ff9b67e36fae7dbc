/** An answer, and when it came by the device's clock, in milliseconds. */
export type Received = { response: Response; receivedAt: number }

/** A read that the document has begun, to be given up like any other. */
export type BegunRead = { answer: Promise<Received>; abort: (reason: unknown) => void }

declare global {
  /** Reads that the document has begun (first-reads.ts) and no call has taken yet. */
  var begunReads: Map<string, BegunRead> | undefined
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
export function takeBegunRead(request: Request, signal: AbortSignal): Promise<Received> | undefined {
  const key = keyOfRead(request)
  const read = globalThis.begunReads?.get(key)
  if (!read) return undefined
  globalThis.begunReads?.delete(key)
  const giveUp = () => read.abort(signal.reason)
  if (signal.aborted) giveUp()
  else signal.addEventListener('abort', giveUp, { once: true })
  return read.answer
}
