/**
 * Date formats by the `data-format` of their `<time>`. This module has no imports, because it is bundled into an
 * inline script of the document.
 */
const MOMENT_FORMATS = {
  /** "Friday, 4 December 2026 at 14:00 CET" */
  moment: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    // With or without a leading zero, depending on the language.
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  /** "4 December 2026" */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type MomentFormat = keyof typeof MOMENT_FORMATS

/** Returns the time zone of the environment; UTC if it is unknown or unsupported. */
export function readTimeZone(): string {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    Intl.DateTimeFormat('en', { timeZone })
    return timeZone === 'Etc/Unknown' ? 'UTC' : timeZone || 'UTC'
  } catch {
    return 'UTC'
  }
}

/** Cached formats by language and options: creating one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

/** Returns the offset of a time zone in minutes, as `Date.getTimezoneOffset` does: -60 for "GMT+01:00". */
export function offsetIn(timeZone: string, date: Date): number {
  const text = formatOf('en', { timeZone, timeZoneName: 'longOffset' }).format(date)
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? []
  return (sign === '-' ? 1 : -1) * (Number(hours) * 60 + Number(minutes)) || 0 // Not -0.
}

/** A zone without a short name is written as its offset. */
const UNNAMED_ZONE = /(GMT|UTC)./

/**
 * Writes a date. A zone without a short name ("GMT+1") gets its long name ("heure d’Europe centrale"), or in American
 * English the British short name ("CET"). A non-breaking space keeps a short name on the line of the time.
 */
export function writeMoment(format: MomentFormat, date: Date, locale: string, timeZone: string): string {
  const options = { ...MOMENT_FORMATS[format], timeZone } satisfies Intl.DateTimeFormatOptions
  const dateFormat = formatOf(locale, options)
  const zoneIn = (formatter: Intl.DateTimeFormat) =>
    formatter.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const zone = zoneIn(dateFormat)
  const text = dateFormat.format(date).replace(/ (?=[AP]M )/, '\u00a0')
  if (!UNNAMED_ZONE.test(zone)) return text.replace(` ${zone}`, `\u00a0${zone}`)
  const shortZone = locale.startsWith('en') ? zoneIn(formatOf('en-GB', options)) : zone
  if (!UNNAMED_ZONE.test(shortZone)) return text.replace(` ${zone}`, `\u00a0${shortZone}`)
  return formatOf(locale, { ...options, timeZoneName: 'longGeneric' }).format(date)
}
