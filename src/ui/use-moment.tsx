import type { ReactNode } from 'react'
import { useLocale, useTimeZone } from 'use-intl/react'
import { offsetIn, writeMoment, type MomentFormat } from '#lib/moment-formats.ts'
import styles from './facts.module.css'

/** Message values: a moment in the reader's time zone, and the tag around it. */
export type MomentValues = { local: string; moment: (text: ReactNode) => ReactNode }

/**
 * Formats a moment in the reader's time zone. A server does not know this zone: if the offset differs, an inline script
 * rewrites the text of the `<time>` before the first paint, and hydration keeps it.
 */
export function useMoment(format: MomentFormat = 'moment'): (date: Date) => MomentValues {
  const [locale, timeZone = 'UTC'] = [useLocale(), useTimeZone()]
  return (date) => ({
    local: writeMoment(format, date, locale, timeZone),
    moment: (text) => (
      <time
        dateTime={date.toISOString()}
        data-format={format}
        data-offset={import.meta.env.SSR ? offsetIn(timeZone, date) : undefined}
        suppressHydrationWarning
      >
        {text}
      </time>
    ),
  })
}

export function Moment({ at, format = 'moment' }: { at: Date; format?: MomentFormat }) {
  const { local, moment } = useMoment(format)(at)
  return moment(local)
}

/** A moment in the reader's zone and in UTC. */
export function RecordedMoment({ at }: { at: Date }) {
  return (
    <>
      <Moment at={at} /> <span className={styles.unbroken}>({inUtc(at)})</span>
    </>
  )
}

/** Formats a moment in UTC: "2026-12-04 13:00 UTC". */
export function inUtc(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
