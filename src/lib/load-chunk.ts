/** How long a script of the pages may take to come, in milliseconds (specification section 9). */
export const PART_TIMEOUT_MS = 120_000

let dispensable = false

/**
 * Loads a part of the pages. The build puts it around every `import()` (scripts/vite/part-loader.ts). A part that is gone,
 * is no script or does not come in time is told to the document's guard (src/document/part-guard.ts) as
 * `vite:preloadError`, Vite's own event; when the guard reloads the page, the promise stays open. A part that has come is
 * told as `pages:part`. Which part it is stands in `load` itself: not every browser's error names it.
 *
 * @param files paths without their first slash of what the part needs, to be fetched beside it
 */
export function loadPart<T>(load: () => Promise<T>, files: readonly string[]): Promise<T> {
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
    timer = setTimeout(reject, PART_TIMEOUT_MS, 'timeout')
  })
  return Promise.race([load(), timeout])
    .then(
      (part) => {
        tell('pages:part')
        return part
      },
      (cause: unknown) => {
        if (isMissed && !tell('vite:preloadError')) return new Promise<never>(() => {})
        // Worded by us, as the router would count reloads of its own by the browser's words.
        throw new Error('A part of the page is missing', { cause })
      },
    )
    .finally(() => clearTimeout(timer))
}

/** Loads a part that the page can do without: its absence is nobody's concern. */
export function loadIfPossible<T>(load: () => Promise<T>): Promise<T | undefined> {
  dispensable = true
  const part = load().catch(() => undefined)
  dispensable = false
  return part
}
