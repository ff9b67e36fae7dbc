/** Evens out lists that arrive as a single object when they have one element, or as nothing when they have none. */
export function oneOrMany<T>(value: T | readonly T[] | null | undefined): readonly T[] {
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? (value as readonly T[]) : [value as T]
}
