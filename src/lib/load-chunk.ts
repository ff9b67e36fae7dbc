/** Time that a chunk may take to load, in milliseconds (specification section 9). */
export const CHUNK_TIMEOUT_MS = 120_000

let dispensable = false

/**
 * Loads a chunk. The build puts it around every `import()` (scripts/vite/chunk-loader.ts). A chunk that is gone,
 * is no script or does not come in time is told to the document's guard (src/document/chunk-guard.ts) as
 * `vite:preloadError`, Vite's own event; when the guard reloads the page, the promise stays open. A chunk that has come is
 * told as `pages:chunk`. The source of `load` names the chunk; not every browser's error does.
 *
 * @param files paths without a leading slash of the chunks that it imports, preloaded beside it
 */
export function loadChunk<T>(load: () => Promise<T>, files: readonly string[]): Promise<T> {
  const isMissed = !dispensable
  const tell = (type: string) => dispatchEvent(new CustomEvent(type, { cancelable: true, detail: String(load) }))
  for (const file of files) {
    const href = `/${file}`
    if (!document.querySelector(`link[href="${href}"]`)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
  }
  let timer: ReturnType<typeof setTimeout>
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, CHUNK_TIMEOUT_MS, 'timeout')
  })
  return Promise.race([load(), timeout])
    .then(
      (chunk) => {
        tell('pages:chunk')
        return chunk
      },
      (cause: unknown) => {
        if (isMissed && !tell('vite:preloadError')) return new Promise<never>(() => {})
        // Worded by us, as the router would count reloads of its own by the browser's words.
        throw new Error('A part of the page is missing', { cause })
      },
    )
    .finally(() => clearTimeout(timer))
}

/** Loads a chunk that the page can do without. Returns undefined when it is missing, and never reloads the page. */
export function loadIfPossible<T>(load: () => Promise<T>): Promise<T | undefined> {
  dispensable = true
  const chunk = load().catch(() => undefined)
  dispensable = false
  return chunk
}
