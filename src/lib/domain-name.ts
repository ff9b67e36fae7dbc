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
 * As the registry writes it; `undefined` for what cannot be a domain. Not by `URL`: browsers differ from each other and from
 * the server in what they take for a host, and a page that says something else than its document is rendered anew.
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
