const EPOCH = /^\d+$/
/** A date, optionally a time with a fraction, optionally a time zone. */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:([T ])(\d{2}:\d{2}:\d{2})(\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * Moves a date by whole seconds and keeps its format: epoch seconds, a time with its UTC offset, or only a date (moved
 * by whole days). Returns anything else unchanged.
 */
export function moveDate(value: unknown, seconds: number): unknown {
  if (typeof value === 'number') return value > 0 ? value + seconds : value
  if (typeof value !== 'string') return value
  if (EPOCH.test(value)) return Number(value) > 0 ? String(Number(value) + seconds) : value
  const [, date, separator, time, fraction = '', zone = ''] = ISO.exec(value) ?? []
  const start = Date.parse(`${date}T${time ?? '00:00:00'}Z`)
  if (Number.isNaN(start)) return value
  if (!time) return iso(start + Math.round(seconds / 86_400) * 86_400_000).slice(0, 10)
  return iso(start + seconds * 1000).replace('T', separator ?? 'T') + fraction + zone
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19)
}
