/** An ampersand before a name, escaped as HTML once or more often (`&amp;`, `&#38;`, `&amp;amp;`), and perhaps for a URL. */
const ESCAPED_AMPERSAND =
  /(?:&|%(?:25)*26)(?:(?:amp|(?:#|%(?:25)*23)(?:0*38|x0*26))(?:;|%(?:25)*3B))+([\w.~-]+)(?:=|%(?:25)*3D)/gi

/** Undoes what email programs do to the ampersands of a query. */
export function withPlainAmpersands(query: string): string {
  return query.replace(ESCAPED_AMPERSAND, '&$1=')
}

/** Reads a query as plain strings, of a repeated name the last. Values are opaque: nothing is parsed as JSON. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(withPlainAmpersands(query)))
}

/** Writes a query from plain values; absent and empty ones are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return query && `?${query}`
}
