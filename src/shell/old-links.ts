import { redirect } from '@tanstack/react-router'
import { awayTarget } from '#lib/away-link.ts'
import { repairLink } from '#lib/repair-link.ts'

/** Throws a redirect to the repaired link, if the repair changes the link. */
export function redirectIfRepairable(href: string): void {
  const repaired = repairLink(href)
  if (repaired !== href) throw redirect({ href: repaired, replace: true })
}

/** Throws a redirect for an old transfer link or a link that can be repaired. */
export function redirectOldLink(href: string): void {
  const target = awayTarget(href)
  if (target) throw redirect({ href: target, replace: true })
  redirectIfRepairable(href)
}
