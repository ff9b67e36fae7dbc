const EPOCH = /^\d+$/
/** Date, then perhaps time with its fraction, then perhaps a zone, each as backends write it. */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:([T ])(\d{2}:\d{2}:\d{2})(\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * A date of a contract moved by whole seconds, in the form that it came in: epoch stays epoch, an offset stays that
 * offset, a date alone stays one (moved by whole days). What is no date stays as it is.
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
