import { now } from '#lib/clock.ts'
import { readDate } from '#lib/dates.ts'
import { readFlag } from '#lib/readers.ts'
import type { ContactCase } from './contact-case.ts'

/** Whether contact data was approved after its deadline, when its domains may have been suspended; now, if not known when. */
export function isApprovedLate({ approval_deadline: deadline, verified, answered_at: at }: ContactCase): boolean {
  const due = readDate(deadline)
  const approved = (readFlag(verified) && readDate(at)) || now()
  return due !== undefined && due < approved
}
