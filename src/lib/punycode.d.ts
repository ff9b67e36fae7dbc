/** The part of punycode.js (it has no types of its own) that is used. */
declare module 'punycode/punycode.es6.js' {
  export function toASCII(domain: string): string
  export function toUnicode(domain: string): string
}
