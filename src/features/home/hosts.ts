type Place = Pick<Location, 'hostname' | 'port' | 'protocol'>

/** Returns the reseller in the first label of a host. */
export function resellerOf(hostname: string, resellers: readonly string[]): string | undefined {
  return resellers.find((name) => hostname.startsWith(`${name}.`))
}

/**
 * Returns the origin of a host with more labels in front. IP addresses are replaced by `localhost`, which accepts any
 * label.
 *
 * @param reseller the label that the current host already has
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
