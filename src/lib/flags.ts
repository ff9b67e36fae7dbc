/**
 * Reads a flag as legacy backends send it: a boolean, 0 / 1 or "0" / "1" (also "true" / "false", any case).
 * Anything else, an absent value included, is `undefined`, so that the caller decides what silence means.
 */
export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const text = String(value).trim().toLowerCase()
  if (text === '1' || text === 'true') return true
  if (text === '0' || text === 'false') return false
  return undefined
}
