const SECONDS_LIMIT = 1e11 // Epoch seconds stay below this until the year 5138; anything larger is milliseconds.

/**
 * Reads a moment as backends send it: epoch seconds or milliseconds (number or digits) or ISO 8601 (also `.0Z`).
 * A zero, an empty or an unreadable value is an absent date, never 1970 (specification section 9).
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
  if (!(value > 0)) return undefined
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
  return Number.isNaN(date.getTime()) ? undefined : date
}
