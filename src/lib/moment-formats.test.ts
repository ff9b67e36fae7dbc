import { afterEach, expect, test, vi } from 'vitest'
import { offsetIn, readTimeZone, writeMoment } from './moment-formats.ts'

const WINTER = new Date('2026-12-04T13:05:00Z')
const SUMMER = new Date('2026-07-04T03:05:00Z')

/** Replaces non-breaking spaces with `_`. */
const markSpaces = (text: string) => text.replaceAll('\u00a0', '_')

test.each([
  ['en', 'UTC', WINTER, 'Friday, December 4, 2026 at 1:05_PM_UTC'],
  ['en', 'America/New_York', SUMMER, 'Friday, July 3, 2026 at 11:05_PM_EDT'],
  // American English has no short name for this zone.
  ['en', 'Europe/Berlin', SUMMER, 'Saturday, July 4, 2026 at 5:05_AM_CEST'],
  ['en-US', 'Europe/Berlin', WINTER, 'Friday, December 4, 2026 at 2:05_PM_CET'],
  ['en-GB', 'Europe/Berlin', WINTER, 'Friday, 4 December 2026 at 14:05_CET'],
  ['en', 'Asia/Kolkata', WINTER, 'Friday, December 4, 2026 at 6:35 PM India Standard Time'],
  ['en-GB', 'America/New_York', WINTER, 'Friday, 4 December 2026 at 08:05 Eastern Time'],
  ['de', 'Europe/Berlin', WINTER, 'Freitag, 4. Dezember 2026 um 14:05_MEZ'],
  ['fr', 'Europe/Berlin', WINTER, 'vendredi 4 décembre 2026 à 14:05 heure d’Europe centrale'],
  ['fr', 'Etc/GMT+3', WINTER, 'vendredi 4 décembre 2026 à 10:05 UTC−03:00'],
  ['es', 'UTC', SUMMER, 'sábado, 4 de julio de 2026, 3:05_UTC'],
])('in %s, names the time zone %s', (locale, timeZone, date, text) => {
  expect(markSpaces(writeMoment('moment', date, locale, timeZone))).toBe(text)
})

test.each([
  ['en', 'December_4, 2026'],
  ['de', '4._Dezember 2026'],
])('in %s, does not break between day and month', (locale, text) => {
  expect(markSpaces(writeMoment('date', WINTER, locale, 'Europe/Berlin'))).toBe(text)
})

test.each([
  ['UTC', WINTER, 0],
  ['Europe/Berlin', WINTER, -60],
  ['Europe/Berlin', SUMMER, -120],
  ['America/Sao_Paulo', SUMMER, 180],
  ['Asia/Kolkata', SUMMER, -330],
])('returns the offset of %s', (timeZone, date, minutes) => {
  expect(offsetIn(timeZone, date)).toBe(minutes)
})

afterEach(() => vi.restoreAllMocks())

test.each(['Etc/Unknown', 'Foo/Bar', ''])('treats the unknown time zone %j as UTC', (timeZone) => {
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
  expect(readTimeZone()).toBe('UTC')
})
