import type { ReactNode } from 'react'
import { readWebLink } from '#lib/links.ts'

/** The agreement of an answer: a sentence, and a link if the item has one. */
export function Agreement({
  link,
  label,
  children,
}: {
  /** May be missing or invalid. */
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
