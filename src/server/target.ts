export type Target = { path: string; query: string }

/**
 * Resolves `.` and `..` as browsers do (WHATWG URL), so that the matched path is the forwarded one.
 * @param target the target of the request line
 * @param host the `Host` header; an absolute target must name the same one (RFC 9112, section 3.2.2)
 * @returns undefined when the target is not an address of this server
 */
export function readTarget(target: string, host: string | undefined): Target | undefined {
  const url = URL.parse(target.startsWith('/') ? `http://x${target}` : target)
  if (!url || !/^https?:/.test(url.protocol)) return undefined
  const isSameOrigin = target.startsWith('/') || url.origin === URL.parse(`${url.protocol}//${host}`)?.origin
  return isSameOrigin ? { path: url.pathname, query: url.search } : undefined
}

/**
 * Returns whether a backend that decodes `%2f`, `%5c` or `%2e` would resolve the path to another one. An encoded slash
 * alone is allowed, because keys are opaque and may contain one.
 */
export function hidesDotSegments(path: string): boolean {
  let decoded = path
  // A double-encoded dot passes one decoding gateway and is resolved by the next.
  for (let round = 0; round < 3; round++) {
    decoded = decoded.replace(/%(25|2e|2f|5c)/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }
  return /[/\\]\.\.?(?:[/\\;]|$)/.test(decoded)
}
