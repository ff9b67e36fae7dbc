/** An ampersand before a parameter name, escaped for HTML at least once, and perhaps also percent-encoded. */
const ESCAPED_AMPERSAND =
  /(?:&|%(?:25)*26)(?:(?:amp|(?:#|%(?:25)*23)(?:0*38|x0*26))(?:;|%(?:25)*3B))+([\w.~-]+)(?:=|%(?:25)*3D)/gi

/** Repairs ampersands that email programs have escaped. */
export function withPlainAmpersands(query: string): string {
  return query.replace(ESCAPED_AMPERSAND, '&$1=')
}

/** Reads a query as plain strings; the last value of a repeated name counts. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(withPlainAmpersands(query)))
}

/** Writes a query; absent and empty values are omitted. */
export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return query && `?${query}`
}
