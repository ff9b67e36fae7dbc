import { parseUrl } from './parse-url.ts'

/**
 * Undoes what mail programs do to links, for an address that leads nowhere as it is: quoted-printable (`=3D`, soft line
 * breaks), line breaks and blanks inside, encoding twice, slashes encoded, a link wrapped into another one's query, and
 * punctuation of the sentence around it. A whole link comes back unchanged. Never leads to another host.
 *
 * @param link path and query, as in the address bar (percent-encoded)
 * @returns path and query, to be tried instead
 */
export function repairLink(link: string): string {
  const unwrapped = unwrap(link)
  let repaired = unwrapped
    .replace(/%25(?=[\da-f]{2})/gi, '%')
    .replace(/(=|%3D)(%0D)?%0A/gi, '')
    .replace(/(=|%3D)3D/gi, '=')
    .replace(/%(20|0D|0A|09|C2%A0|E2%80%8B|AD)|\s/gi, '')
  const [path = '', ...query] = repaired.split('?')
  repaired = [path.replace(/%2F/gi, '/'), ...query].join('?')
  return repaired.replace(/([>.,;:!)\]}'"’”»]|=|%3E|%22|%5D|%7D|%E2%80%99|%E2%80%9D|%C2%BB|&gt;?)+$/i, '')
}

/** The link inside a link checker's address (`?url=https://…`), by its path and query alone: the host stays ours. */
function unwrap(link: string): string {
  const wrapped = new URLSearchParams(link.split('?').slice(1).join('?')).get('url')
  const url = wrapped ? parseUrl(wrapped) : undefined
  if (!url) return link
  const { pathname, search, hash } = url
  // Two slashes at the start would name a host.
  return (hash.startsWith('#/') ? hash.slice(1) : `${pathname}${search}`).replace(/^\/+/, '/')
}
