import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { now } from '#lib/clock.ts'
import { Notice } from '#ui/notice.tsx'
import { useMoment } from '#ui/use-moment.tsx'
import styles from './decision.module.css'
import { ICONS } from './icons.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const UNITS = [
  ['day', DAY],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const

/** The deadline, the time left, and the effect of no response. A warning if `isUrgent` or less than a day is left. */
export function Deadline({
  at,
  noResponse,
  isUrgent = false,
}: {
  at: Date | undefined
  noResponse: string
  isUrgent?: boolean
}) {
  const t = useTranslations('decision.deadline')
  const moment = useMoment()
  const [current, setCurrent] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setCurrent(now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  const left = at && Math.max(0, at.getTime() - current.getTime())
  // Use the largest unit that fits at least twice. Round down, so that the text never shows too much time.
  const [unit, unitMs] = UNITS.find(([, ms]) => left !== undefined && left >= 2 * ms) ?? ['minute', MINUTE]
  return (
    <Notice tone={isUrgent || (left !== undefined && left < DAY) ? 'warning' : 'info'} icon={ICONS.clock}>
      <div className={styles.deadline}>
        <p>{at ? t.rich('until', moment(at)) : t('unknown')}</p>
        <p>
          {left !== undefined && (
            <>
              {/* The server rendered this text at an earlier time. */}
              <strong suppressHydrationWarning>{t(`left.${unit}`, { count: Math.floor(left / unitMs) })}</strong>
              {' · '}
            </>
          )}
          {noResponse}
        </p>
      </div>
    </Notice>
  )
}
