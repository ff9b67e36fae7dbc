import { parseSearch } from './search.ts'
import { tryDecode } from './try-decode.ts'

/**
 * Returns the `/transfer` address of an old link about a transfer to another registrar: a link with `away=1` in its
 * query or path (specification, section 2); else `undefined`. For a malformed path, logs only the name of the error.
 */
export function awayTarget(href: string): string | undefined {
  try {
    const [link] = href.split('#') as [string]
    return isAwayLink(link) ? `/transfer/${toMatchable(link).replace(/^\//, '')}` : undefined
  } catch (error) {
    console.error('The check for an old transfer link failed:', (error as URIError).name)
    return undefined
  }
}

/** Returns whether the query or path of a link contains `away=1`. Throws URIError for a malformed path. */
export function isAwayLink(link: string): boolean {
  const [path, ...query] = link.split('?') as [string, ...string[]]
  if (parseSearch(query.join('?')).away === '1' || path.includes('away=1')) return true
  return decodeURIComponent(path).includes('away=1')
}

/** Encodes the `%` of a malformed path, which the router would not match otherwise. */
function toMatchable(link: string): string {
  const [path, ...query] = link.split('?') as [string, ...string[]]
  return tryDecode(path) !== undefined ? link : [path.replaceAll('%', '%25'), ...query].join('?')
}
