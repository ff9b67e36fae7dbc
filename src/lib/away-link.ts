import { parseSearch } from './search.ts'

/**
 * Where an old link about a transfer to another registrar leads: with `away=1` in its query, or in its path, to
 * `/transfer` and the original path and query (specification section 2). Always a path of ours: it begins with `/transfer`.
 *
 * @param href path and query, percent-encoded
 * @returns the new path and query; `undefined` for any other link, and for one that cannot be read, which is logged
 */
export function awayTarget(href: string): string | undefined {
  try {
    const [link] = href.split('#') as [string]
    const [path, ...rest] = link.split('?') as [string, ...string[]]
    const query = rest.join('?')
    const isAway = parseSearch(query).away === '1' || decodeURIComponent(path).includes('away=1')
    return isAway ? `/transfer/${link.replace(/^\//, '')}` : undefined
  } catch (error) {
    console.error('The check for an old transfer link failed:', (error as URIError).name)
    return undefined
  }
}
