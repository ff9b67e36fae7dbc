/** Returns whether a code has an unusual length, which is not an error. */
export function hasUnusualLength(code: string): boolean {
  return code.length > 0 && (code.length < 6 || code.length > 32)
}

const MAX_PARTS = 5

/** Returns up to five distinct unusual characters of a code, by name (`space`, `hyphen`) or as they are. */
export function unusualParts(code: string): string[] {
  const inner = code.trim()
  const characters = new Set(inner.match(/[^\x21-\x7E\p{DI}\p{Cc}\u00A0\u2007\u202F]/gu) ?? [])
  const parts = [...characters].map((character) => {
    if (/\s/.test(character)) return 'space'
    return /\p{Pd}/u.test(character) ? 'hyphen' : character
  })
  return [...new Set(parts)].slice(0, MAX_PARTS)
}

const QUOTED = /^\s*["'“”„‟‘’‚‛«»‹›`´「『](.+)["'“”‟‘’‛«»‹›`´」』]\s*$/su

/** Returns a quoted code without its quotes, else undefined. The quotes may be part of the code. */
export function withoutQuotes(code: string): string | undefined {
  return QUOTED.exec(code)?.[1]
}
