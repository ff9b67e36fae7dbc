/** The state of one page request, by store (store.ts). */
export type Visit = Map<object, unknown>

/** A browser has one. */
const only: Visit = new Map()

export let currentVisit = (): Visit => only

/** For a server, where each request has separate state. */
export function separateVisits(current: () => Visit): void {
  currentVisit = current
}
