import { ITEM_PAGES } from '#lib/page-paths.gen.ts'
import { pathPattern } from '#lib/path-pattern.ts'

/** Returns the parameters in the path or query of a link, by name. */
export function fieldsOfLink(link: string): Record<string, string> {
  const [path = '', query] = link.split('?')
  if (query) return Object.fromEntries(new URLSearchParams(query))
  const matches = Object.keys(ITEM_PAGES).map((page) => pathPattern(page).exec(path))
  return Object.fromEntries(
    Object.entries(matches.find(Boolean)?.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  )
}
