/** Every fixed word of a page's or call's address. Whatever is not here may be a key. */
const WORDS = new Set(
  `404 __sandbox admin api approve assets away branding_with_messaging_vars c cancel claims config consent current
  data-sharing data_quality decline dls dlstest download gdpr gethash hermes home icann_trade identity_service in info
  intentionally_broken messaging n new no-auth preview registrant registrant_verification report request reseller
  robots.txt system_branding system_page_render system_page_test test tld-info tld_list tldconfig trade trademark
  trademarktest transfer transfer-out transfer_away transfer_in unhash update_contact upload verification verify`.split(
    /\s+/,
  ),
)

const MOST_SEGMENTS = 12

/**
 * An address as it may stand in a log line: fixed words stay, every other segment is `*`, the query is gone. A list of
 * what may be seen, because a list of what is a key would miss the next one.
 * @param path without the query; undefined when the request held no address
 */
export function logPath(path: string | undefined): string {
  if (path === undefined) return '*'
  const segments = path.split('/').map((segment) => (segment === '' || WORDS.has(segment) ? segment : '*'))
  return segments.length > MOST_SEGMENTS ? `${segments.slice(0, MOST_SEGMENTS).join('/')}/…` : segments.join('/')
}
