import { createStore } from './store.ts'

const offsetMs = createStore(0)

/** Learns the backend's time from a response's `Date` header: the device's clock may be wrong by days. */
export function learnBackendTime(dateHeader: string | null): void {
  const backendTime = Date.parse(String(dateHeader))
  if (!Number.isNaN(backendTime)) offsetMs.set(backendTime - Date.now())
}

/** Returns the time of the backend's clock, or of the device's before the first response. */
export function now(): Date {
  return new Date(Date.now() + offsetMs.get())
}
