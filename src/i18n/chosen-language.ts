import { readCookie } from '#lib/cookies.ts'
import { matchLanguage, type Language } from './negotiate.ts'

export const LANGUAGE_COOKIE = 'language'
const YEAR_S = 31_536_000

/** The language parameter of a link (`?lang=nl`), in history and hash navigation. */
const LANG_PARAMETER = /(?<=[?&])lang=([^&#]*)&?/

/** Returns the language that the link selects, else the one chosen on this device, if any. */
export function readChosenLanguage(cookies?: string, address = location.href): Language | undefined {
  return matchLanguage(LANG_PARAMETER.exec(address)?.[1]) ?? matchLanguage(readCookie(LANGUAGE_COOKIE, cookies))
}

/** Returns a URL without its language parameter. */
export function withoutLanguage(address: string): string {
  return LANG_PARAMETER.test(address) ? address.replace(LANG_PARAMETER, '').replace(/[?&](?=#|$)/, '') : address
}

/** Stores the choice in a cookie, so that the server can read it. */
export function keepChosenLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}
