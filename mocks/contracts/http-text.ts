/** All values by name; a name that occurs more than once has a list. */
export function allValues(params: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** The media type of a message without its parameters, in lower case; empty when there is none. */
export function mediaTypeOf(headers: Headers): string {
  return (headers.get('content-type') ?? '').replace(/;.*/, '').trim().toLowerCase()
}
