import { keyOfRead, received, type PreloadedRead } from '#api/preloaded.ts'
import * as paths from '#lib/api-paths.gen.ts'
import { pathOf } from '#lib/link-forms.ts'
import { ITEM_PAGES, OTHER_PAGES, SYSTEM_TEST_PAGES, TEST_PAGES } from '#lib/page-paths.ts'

/*
 * Inlined into the document (scripts/vite/document-script.ts). Preloads the answers that the page needs before the entry
 * is there. The calls of the generated client take them (browser-transport.ts) when they ask for exactly the same; the
 * rest is discarded when the page has arrived.
 */

/** The pages that have something to preload: their item, or the brand of the reseller that their address names. */
const PAGES: readonly (readonly [page: string, read?: string])[] = [
  ...Object.entries(ITEM_PAGES),
  ...[...TEST_PAGES, ...SYSTEM_TEST_PAGES, ...OTHER_PAGES].map((page) => [page] as const),
]
const reads = (globalThis.preloadedReads = new Map<string, PreloadedRead>())
addEventListener('pages:arrived', () => reads.clear())
// With a token, requests carry it in a header.
if (!document.cookie.includes('XSRF-TOKEN=')) beginAll()

function beginAll(): void {
  begin(paths.getAppConfig)
  begin(paths.getSystemBranding)
  const path = pathOf(location)
  let named: Record<string, string> = {}
  for (const [page, read] of PAGES) {
    // Only values that encoding leaves alone; other links are read by the entry.
    const address = new RegExp(`^${page.replaceAll(/\$(\w+)/g, '(?<$1>[\\w.~-]+)')}$`)
    const values = address.exec(path)?.groups
    if (!values) continue
    if (read) begin(withValues(read, values))
    const { reseller = values.reseller_id, system_name: systemName } = values
    named = {
      ...(reseller && { 'x-reseller-realm': reseller }),
      ...(systemName && { 'x-brand-system-name': systemName }),
    }
  }
  begin(paths.getBranding, { ...named, 'x-forwarded-host': location.host })
}

function begin(path: string, headers: Record<string, string> = {}): void {
  const controller = new AbortController()
  const { signal } = controller
  const request = new Request(path, {
    headers: { Accept: 'application/json', ...headers },
    cache: 'no-store', // As every call: client.ts.
    signal,
  })
  const answer = received(fetch(request))
  // Read to its end also when nobody takes it; a taker gets the error.
  answer.then(({ response }) => response.clone().arrayBuffer()).catch(() => {})
  reads.set(keyOfRead(request), { answer, abort: (reason) => controller.abort(reason) })
}

/** Fills in the path's placeholders, or adds a query where it has none. */
function withValues(read: string, values: Record<string, string>): string {
  const path = read.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
  const query = Object.entries(values).map((pair) => pair.join('='))
  return path === read ? `${read}?${query.join('&')}` : path
}
