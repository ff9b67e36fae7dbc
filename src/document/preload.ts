import type { ResellerIdentity } from '#api/branding.ts'
import { resellerOfItem } from '#api/named-reseller.ts'
import { keepPreloadedReads, keyOfRead, received } from '#api/preloaded.ts'
import { answersFor, namesSomebody } from '#brand/resolve-branding.ts'
import * as paths from '#lib/api-paths.gen.ts'
import { pathOf, searchOf } from '#lib/link-forms.ts'
import { ITEM_PAGES, OTHER_PAGES, SYSTEM_TEST_PAGES, TEST_PAGES } from '#lib/page-paths.gen.ts'
import { pathPattern } from '#lib/path-pattern.ts'
import { readRegistrantLink } from '#lib/registrant-link.ts'
import { parseSearch } from '#lib/search.ts'

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
type Content = { object_data?: object } | null
/** A read that has begun: its key, and its answer's content, null where there is none to read. */
type Begun = { key: string; content: Promise<Content> }

const reads = keepPreloadedReads()
// With a token, requests carry it in a header.
if (!document.cookie.includes('XSRF-TOKEN=')) beginAll()

function beginAll(): void {
  begin(paths.getAppConfig)
  begin(paths.getSystemBranding)
  const path = pathOf(location)
  let named: ResellerIdentity = {}
  if (path.startsWith('/registrant'))
    named = { realm: readRegistrantLink(parseSearch(searchOf(location)))?.reseller_id }
  let item: Begun | undefined
  for (const [page, read] of PAGES) {
    // Only values that encoding leaves alone; other links are read by the entry.
    const address = pathPattern(page, '[\\w.~-]+')
    const values = address.exec(path)?.groups
    if (!values) continue
    if (read) item = begin(withValues(read, values))
    named = { realm: values.reseller ?? values.reseller_id, systemName: values.system_name }
  }
  const host = beginBranding(named)
  if (item && !namesSomebody(named)) beginNamed(item, host).catch(() => {})
}

/** Begins to read the branding of the reseller that an item names, where the page will want it (brand/resolve-branding.ts). */
async function beginNamed(item: Begun, host: Begun): Promise<void> {
  const [content, byHost] = await Promise.all([item.content, host.content])
  // Some services wrap what they answer.
  const identity = resellerOfItem(content?.object_data ?? content ?? {})
  // Once the page has taken the item, it asks for the rest itself.
  const isAhead = reads.has(item.key)
  const isHosts = answersFor(byHost?.object_data, identity)
  if (isAhead && !isHosts) beginBranding(identity)
}

function beginBranding({ realm, systemName }: ResellerIdentity): Begun {
  return begin(paths.getBranding, {
    ...(realm && { 'x-reseller-realm': realm }),
    ...(systemName && { 'x-brand-system-name': systemName }),
    'x-forwarded-host': location.host,
  })
}

function begin(path: string, headers: Record<string, string> = {}): Begun {
  const controller = new AbortController()
  const { signal } = controller
  const request = new Request(path, {
    headers: { Accept: 'application/json', ...headers },
    cache: 'no-store', // As every call: client.ts.
    signal,
  })
  const answer = received(fetch(request))
  // Read to its end also when nobody takes it; a taker gets the error.
  const content = answer.then(({ response }) => response.clone().json() as Promise<Content>).catch(() => null)
  const key = keyOfRead(request)
  reads.set(key, { answer, abort: (reason) => controller.abort(reason) })
  return { key, content }
}

/** Fills in the path's placeholders, or adds a query where it has none. */
function withValues(read: string, values: Record<string, string>): string {
  const path = read.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
  const query = Object.entries(values).map((pair) => pair.join('='))
  return path === read ? `${read}?${query.join('&')}` : path
}
