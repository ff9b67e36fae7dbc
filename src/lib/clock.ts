import { createStore } from './store.ts'

const offsetMs = createStore(0)

/** Learns the backend's time from a response's `Date` header: the device's clock may be wrong by days. */
export function learnServerTime(dateHeader: string | null): void {
  // `null` is no date either.
  const serverTime = Date.parse(String(dateHeader))
  if (!Number.isNaN(serverTime)) offsetMs.set(serverTime - Date.now())
}

/** Now, by the backend's clock once an answer has come, until then by the device's. */
export function now(): Date {
  return new Date(Date.now() + offsetMs.get())
}
