import { useLocation } from '@tanstack/react-router'
import { now } from '#lib/clock.ts'
import { readDate } from '#lib/dates.ts'
import { readRuntime } from '#lib/runtime.ts'
import { policyAt, type Policy } from './policy.ts'

/**
 * The policy for a domain. In the sandbox, `?asOf=YYYY-MM-DD` selects the day; a future day includes policies without a
 * date.
 */
export function usePolicy(domain: string | undefined): Policy {
  const asOf = useLocation({ select: ({ search }) => (search as { asOf?: string }).asOf })
  const today = now()
  const day = readRuntime().sandbox ? readDate(asOf) : undefined
  return policyAt(day ?? today, domain, { isPreview: day !== undefined && day > today })
}
