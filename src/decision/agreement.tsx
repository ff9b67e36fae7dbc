import { readWebLink } from '#lib/links.ts'

/** The link to the agreement of an answer; `link` may be missing or invalid. */
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
