type Moment = string | number | null | undefined

/** Returns whether a date (ISO 8601 or epoch seconds) is before now; false if it is absent or unreadable. */
export function isPast(date: Moment, now: Date): boolean {
  return timeOf(date) < now.getTime()
}

/** Returns whether a value is a date; 0, an empty string and unreadable text are not. */
export function isMoment(date: Moment): boolean {
  return !Number.isNaN(timeOf(date))
}

function timeOf(date: Moment): number {
  if (!date) return Number.NaN
  const seconds = Number(date)
  if (Number.isNaN(seconds)) return Date.parse(String(date))
  return seconds > 0 ? seconds * 1000 : Number.NaN
}
