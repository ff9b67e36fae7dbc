/** Embeddings, overrides and isolates: an unclosed one reorders the text after it. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g

/** Returns the trimmed text of a value, without bidi controls; `undefined` if it is empty or not text. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  return value.replaceAll(BIDI_CONTROLS, '').trim() || undefined
}

/** Reads a flag as legacy backends send it: a boolean, 0 or 1, or one of these as text. Anything else is `undefined`. */
export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const text = String(value).trim().toLowerCase()
  if (text === '1' || text === 'true') return true
  if (text === '0' || text === 'false') return false
  return undefined
}

/** Returns a value as a list: a list as it is, a single value as its only element, nothing as an empty list. */
export function toList<T>(value: T | readonly T[] | null | undefined): readonly T[] {
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? (value as readonly T[]) : [value as T]
}
