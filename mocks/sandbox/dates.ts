type Moment = string | number | null | undefined

/** Whether a date of a contract (ISO 8601 or epoch seconds) lies before now; an absent or unreadable one does not. */
export function isPast(date: Moment, now: Date): boolean {
  return timeOf(date) < now.getTime()
}

/** Returns whether there is a date at all: 0, an empty text and what cannot be read are none. */
export function isMoment(date: Moment): boolean {
  return !Number.isNaN(timeOf(date))
}

function timeOf(date: Moment): number {
  if (!date) return Number.NaN
  const seconds = Number(date)
  if (Number.isNaN(seconds)) return Date.parse(String(date))
  return seconds > 0 ? seconds * 1000 : Number.NaN
}
