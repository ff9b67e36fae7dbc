import { pathOf } from '#lib/link-forms.ts'
import { keyOfRead, received, type BegunRead } from './begun-reads.ts'
import type { Paths } from './generated/contracts.d.ts'

/*
 * Stands in the document itself (scripts/vite/document-script.ts) and begins what the page is going to read before any
 * other script is there. The calls of the generated client then take these answers (transport.ts), when they ask for
 * exactly the same; what nobody takes was a GET, and is forgotten when the page has arrived.
 */

type Read = { [P in keyof Paths]: Paths[P] extends { get: object } ? P : never }[keyof Paths]

/** The item that each page reads; its parameters have the same names in both addresses. */
const ITEMS: readonly [page: string, read: Read][] = [
  ['/consent/{access_key}', '/consent/api/no-auth/identity_service/consent/{access_key}'],
  ['/consent/{access_key}/data-sharing', '/consent/api/no-auth/identity_service/consent/{access_key}'],
  ['/request/{access_key}', '/consent/api/no-auth/hermes/report/request/{access_key}'],
  ['/transfer/in/{domain}/{key}', '/trade/api/no-auth/transfer_in/info'],
  ['/transfer/away/{domain}/{key}', '/trade/api/no-auth/transfer_away/info'],
  ['/trade/n/{key}', '/trade/api/no-auth/icann_trade/registrant/new/info'],
  ['/trade/c/{key}', '/trade/api/no-auth/icann_trade/registrant/current/info'],
  ['/dls/{id}/{domain}', '/dls/api/no-auth/dls/info'],
  ['/trademark/{claims_id}/{key}', '/trademark/api/no-auth/claims/info'],
  [
    '/registrant/verification/{verification_id}/{key}/{reseller_id}',
    '/registrant/api/no-auth/registrant_verification/info',
  ],
  ['/registrant/data_quality/{key}/{reseller_id}', '/registrant/api/no-auth/data_quality/info'],
]
const PLACEHOLDER = /\{(\w+)\}/g

const reads = (globalThis.begunReads = new Map<string, BegunRead>())
addEventListener('pages:arrived', () => reads.clear())
// With a token, requests carry it in a header.
if (!document.cookie.includes('XSRF-TOKEN=')) beginAll()

function beginAll(): void {
  begin('/trade/config' satisfies Read)
  begin('/trade/api/api/no-auth/system_branding' satisfies Read)
  begin('/trade/api/no-auth/reseller/branding_with_messaging_vars' satisfies Read, {
    'x-forwarded-host': location.host,
  })
  const path = pathOf(location)
  for (const [page, read] of ITEMS) {
    // Only what no encoding changes; another link is read when the scripts are there.
    const address = new RegExp(`^${page.replaceAll(PLACEHOLDER, '(?<$1>[\\w.~-]+)')}$`)
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
  const path = read.replaceAll(PLACEHOLDER, (place, name: string) => values[name] ?? place)
  const query = Object.entries(values).map((pair) => pair.join('='))
  return path === read ? `${read}?${query.join('&')}` : path
}
