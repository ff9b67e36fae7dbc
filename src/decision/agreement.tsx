import { readWebLink } from '#lib/links.ts'

/** A link to the agreement that the user accepts by answering. `link` may be missing or invalid. */
export function Agreement({ link, label }: { link: string | null | undefined; label: string }) {
  const address = readWebLink(link)
  return (
    address && (
      <p>
        <a href={address}>{label}</a>
      </p>
    )
  )
}
