/** Returns the reseller that is the first label of a host name, if any. */
export function resellerOf(hostname: string, resellers: readonly string[]): string | undefined {
  return resellers.find((name) => hostname.startsWith(`${name}.`))
}

/**
 * Returns the origin of a host with labels prepended. Replaces an IP address with `localhost`, which accepts any
 * label.
 *
 * @param reseller the first label of the current host, to be removed
 */
export function originWithLabels(
  labels: readonly (string | undefined)[],
  { hostname, port, protocol }: Pick<Location, 'hostname' | 'port' | 'protocol'>,
  reseller?: string,
): string {
  const host = reseller === undefined ? hostname : hostname.slice(reseller.length + 1)
  const base = /^[\d.]+$|^\[/.test(host) ? 'localhost' : host
  return `${protocol}//${[...labels.filter(Boolean), base].join('.')}${port && `:${port}`}`
}
