import { redirect } from '@tanstack/react-router'
import { awayTarget } from '#lib/away-link.ts'
import { repairLink } from '#lib/repair-link.ts'

/** Throws a redirect to the repaired link, if it differs. */
export function tryRepaired(href: string): void {
  const repaired = repairLink(href)
  if (repaired !== href) throw redirect({ href: repaired, replace: true })
}

/** Redirects an old transfer link, or one that can be repaired. */
export function redirectOldLink(href: string): void {
  const target = awayTarget(href)
  if (target) throw redirect({ href: target, replace: true })
  tryRepaired(href)
}
