import type { DataQuality } from '#api/data-quality.ts'
import type { Verification } from '#api/verification.ts'
import { now } from '#lib/clock.ts'
import { readDate } from '#lib/dates.ts'
import { readFlag, readText } from '#lib/readers.ts'
import type { ItemStatus } from './item-status.ts'

/** A request to check contact data: a verification or a data quality case. */
export type ContactCase = DataQuality | Verification

/**
 * Returns the status of a case. Only `verified` decides whether it is answered, because the other fields may be left
 * over from an earlier approval. A case never expires.
 */
export function statusOf(contactCase: ContactCase): ItemStatus {
  if (readFlag(contactCase.verified) !== true) return { is: 'open' }
  const { answered_at: at, answered_ip: from, reference } = contactCase
  return {
    is: 'answered',
    answer: 'approved',
    at: readDate(at),
    from: readText(from),
    reference: readText(reference),
  }
}

/** Returns each domain once, in the given order. */
export function domainsOf({ domain_list: domains }: ContactCase): string[] {
  return [...new Set((Array.isArray(domains) ? domains : []).map(readText))].filter((domain) => domain !== undefined)
}

export function deadlineOf(contactCase: ContactCase): { at: Date | undefined; passed: boolean } {
  const at = readDate(contactCase.approval_deadline)
  return { at, passed: at !== undefined && at <= now() }
}

/** Returns whether the approval came after the deadline. An approval without a date counts as made now. */
export function isApprovalLate({ approval_deadline: deadline, verified, answered_at: at }: ContactCase): boolean {
  const due = readDate(deadline)
  const approvedAt = (readFlag(verified) && readDate(at)) || now()
  return due !== undefined && due < approvedAt
}
