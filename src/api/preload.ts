import * as paths from '#lib/api-paths.gen.ts'
import { pathOf } from '#lib/link-forms.ts'
import { ITEM_PAGES } from '#lib/page-paths.ts'
import { keyOfRead, received, type PreloadedRead } from './preloaded.ts'

/*
 * Stands in the document itself (scripts/vite/document-script.ts) and preloads the answers that the page is going to need
 * before any other script is there. The calls of the generated client then take these answers (browser-transport.ts),
 * when they ask for exactly the same; what nobody takes was a GET, and is forgotten when the page has arrived.
 */

const reads = (globalThis.preloadedReads = new Map<string, PreloadedRead>())
addEventListener('pages:arrived', () => reads.clear())
// With a token, requests carry it in a header.
if (!document.cookie.includes('XSRF-TOKEN=')) beginAll()

function beginAll(): void {
  begin(paths.getAppConfig)
  begin(paths.getSystemBranding)
  begin(paths.getBranding, { 'x-forwarded-host': location.host })
  const path = pathOf(location)
  for (const [page, read] of Object.entries(ITEM_PAGES)) {
    // Only what no encoding changes; another link is read when the scripts are there.
    const address = new RegExp(`^${page.replaceAll(/\$(\w+)/g, '(?<$1>[\\w.~-]+)')}$`)
    const values = address.exec(path)?.groups
    if (values) begin(withValues(read, values))
  }
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
  // Read to its end also when nobody takes it. Whoever does hears of what goes wrong.
  answer.then(({ response }) => response.clone().arrayBuffer()).catch(() => {})
  reads.set(keyOfRead(request), { answer, abort: (reason) => controller.abort(reason) })
}

/** In the path where it has places for them, else in the query. */
function withValues(read: string, values: Record<string, string>): string {
  const path = read.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
  const query = Object.entries(values).map((pair) => pair.join('='))
  return path === read ? `${read}?${query.join('&')}` : path
}
