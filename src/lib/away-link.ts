import { parseSearch } from './search.ts'
import { tryDecode } from './try-decode.ts'

/**
 * Returns where an old link about a transfer to another registrar leads: with `away=1` in its query, or in its path, to
 * `/transfer` and the original path and query (specification, section 2). Always a path of ours: it begins with `/transfer`.
 *
 * @param href path and query, percent-encoded
 * @returns the new path and query; `undefined` for any other link, and for one whose path cannot be read, which is logged
 */
export function awayTarget(href: string): string | undefined {
  try {
    const [link] = href.split('#') as [string]
    return isAwayLink(link) ? `/transfer/${matchable(link).replace(/^\//, '')}` : undefined
  } catch (error) {
    console.error('The check for an old transfer link failed:', (error as URIError).name)
    return undefined
  }
}

/**
 * Returns whether the query of a link, or its path, has `away=1`.
 * @throws URIError when only the decoded path could say so, and it cannot be decoded
 */
export function isAwayLink(link: string): boolean {
  const [path, ...query] = link.split('?') as [string, ...string[]]
  const isRead = parseSearch(query.join('?')).away === '1' || path.includes('away=1')
  return isRead || decodeURIComponent(path).includes('away=1')
}

/** Encodes a path that cannot be decoded once more: the router matches no route to it. */
function matchable(link: string): string {
  const [path, ...query] = link.split('?') as [string, ...string[]]
  return tryDecode(path) !== undefined ? link : [path.replaceAll('%', '%25'), ...query].join('?')
}
