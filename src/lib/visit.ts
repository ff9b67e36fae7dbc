/** What the pages remember while somebody looks at them, by the store that it belongs to (store.ts). */
export type Visit = Map<object, unknown>

/** A browser shows one page to one person. */
const only: Visit = new Map()

export let currentVisit = (): Visit => only

/** For a server, where many visits run side by side: each must have a state of its own. */
export function separateVisits(current: () => Visit): void {
  currentVisit = current
}
