/** Smaller values are epoch seconds (until the year 5138), larger ones milliseconds. */
const SECONDS_LIMIT = 1e11
/** Earlier than every top-level domain; backends use earlier dates for "none". */
const EARLIEST = Date.UTC(1985, 0, 1)

/**
 * A date, with an optional time and zone. Without a zone, it is in UTC, as in legacy backends. The offset is in two
 * groups, because `Date` does not accept the forms `+00` and `+0000` of ISO 8601.
 */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(?:Z|([+-]\d{2}):?(\d{2})?)?$/i

/**
 * Reads epoch seconds, epoch milliseconds or ISO 8601. An empty or unreadable value, 0, or a placeholder such as
 * `0001-01-01` is an absent date, never 1970 (specification section 9).
 */
export function readDate(value: unknown): Date | undefined {
  if (typeof value === 'number') return fromEpoch(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (/^\d+(\.\d+)?$/.test(text)) return fromEpoch(Number(text))
  const parts = ISO.exec(text)
  if (!parts) return undefined
  const [, day, time = '00:00', hours = '+00', minutes = '00'] = parts
  return ifValid(new Date(`${day}T${time}${hours}:${minutes}`))
}

function fromEpoch(value: number): Date | undefined {
  return ifValid(new Date(value < SECONDS_LIMIT ? value * 1000 : value))
}

function ifValid(date: Date): Date | undefined {
  return date.getTime() >= EARLIEST ? date : undefined
}
