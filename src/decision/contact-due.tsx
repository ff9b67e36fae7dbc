import type { ReactNode } from 'react'
import { Notice } from '#ui/notice.tsx'
import { useMoment, type MomentValues } from '#ui/use-moment.tsx'
import { deadlineOf, type ContactCase } from './contact-case.ts'
import { Deadline } from './deadline.tsx'
import styles from './decision.module.css'
import { ICONS } from './icons.ts'

/** The deadline and the effect of no response. After the deadline, `lateText` explains what the user can still do. */
export function ContactDue({
  contactCase,
  noResponse,
  passedText,
  lateText,
}: {
  contactCase: ContactCase
  noResponse: string
  passedText: (deadline: MomentValues) => ReactNode
  lateText: string
}) {
  const moment = useMoment()
  const due = deadlineOf(contactCase)
  if (!due.at || !due.passed) return <Deadline at={due.at} noResponse={noResponse} isUrgent />
  return (
    <Notice tone="warning" icon={ICONS.clock}>
      <div className={styles.deadline}>
        <p>{passedText(moment(due.at))}</p>
        <p>{lateText}</p>
      </div>
    </Notice>
  )
}
