/** The part of wcag-contrast (it has no types of its own) that a test measures with. */
declare module 'wcag-contrast' {
  export function hex(a: string, b: string): number
}
