/** Time that a page's chunks may take to load, in milliseconds (specification section 9). */
export const CHUNK_TIMEOUT_MS = 120_000

/** Vite dispatches it when a dynamic import fails; src/document/chunk-guard.ts then reloads the page. */
const EVENT = 'vite:preloadError'

export type ChunkErrorEvent = Event & {
  payload?: Error
  /** Set by a listener if the page can do without the chunk. */
  isOptional?: boolean
}

/** Loads a chunk that the page can do without. Resolves to undefined when it is missing, without a reload. */
export async function optionalImport<T>(load: () => Promise<T>): Promise<T | undefined> {
  const listening = new AbortController()
  const markOptional = (event: ChunkErrorEvent) => (event.isOptional = true)
  // A server has no events, and misses no chunk.
  globalThis.addEventListener?.(EVENT, markOptional, listening)
  try {
    return await load()
  } catch {
    return undefined
  } finally {
    listening.abort()
  }
}

/** Handles a page that has not loaded in time as one whose chunk is missing. */
export function reportLateChunk(): void {
  dispatchEvent(new Event(EVENT))
}
