import type { ReactNode } from 'react'
import { useLocale, useTimeZone } from 'use-intl/react'
import { offsetIn, readTimeZone, writeMoment, type MomentFormat } from '#lib/moment-formats.ts'
import styles from './facts.module.css'

/** Message values: a moment in the reader's time zone, and the tag around it. */
export type MomentValues = { local: string; moment: (text: ReactNode) => ReactNode }

/** Read only for a date, because the first use of Intl takes 60 ms on a slow phone. */
let browserTimeZone: string | undefined

/**
 * Formats a moment in the reader's time zone. A server does not know this zone: if the offset differs, an inline script
 * rewrites the text of the `<time>` before the first paint, and hydration keeps it.
 */
export function useMoment(format: MomentFormat = 'moment'): (date: Date) => MomentValues {
  const [locale, serverTimeZone] = [useLocale(), useTimeZone()]
  return (date) => ({
    local: writeMoment(format, date, locale, serverTimeZone ?? (browserTimeZone ??= readTimeZone())),
    moment: (text) => (
      <time
        dateTime={date.toISOString()}
        data-format={format}
        data-offset={import.meta.env.SSR && serverTimeZone ? offsetIn(serverTimeZone, date) : undefined}
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
      <Moment at={at} /> <span className={styles.whole}>({inUtc(at)})</span>
    </>
  )
}

/** Formats a moment in UTC: "2026-12-04 13:00 UTC". */
export function inUtc(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
