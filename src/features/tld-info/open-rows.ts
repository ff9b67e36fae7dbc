import { createContext } from 'react'

/** Which rows show their information, by plain names of TLDs; the page's address holds it. */
export const OpenRows = createContext<{ open: readonly string[]; onToggle: (name: string) => void }>({
  open: [],
  onToggle: () => undefined,
})

/** The open rows after one more has been opened, or closed again. */
export function toggled(open: readonly string[], name: string): readonly string[] {
  return open.includes(name) ? open.filter((other) => other !== name) : [...open, name]
}
