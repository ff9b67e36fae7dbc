import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
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
  const moment = useMoment()
  const [current, setCurrent] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setCurrent(now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  if (!at) {
    return (
      <div className={styles.deadline}>
        <p>{t('unknown')}</p>
        <p>{silence}</p>
      </div>
    )
  }
  // Two of a unit at least, and rounded down: nobody may be told of more time than there is.
  const left = Math.max(0, at.getTime() - current.getTime())
  const [unit, length] = UNITS.find((row) => left >= 2 * row[1]) ?? ['minute', MINUTE]
  const { utc, ...values } = moment(at)
  return (
    <div className={styles.deadline}>
      <p>{t.rich('until', values)}</p>
      {/* Time has gone by since a server wrote it. */}
      <p suppressHydrationWarning>{t(`left.${unit}`, { count: Math.floor(left / length) })}</p>
      <p className={styles.utc}>{utc}</p>
      <p>{silence}</p>
    </div>
  )
}
