type Place = Pick<Location, 'hostname' | 'port' | 'protocol'>

/** The reseller whose brand a host has: its first label, where that is the name of one. */
export function resellerOf(hostname: string, resellers: readonly string[]): string | undefined {
  return resellers.find((name) => hostname.startsWith(`${name}.`))
}

/**
 * The origin of the pages under a host with more labels in front. Addresses in numbers take none, `localhost` takes any.
 *
 * @param labels the first labels, none for the plain host
 * @param reseller the label that the place has already
 */
export function originUnder(
  labels: readonly (string | undefined)[],
  { hostname, port, protocol }: Place,
  reseller?: string,
): string {
  const own = reseller === undefined ? hostname : hostname.slice(reseller.length + 1)
  const base = /^[\d.]+$|^\[/.test(own) ? 'localhost' : own
  return `${protocol}//${[...labels.filter(Boolean), base].join('.')}${port && `:${port}`}`
}
