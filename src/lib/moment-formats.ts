/**
 * The forms of a date in the reader's zone, by the name that its `<time>` carries as `data-format`. Without imports, as a
 * script inside the document shares them.
 */
const MOMENT_FORMATS = {
  /** "Friday, 4 December 2026 at 14:00 CET" */
  moment: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    // Without a leading zero where the language writes none.
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  /** "4 December 2026" */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type MomentFormat = keyof typeof MOMENT_FORMATS

/** Returns the time zone of the environment; UTC where it is unknown or one that `Intl` refuses. */
export function readTimeZone(): string {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    Intl.DateTimeFormat('en', { timeZone })
    return timeZone === 'Etc/Unknown' ? 'UTC' : timeZone || 'UTC'
  } catch {
    return 'UTC'
  }
}

/** A zone without a short name in a language is written as its distance from UTC. */
const UNNAMED = /(GMT|UTC)./

/**
 * Writes a date in one of the forms. A zone that the language has no short name for ("GMT+1") gets its common long one
 * ("heure d’Europe centrale"); American English, which has short names for America's zones only, takes the British one
 * ("CET"). A short name stays on one line with the time.
 *
 * @param timeZone the environment's own when absent
 */
export function writeMoment(format: MomentFormat, date: Date, locale: string, timeZone = readTimeZone()): string {
  const form = { ...MOMENT_FORMATS[format], timeZone } satisfies Intl.DateTimeFormatOptions
  const short = new Intl.DateTimeFormat(locale, form)
  const zoneIn = (language: Intl.DateTimeFormat) =>
    language.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const zone = zoneIn(short)
  const written = short.format(date).replace(/ (?=[AP]M )/, '\u00a0')
  if (!UNNAMED.test(zone)) return written.replace(` ${zone}`, `\u00a0${zone}`)
  const british = locale.startsWith('en') ? zoneIn(new Intl.DateTimeFormat('en-GB', form)) : zone
  if (!UNNAMED.test(british)) return written.replace(` ${zone}`, `\u00a0${british}`)
  return new Intl.DateTimeFormat(locale, { ...form, timeZoneName: 'longGeneric' }).format(date)
}
