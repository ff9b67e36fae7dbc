import { toASCII, toUnicode } from 'punycode/punycode.es6.js'

/** A domain as people read it, and beside it as the registry writes it where that differs (IDNA, RFC 5890). */
export function readDomain(value: string): { shown: string; ascii: string | undefined } {
  const domain = value.trim().toLowerCase()
  if (/[^\0-\x7f]/.test(domain)) return { shown: domain.normalize('NFC'), ascii: asciiOf(domain) }
  if (!/(^|\.)xn--/.test(domain)) return { shown: domain, ascii: undefined }
  try {
    return { shown: toUnicode(domain), ascii: domain }
  } catch {
    // No valid encoding: shown as it came.
    return { shown: domain, ascii: undefined }
  }
}

/** The values of a message that selects a sentence of its own when the domain is not known. */
export function domainValues(value: string | undefined): { named: 'yes' | 'no'; domain: string } {
  return value ? { named: 'yes', domain: readDomain(value).shown } : { named: 'no', domain: '' }
}

/**
 * Returns the ASCII form of a domain; `undefined` if it is invalid. Not with `URL`, because browsers and the server
 * differ in what they accept, and hydration would fail.
 */
export function asciiOf(domain: string): string | undefined {
  try {
    const ascii = toASCII(domain.normalize('NFKC'))
    if (/^[\w.-]+$/.test(ascii)) return ascii
  } catch {
    // It is too long to be encoded.
  }
  return undefined
}
