/** The state of one page request, by store (store.ts). */
export type Visit = Map<object, unknown>

/** The only visit in a browser. */
const browserVisit: Visit = new Map()

export let currentVisit = (): Visit => browserVisit

/** Sets how a server finds the current visit: each request has separate state. */
export function separateVisits(current: () => Visit): void {
  currentVisit = current
}
