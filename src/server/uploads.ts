import type { IncomingMessage } from 'node:http'

/** After a refusal the rest of an upload is read and thrown away for so long: a line cut early would hide the answer. */
const DISCARD_MS = 30_000

export function hasBody(incoming: IncomingMessage): boolean {
  return incoming.headers['transfer-encoding'] !== undefined || Number(incoming.headers['content-length'] ?? 0) > 0
}

/**
 * Reads what is left of an upload that nobody wants.
 * @param then called once: when it is through, has broken off, or took too long; at once when there is none
 */
export function discardUpload(incoming: IncomingMessage, then: () => void = () => {}): void {
  if (!hasBody(incoming) || incoming.readableEnded || incoming.destroyed) return then()
  const timer = setTimeout(() => {
    then()
    incoming.socket.destroySoon()
  }, DISCARD_MS).unref()
  const settle = (): void => {
    clearTimeout(timer)
    incoming.off('end', settle).off('close', settle)
    then()
  }
  incoming.on('end', settle).on('close', settle)
  // Without a listener an upload that breaks off would end the process.
  incoming.on('error', () => {})
  incoming.resume()
}
