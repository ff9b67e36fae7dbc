import { useEffect, useState, type ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { now } from '#lib/clock.ts'
import styles from './decision.module.css'
import { useMoment } from '#ui/use-moment.tsx'

const MINUTE = 60_000
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const

/** Until when, in the reader's zone and in UTC, how long that still is, and what happens without an answer. */
export function Deadline({ at, silence }: { at: Date | undefined; silence: string }) {
  const t = useTranslations('decision.deadline')
  const format = useFormatter()
  const moment = useMoment()
  const [current, setCurrent] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setCurrent(now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  if (!at) return <p>{t('unknown', { silence })}</p>
  // Two of a unit at least, and rounded down: nobody may be told of more time than there is.
  const left = Math.max(0, at.getTime() - current.getTime())
  const [unit, length] = UNITS.find((row) => left >= 2 * row[1]) ?? ['minute', MINUTE]
  const end = new Date(current.getTime() + Math.floor(left / length) * length)
  const values = { ...TAGS, ...moment(at), left: format.relativeTime(end, { now: current, unit }) }
  return (
    <p>
      {t.rich('until', values)} {silence}
    </p>
  )
}

const TAGS = {
  unbroken: (text: ReactNode) => <span className={styles.unbroken}>{text}</span>,
  // Time has gone by since a server wrote it.
  relative: (text: ReactNode) => <span suppressHydrationWarning>{text}</span>,
}
