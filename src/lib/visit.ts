/** The state of one page request, by store (store.ts). */
export type Visit = Map<object, unknown>

/** A browser has only this one. */
const browserVisit: Visit = new Map()

export let currentVisit = (): Visit => browserVisit

/** For a server, where each request has separate state. */
export function separateVisits(current: () => Visit): void {
  currentVisit = current
}
