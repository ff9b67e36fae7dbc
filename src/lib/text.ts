/** The trimmed text of a value that should be one, or `undefined` when there is nothing to read in it. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  return value.trim() || undefined
}
