/** wcag-contrast has no types. Used in tests. */
declare module 'wcag-contrast' {
  export function hex(a: string, b: string): number
}
