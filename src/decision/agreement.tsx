import type { ReactNode } from 'react'
import { readWebLink } from '#lib/links.ts'

/** The agreement behind an answer, as far as it is known: a sentence, and the agreement itself when the item links to one. */
export function Agreement({
  link,
  label,
  children,
}: {
  /** As the item has it: may be missing, and may be no link at all. */
  link: string | null | undefined
  label: string
  children?: ReactNode
}) {
  const address = readWebLink(link)
  if (!address && !children) return null
  return (
    <p>
      {children} {address && <a href={address}>{label}</a>}
    </p>
  )
}
