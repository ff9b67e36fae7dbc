import { parseSearch, withPlainAmpersands } from './search.ts'

type Address = { pathname: string; search: string; hash: string }

/**
 * Returns the address in the configured form of navigation, `undefined` if it already has that form. Links in emails
 * have either form. The `#` of an escaped `&#38;` splits the query into search and hash, so they are repaired together.
 */
export function toNavigationForm(navigation: 'history' | 'hash', address: Address): string | undefined {
  const searchAndHash = address.search + address.hash
  const plain = withPlainAmpersands(searchAndHash)
  if (plain !== searchAndHash) {
    const { search, hash } = new URL(plain, 'https://pages.invalid')
    const { pathname } = address
    return toNavigationForm(navigation, { pathname, search, hash }) ?? pathname + search + hash
  }
  const hashLink = /^#!?(\/.*)/.exec(address.hash)?.[1]
  if (navigation === 'history') return hashLink === undefined ? undefined : mergeQuery(hashLink, address.search)
  const isRoot = address.pathname === '/' || address.pathname === '/index.html'
  if (hashLink === undefined)
    return isRoot && !address.search ? undefined : `/#${address.pathname}${address.search}${address.hash}`
  if (isRoot && !address.search) return undefined
  return `/#${mergeQuery(hashLink, address.search)}`
}

/** Returns the path of the page, in either form of navigation. */
export function pathOf({ pathname, hash }: Pick<Address, 'pathname' | 'hash'>): string {
  return /^#!?(\/[^?]*)/.exec(hash)?.[1] ?? pathname
}

/** Returns the query of the page, in either form of navigation. */
export function searchOf({ search, hash }: Pick<Address, 'search' | 'hash'>): string {
  const hashLink = /^#!?(\/.*)/.exec(hash)?.[1]
  return hashLink === undefined ? search : (/\?.*/.exec(mergeQuery(hashLink, search))?.[0] ?? '')
}

/**
 * Returns whether a rendered page belongs to this address. The fragment, which the server never sees, can name another
 * page.
 */
export function isRenderedAddress(renderedHref: string, { pathname, search, hash }: Address): boolean {
  return renderedHref === pathname + search && !/^#!?\//.test(hash)
}

/** Adds the query before the `#` to the link after it, whose own query takes precedence. */
function mergeQuery(hashLink: string, outerSearch: string): string {
  const [path, ...rest] = sameOriginPath(hashLink).split('?') as [string, ...string[]]
  const query = { ...parseSearch(outerSearch), ...parseSearch(rest.join('?')) }
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

/**
 * Returns an address as a path of this origin, with one leading slash. Browsers ignore whitespace, and two slashes or a
 * backslash would name a host.
 */
export function sameOriginPath(address: string): string {
  return `/${address.replace(/^[\s\p{Cc}\\/]+/u, '')}`
}
