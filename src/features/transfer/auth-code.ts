/** The auth code as it is typed. */
export type AuthCodeValues = { code: string }

/** Returns whether a code is shorter or longer than those of the known registries; worth a second look, and no error. */
export function isUnusual(code: string): boolean {
  return code.length > 0 && (code.length < 6 || code.length > 32)
}
