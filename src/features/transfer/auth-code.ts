/** The auth code as it is typed. */
export type AuthCodeValues = { code: string }

/** Signs that a mail or a web page puts between letters unseen: soft hyphens, zero-width and direction marks, hard blanks. */
const UNSEEN = /[\u00A0\u00AD\u061C\u180E\u2007\u200B-\u200F\u202A-\u202F\u2060-\u2064\u2066-\u2069\uFEFF]/g

/** An auth code without what a mail adds to it. Blanks inside, and anything else that can be seen, stay for the check. */
export function cleanAuthCode(typed: string): { code: string; changed: boolean } {
  const code = typed.replaceAll(UNSEEN, '').trim()
  return { code, changed: code !== typed }
}

/** Returns whether a code is shorter or longer than those of the known registries; worth a second look, and no error. */
export function isUnusual(code: string): boolean {
  return code.length > 0 && (code.length < 6 || code.length > 32)
}
