type Field = string | number | boolean | null | undefined

/** Writes a body as a form: absent fields are left out, lists repeat their name. */
function urlencoded(fields: Record<string, Field | readonly Field[]>): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? (value as readonly Field[]) : [value as Field]) {
      if (item !== null && item !== undefined) form.append(name, String(item))
    }
  }
  return form
}

/** Options of a call that sends a form; the client would label the body as JSON otherwise. */
export const AS_FORM = {
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  bodySerializer: urlencoded,
} as const

/** Options of a decision: sent as a form, the answer taken as it comes. */
export const AS_DECISION = { ...AS_FORM, parseAs: 'text' } as const
