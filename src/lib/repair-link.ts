import { sameOriginPath } from './link-forms.ts'
import { parseUrl } from './parse-url.ts'
import { parseSearch } from './search.ts'
import { tryDecode } from './try-decode.ts'

/** Maximum length of a link, including what a link scanner adds. */
const MAX_LENGTH = 4096
/** Maximum number of repairs. */
const MAX_ROUNDS = 8

/**
 * Undoes what email programs do to a link: quoted-printable, spaces and line breaks, double encoding, doubled or
 * encoded slashes, wrapping in another link, and trailing punctuation. An intact link, and one that is too long or too
 * damaged, is returned unchanged. Never throws, never leads to another host, and is idempotent.
 */
export function repairLink(link: string): string {
  const whole = sameOriginPath(link)
  if (whole.length > MAX_LENGTH) return whole
  let repaired = whole
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const better = sameOriginPath(trimPunctuation(withoutDamage(unwrap(repaired))))
    // No route would match a malformed path.
    if (better === repaired || tryDecode(better.replace(/\?.*/, '')) === undefined) return repaired
    repaired = better
  }
  return whole
}

function withoutDamage(link: string): string {
  const [path, ...query] = link
    .replace(/%25(?=[\da-f]{2})/gi, '%')
    .replace(/(=|%3D)(%0D)?%0A/gi, '')
    .replace(/(=|%3D)3D/gi, '=')
    .replace(/%(20|0D|0A|09|C2%A0|C2%AD|E2%80%8[B-F]|E2%80%A[A-E]|E2%81%A[\dA-F]|EF%BB%BF|AD)|\s/gi, '')
    .split('?') as [string, ...string[]]
  return [path.replace(/%2F/gi, '/').replace(/[\\/]+/g, '/'), ...query].join('?')
}

const PUNCTUATION = /([>.,;:!)\]}'"’”»]|=|%3E|%22|%5D|%7D|%E2%80%99|%E2%80%9D|%C2%BB|&gt;?)$/i
const MAX_PUNCTUATION_LENGTH = '%E2%80%99'.length

/** Removes trailing characters that belong to the surrounding sentence. */
function trimPunctuation(link: string): string {
  let length = link.length
  for (;;) {
    // Only the last characters: otherwise the search would be quadratic.
    const end = PUNCTUATION.exec(link.slice(Math.max(0, length - MAX_PUNCTUATION_LENGTH), length))?.[0]
    if (end === undefined) return link.slice(0, length)
    length -= end.length
  }
}

/** Returns the path and query of a link inside a link scanner's address (`?url=https://…`); other links unchanged. */
function unwrap(link: string): string {
  const wrapped = parseSearch(link.split('?').slice(1).join('?')).url
  const url = wrapped ? parseUrl(wrapped) : undefined
  if (!url) return link
  const { pathname, search, hash } = url
  return hash.startsWith('#/') ? hash.slice(1) : `${pathname}${search}`
}
