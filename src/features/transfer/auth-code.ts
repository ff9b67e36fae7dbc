/** Returns whether a code is shorter or longer than those of the known registries; worth a second look, and no error. */
export function isUnusual(code: string): boolean {
  return code.length > 0 && (code.length < 6 || code.length > 32)
}

const MAX_NAMED = 5

/** Returns what auth codes rarely contain, by name or as the characters themselves, at most five. */
export function unusualParts(code: string): string[] {
  const inner = code.trim()
  const characters = new Set(inner.match(/[^\x21-\x7E\p{DI}\p{Cc}\u00A0\u2007\u202F]/gu) ?? [])
  const parts = [...characters].map((character) => {
    if (/\s/.test(character)) return 'space'
    return /\p{Pd}/u.test(character) ? 'hyphen' : character
  })
  return [...new Set(parts)].slice(0, MAX_NAMED)
}

const QUOTED = /^\s*["'“”„‟‘’‚‛«»‹›`´「『](.+)["'“”‟‘’‛«»‹›`´」』]\s*$/su

/** Returns a code without the quotes around it, `undefined` where there are none. They may belong to the code. */
export function withoutQuotes(code: string): string | undefined {
  return QUOTED.exec(code)?.[1]
}
