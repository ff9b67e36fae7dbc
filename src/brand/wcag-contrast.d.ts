/** wcag-contrast has no types of its own; a test uses this function. */
declare module 'wcag-contrast' {
  export function hex(a: string, b: string): number
}
