/** The state of one page request, by store (store.ts). */
export type RequestState = Map<object, unknown>

/** The only state in a browser. */
const browserState: RequestState = new Map()

export let currentState = (): RequestState => browserState

/** Sets how a server finds the state of the current request. */
export function setStateSource(current: () => RequestState): void {
  currentState = current
}
