import type { ReactNode } from 'react'
import { Notice } from '#ui/notice.tsx'
import { deadlineOf, type ContactCase } from './contact-case.ts'
import { Deadline } from './deadline.tsx'
import { useMoment, type MomentValues } from '#ui/use-moment.tsx'

/**
 * Until when contact data is to be approved, and what happens then; once that is over, that it can still be done.
 * @param passed what is said of a deadline that has passed, by the values of its message
 */
export function ContactDue({
  contactCase,
  silence,
  passed,
}: {
  contactCase: ContactCase
  silence: string
  passed: (deadline: MomentValues) => ReactNode
}) {
  const moment = useMoment()
  const due = deadlineOf(contactCase)
  if (!due.at || !due.passed) return <Deadline at={due.at} silence={silence} />
  return (
    <Notice tone="warning">
      <p>{passed(moment(due.at))}</p>
    </Notice>
  )
}
