import { redirect } from '@tanstack/react-router'
import { awayTarget } from '#lib/away-link.ts'
import { repairLink } from '#lib/repair-link.ts'

/** Throws the redirect to the repaired link, when there is anything to repair. */
export function tryRepaired(href: string): void {
  const repaired = repairLink(href)
  if (repaired !== href) throw redirect({ href: repaired, replace: true })
}

/** For addresses without an item: an old link about a transfer to another registrar, or one to be repaired. */
export function redirectOldLink(href: string): void {
  const target = awayTarget(href)
  if (target) throw redirect({ href: target, replace: true })
  tryRepaired(href)
}
