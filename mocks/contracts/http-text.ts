/** All values by name; a name that occurs more than once has a list. */
export function allValues(params: URLSearchParams): Record<string, string | string[]>
/** The same of a form with files. */
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
 * The body of a request in the form that a contract validates: a form with its files, byte for byte, or a text. An unreadable
 * form stays a text. Empty without a body.
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

/** The media type of a message without its parameters, in lower case; empty when there is none. */
export function mediaTypeOf(headers: Headers): string {
  return (headers.get('content-type') ?? '').replace(/;.*/, '').trim().toLowerCase()
}
