/**
 * An address as a path of this origin: it begins with exactly one slash. Two of them, or a backslash, would name a host,
 * and browsers pass over blanks and line breaks in front and between.
 */
export function ownPath(address: string): string {
  return `/${address.replace(/^[\s\p{Cc}\\/]+/u, '')}`
}
