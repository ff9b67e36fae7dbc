import { readCookie } from '#lib/cookies.ts'
import { matchLanguage, type Language } from './negotiate.ts'

export const LANGUAGE_COOKIE = 'language'
const YEAR_S = 31_536_000

/** The language in a link: `?lang=nl`, in history and hash navigation. */
const LINKED = /(?<=[?&])lang=([^&#]*)&?/

/** Returns the language that the link selects, else the one chosen on this device, if any. */
export function readChosenLanguage(cookies?: string, address = location.href): Language | undefined {
  return matchLanguage(LINKED.exec(address)?.[1]) ?? matchLanguage(readCookie(LANGUAGE_COOKIE, cookies))
}

/** Returns a URL without its language, because pages and calls have the same URL in every language. */
export function withoutLanguage(address: string): string {
  return LINKED.test(address) ? address.replace(LINKED, '').replace(/[?&](?=#|$)/, '') : address
}

/** Stores the choice in a cookie, so that the server knows it. */
export function keepChosenLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}
