/** How long to wait for a browser to start printing, in ms. */
const TIMEOUT_MS = 1000

/** Prints the page. Returns whether printing has started: in-app browsers often cannot print. */
export function printPage(): Promise<boolean> {
  return new Promise((resolve) => {
    addEventListener('beforeprint', () => resolve(true), { once: true })
    setTimeout(resolve, TIMEOUT_MS, false)
    try {
      globalThis.print()
    } catch {
      resolve(false)
    }
  })
}
