import { Notice } from '#ui/notice.tsx'
import { deadlineOf, type ContactCase } from './contact-case.ts'
import { Deadline } from './deadline.tsx'
import { useMoment } from '#ui/use-moment.ts'

/**
 * Until when contact data is to be approved, and what happens then; once that is over, that it can still be done.
 * @param passed what is said of a deadline that has passed, by its moment in the reader's zone and in UTC
 */
export function ContactDue({
  contactCase,
  silence,
  passed,
}: {
  contactCase: ContactCase
  silence: string
  passed: (deadline: { local: string; utc: string }) => string
}) {
  const moment = useMoment()
  const due = deadlineOf(contactCase)
  if (!due.at || !due.passed) return <Deadline at={due.at} silence={silence} />
  const { local, utc } = moment(due.at)
  return (
    <Notice tone="warning">
      <p>{passed({ local, utc })}</p>
    </Notice>
  )
}
