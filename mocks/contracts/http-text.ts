/** Returns all values by name; the value of a name that occurs more than once is a list. */
export function allValues(params: URLSearchParams): Record<string, string | string[]>
/** Does the same for a form that may contain files. */
export function allValues(form: FormData): Record<string, FormDataEntryValue | FormDataEntryValue[]>
export function allValues(fields: URLSearchParams | FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

/**
 * Returns the body of a request as `readBody` expects it: a multipart form with its files, or a string. The string is
 * empty when there is no body. A form that cannot be parsed is returned as a string.
 */
export async function bodyOf(request: Request): Promise<string | FormData> {
  if (['GET', 'HEAD'].includes(request.method)) return ''
  if (mediaTypeOf(request.headers) !== 'multipart/form-data') return request.text()
  const bytes = await request.arrayBuffer()
  try {
    return await new Response(bytes, {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    }).formData()
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

/** Returns the media type in lower case, without parameters; empty when there is none. */
export function mediaTypeOf(headers: Headers): string {
  return (headers.get('content-type') ?? '').replace(/;.*/, '').trim().toLowerCase()
}
