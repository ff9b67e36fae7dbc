import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { now } from '#lib/clock.ts'
import { useMoment } from './moment.ts'

const MINUTE = 60_000

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
  const { local, utc } = moment(at)
  return (
    <p>
      {t('until', { local, utc, left: format.relativeTime(at, current) })} {silence}
    </p>
  )
}
