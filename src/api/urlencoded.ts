type Field = string | number | boolean | null | undefined

/**
 * The form encoding of every form call: absent fields are left out, lists repeat their name.
 * Give it together with `FORM_HEADERS`; the client would label the body as JSON otherwise.
 */
export function urlencoded(fields: Record<string, Field | readonly Field[]>): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? (value as readonly Field[]) : [value as Field]) {
      if (item !== null && item !== undefined) form.append(name, String(item))
    }
  }
  return form
}

export const FORM_HEADERS = { 'Content-Type': 'application/x-www-form-urlencoded' } as const

/** How decisions are sent: as a form, the answer taken as it comes. */
export const AS_DECISION = { headers: FORM_HEADERS, bodySerializer: urlencoded, parseAs: 'text' } as const
