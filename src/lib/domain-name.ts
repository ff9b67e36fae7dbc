import { toASCII, toUnicode } from 'punycode/punycode.es6.js'

/** Returns a domain as users see it, in Unicode, and its ASCII form if it differs (IDNA, RFC 5890). */
export function readDomain(value: string): { unicode: string; ascii: string | undefined } {
  const domain = value.trim().toLowerCase()
  if (/[^\0-\x7f]/.test(domain)) return { unicode: domain.normalize('NFC'), ascii: asciiOf(domain) }
  if (!/(^|\.)xn--/.test(domain)) return { unicode: domain, ascii: undefined }
  try {
    return { unicode: toUnicode(domain), ascii: domain }
  } catch {
    // Not a valid encoding.
    return { unicode: domain, ascii: undefined }
  }
}

/** Message values; if there is no domain, they select a sentence that does not name one. */
export function domainValues(value: string | undefined): { named: 'yes' | 'no'; domain: string } {
  return value ? { named: 'yes', domain: readDomain(value).unicode } : { named: 'no', domain: '' }
}

/**
 * Returns the ASCII form of a domain; `undefined` if it is invalid. Does not use `URL`, because browsers and the server
 * differ in what they accept, and hydration would fail.
 */
export function asciiOf(domain: string): string | undefined {
  try {
    const ascii = toASCII(domain.normalize('NFKC'))
    if (/^[\w.-]+$/.test(ascii)) return ascii
  } catch {
    // Too long to encode.
  }
  return undefined
}
