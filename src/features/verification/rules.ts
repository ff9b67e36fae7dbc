import type { Verification } from '#api/verification.ts'
import { readStanding, type Standing } from '#decision/standing.ts'
import { now } from '#lib/clock.ts'
import { readDate } from '#lib/dates.ts'
import { readFlag } from '#lib/flags.ts'
import { readText } from '#lib/text.ts'

/** Where a verification stands. Its deadline ends nothing: it is never too late to verify. */
export function standingOf(verification: Verification): Standing {
  if (readFlag(verification.verified) !== true) return readStanding(verification, undefined)
  const { answered_at: at, answered_ip: from, reference } = verification
  return {
    is: 'answered',
    answer: 'approved',
    at: readDate(at),
    from: readText(from),
    reference: readText(reference),
  }
}

/** Every domain that the verification counts for, each once, as it came. */
export function domainsOf({ domain_list: domains }: Verification): string[] {
  return [...new Set((Array.isArray(domains) ? domains : []).map(readText))].filter((domain) => domain !== undefined)
}

/** The deadline, and whether it has passed by the backend's clock. */
export function deadlineOf(verification: Verification): { at: Date | undefined; passed: boolean } {
  const at = readDate(verification.approval_deadline)
  return { at, passed: at !== undefined && at <= now() }
}
