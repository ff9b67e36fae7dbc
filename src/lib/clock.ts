import { createStore } from './store.ts'

const offsetMs = createStore(0)

/** Learns the backend's time from a response's `Date` header: the device's clock may be wrong by days. */
export function learnServerTime(dateHeader: string | null): void {
  const serverTime = Date.parse(String(dateHeader))
  if (!Number.isNaN(serverTime)) offsetMs.set(serverTime - Date.now())
}

/** Returns the time of the backend's clock, or of the device's before the first response. */
export function now(): Date {
  return new Date(Date.now() + offsetMs.get())
}
