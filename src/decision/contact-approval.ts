import { now } from '#lib/clock.ts'
import { readDate } from '#lib/dates.ts'
import { readFlag } from '#lib/readers.ts'
import type { ContactCase } from './contact-case.ts'

/** Returns whether contact data was approved after its deadline, when domains may be suspended. Without a date: now. */
export function isApprovedLate({ approval_deadline: deadline, verified, answered_at: at }: ContactCase): boolean {
  const due = readDate(deadline)
  const approved = (readFlag(verified) && readDate(at)) || now()
  return due !== undefined && due < approved
}
