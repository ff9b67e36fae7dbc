import { parseSearch, withPlainAmpersands } from './search.ts'

type Address = { pathname: string; search: string; hash: string }

/**
 * The same page's address in the configured form of navigation, or `undefined` when it has that form already. Links in
 * mails may be of either form (`/#/consent/KEY`, `/consent/KEY`), and in hash form a query may precede the `#`.
 *
 * An `&#38;` of an email program ends the query too early, so ampersands are repaired in query and fragment together.
 *
 * @returns path, query and fragment, to replace the address by
 */
export function inNavigationForm(navigation: 'history' | 'hash', address: Address): string | undefined {
  const written = address.search + address.hash
  const plain = withPlainAmpersands(written)
  if (plain !== written) {
    const { search, hash } = new URL(plain, 'https://pages.invalid')
    const { pathname } = address
    return inNavigationForm(navigation, { pathname, search, hash }) ?? pathname + search + hash
  }
  const inner = /^#!?(\/.*)/.exec(address.hash)?.[1]
  if (navigation === 'history') return inner === undefined ? undefined : merged(inner, address.search)
  const isRoot = address.pathname === '/' || address.pathname === '/index.html'
  if (inner === undefined)
    return isRoot && !address.search ? undefined : `/#${address.pathname}${address.search}${address.hash}`
  if (isRoot && !address.search) return undefined
  return `/#${merged(inner, address.search)}`
}

/** The path of the page that an address shows, whichever form it has. */
export function pathOf({ pathname, hash }: Pick<Address, 'pathname' | 'hash'>): string {
  return /^#!?(\/[^?]*)/.exec(hash)?.[1] ?? pathname
}

/** The query of the page that an address shows, whichever form it has. */
export function searchOf({ search, hash }: Pick<Address, 'search' | 'hash'>): string {
  const inner = /^#!?(\/.*)/.exec(hash)?.[1]
  return inner === undefined ? search : (/\?.*/.exec(merged(inner, search))?.[0] ?? '')
}

/**
 * Whether a page that the server has rendered is the one of this address.
 *
 * @param rendered path and query that the server was asked for: a fragment may name another page, and no server sees it
 */
export function isRenderedAddress(rendered: string, { pathname, search, hash }: Address): boolean {
  return rendered === pathname + search && !/^#!?\//.test(hash)
}

/** A path with the query from before the `#` added to its own; where both name something, the inner one is meant. */
function merged(inner: string, outerSearch: string): string {
  const [path, ...rest] = ownPath(inner).split('?') as [string, ...string[]]
  const query = { ...parseSearch(outerSearch), ...parseSearch(rest.join('?')) }
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

/**
 * An address as a path of this origin: it begins with exactly one slash. Two of them, or a backslash, would name a host,
 * and browsers pass over blanks and line breaks in front and between.
 */
export function ownPath(address: string): string {
  return `/${address.replace(/^[\s\p{Cc}\\/]+/u, '')}`
}
