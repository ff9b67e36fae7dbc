import { useTranslations } from 'use-intl/react'
import type { DataQuality } from '#api/data-quality.ts'
import { deadlineOf } from '#decision/contact-case.ts'
import { Deadline } from '#decision/deadline.tsx'
import { useMoment } from '#decision/moment.ts'
import { policyAt } from '#decision/policy.ts'
import { now } from '#lib/clock.ts'
import { Notice } from '#ui/notice.tsx'

/** Until when, and what happens then; once that is over, that it can still be done and what it brings back. */
export function Due({ contactCase }: { contactCase: DataQuality }) {
  const t = useTranslations('dataQuality.due')
  const moment = useMoment()
  const { at, passed } = deadlineOf(contactCase)
  if (!at || !passed)
    return <Deadline at={at} silence={t('silence', { days: String(policyAt(now()).dataQualityDays) })} />
  const { local, utc } = moment(at)
  return (
    <Notice tone="warning">
      <p>{t('passed', { local, utc })}</p>
    </Notice>
  )
}
