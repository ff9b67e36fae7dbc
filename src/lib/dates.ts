/** Epoch seconds stay below this until the year 5138; anything larger is milliseconds. */
const SECONDS_LIMIT = 1e11
/** Nothing that these pages tell is older than the first top-level domains; backends mean "none" by earlier dates. */
const EARLIEST = Date.UTC(1985, 0, 1)

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
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined
  return valid(new Date(withZone(text)))
}

function fromEpoch(value: number): Date | undefined {
  return valid(new Date(value < SECONDS_LIMIT ? value * 1000 : value))
}

/**
 * A date with a time and no zone is UTC, as legacy backends mean it; the language would read the device's zone. Of
 * offsets it knows `+00:00` alone; ISO 8601 and the texts of databases have `+00` and `+0000` as well.
 */
function withZone(text: string): string {
  const iso = text
    .replace(' ', 'T')
    .replace(/(T.*[+-]\d{2}):?(\d{2})?$/, (_, start: string, minutes = '00') => `${start}:${minutes}`)
  return /T\d{2}:\d{2}/.test(iso) && !/(Z|[+-]\d{2}:\d{2})$/i.test(iso) ? `${iso}Z` : iso
}

function valid(date: Date): Date | undefined {
  return date.getTime() >= EARLIEST ? date : undefined
}
