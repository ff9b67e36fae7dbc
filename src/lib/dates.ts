/** Epoch seconds stay below this until the year 5138; anything larger is milliseconds. */
const SECONDS_LIMIT = 1e11
/** Nothing that these pages tell is older than the first top-level domains; backends mean "none" by earlier dates. */
const EARLIEST = Date.UTC(1985, 0, 1)

/**
 * A date, perhaps with a time and a zone. Without a zone it is UTC, as legacy backends mean it; the language would read the
 * device's. Of offsets it knows `+00:00` alone; ISO 8601 and the texts of databases have `+00` and `+0000` as well.
 */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(?:Z|([+-]\d{2}):?(\d{2})?)?$/i

/**
 * Reads a moment as backends send it: epoch seconds or milliseconds (number or digits) or ISO 8601 (also `.0Z`).
 * An empty or unreadable value is an absent date, never 1970 (specification section 9), and so is a zero or a placeholder
 * for it (-1, `0001-01-01`, `1970-01-01`).
 */
export function readDate(value: unknown): Date | undefined {
  if (typeof value === 'number') return fromEpoch(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (/^\d+(\.\d+)?$/.test(text)) return fromEpoch(Number(text))
  const parts = ISO.exec(text)
  if (!parts) return undefined
  const [, day, time = '00:00', hours = '+00', minutes = '00'] = parts
  return valid(new Date(`${day}T${time}${hours}:${minutes}`))
}

function fromEpoch(value: number): Date | undefined {
  return valid(new Date(value < SECONDS_LIMIT ? value * 1000 : value))
}

function valid(date: Date): Date | undefined {
  return date.getTime() >= EARLIEST ? date : undefined
}
