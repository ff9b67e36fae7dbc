/** Something wrong that a person has to put right: always where, what, and what to do about it. */
export interface Problem {
  /** Path from the root of the project. */
  file: string
  /** Place in the file: keys one inside the other, or `line 12`; empty for the file as a whole. */
  at: string
  /** What is wrong, without a full stop. */
  what: string
  /** What to do, a whole sentence. */
  remedy: string
}

/** One line. A message of a tool may bring line breaks along. */
export function lineOf({ file, at, what, remedy }: Problem): string {
  return `${file}${at && ` ${at}`}: ${what}. ${remedy}`.replaceAll(/\s+/g, ' ')
}

/** `#/paths/~1a/get` as a person reads it: `paths > /a > get`. */
export function placeOf(pointer: string): string {
  return keysOf(pointer).join(' > ')
}

/** The keys of a JSON pointer, with or without its `#`. */
export function keysOf(pointer: string): string[] {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((key) => key !== '')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}
