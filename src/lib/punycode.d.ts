/** punycode.js has no types. */
declare module 'punycode/punycode.es6.js' {
  export function toASCII(domain: string): string
  export function toUnicode(domain: string): string
}
