import { API_PATHS } from '#lib/api-paths.gen.ts'

const PATHS = [...new Set<string>(Object.values(API_PATHS))]
const FIXED = new Set(PATHS.filter((path) => !path.includes('{')))
// Stryker disable next-line MethodExpression,StringLiteral: FIXED is asked first, so more patterns are only slower
const WITH_KEY = PATHS.filter((path) => path.includes('{')).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
}))

/** Returns the address of the contracts that a path is, and the keys in it (none for most); undefined for any other path. */
export function contractPath(path: string): { path: string; keys: readonly string[] } | undefined {
  if (FIXED.has(path)) return { path, keys: [] }
  for (const { path: known, pattern } of WITH_KEY) {
    const match = pattern.exec(path)
    if (match) return { path: known, keys: match.slice(1) }
  }
  return undefined
}
