import { readCookie } from '#lib/cookies.ts'
import { matchLanguage, type Language } from './negotiate.ts'

/** The cookie that holds the choice. */
export const CHOICE = 'language'
const YEAR_S = 31_536_000

/**
 * The language that a person picked on this device; `undefined` when none was, or where cookies are forbidden.
 * @param cookies the `Cookie` header, on a server
 */
export function readChosenLanguage(cookies?: string): Language | undefined {
  return matchLanguage(readCookie(CHOICE, cookies))
}

/** Remembers a person's choice in a cookie, so that the server knows it, too; nothing else is kept in one. */
export function keepChosenLanguage(language: Language): void {
  document.cookie = `${CHOICE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}
