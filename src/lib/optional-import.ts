/** Timeout of a page's chunks, in ms (specification section 9). */
export const CHUNK_TIMEOUT_MS = 120_000

/** Dispatched by Vite when a dynamic import fails; src/document/chunk-guard.ts then reloads the page. */
const CHUNK_ERROR = 'vite:preloadError'

export type ChunkErrorEvent = Event & {
  payload?: Error
  /** Set by a listener if the chunk is optional. */
  isOptional?: boolean
}

/** Loads an optional chunk. Resolves to undefined if it is missing, without a reload. */
export async function optionalImport<T>(load: () => Promise<T>): Promise<T | undefined> {
  const controller = new AbortController()
  const markOptional = (event: ChunkErrorEvent) => (event.isOptional = true)
  // Node has no global events.
  globalThis.addEventListener?.(CHUNK_ERROR, markOptional, { signal: controller.signal })
  try {
    return await load()
  } catch {
    return undefined
  } finally {
    controller.abort()
  }
}

/** Treats a page that has not loaded in time as a missing chunk. */
export function reportLateChunk(): void {
  dispatchEvent(new Event(CHUNK_ERROR))
}
