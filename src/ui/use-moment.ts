import { useFormatter } from 'use-intl/react'

/**
 * Writes a moment in the reader's zone, which is named, and in UTC: "Friday, 4 December 2026 at 14:00 CET" and
 * "2026-12-04 13:00 UTC".
 */
export function useMoment(): (date: Date) => { local: string; utc: string } {
  const format = useFormatter()
  return (date) => ({
    local: format.dateTime(date, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
    utc: `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  })
}
