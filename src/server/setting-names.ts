/** Only settings have these prefixes, so an unknown name with one is a mistake. */
const PREFIXES = ['API_', 'MONITORING_', 'SANDBOX_', 'METRICS_', 'RATE_LIMIT', 'LEGAL_']

/**
 * Finds misspelled settings, which would silently have no effect.
 * @returns a message for each, with the setting that was probably meant or with the allowed names
 */
export function misspelledSettings(given: readonly string[], known: readonly string[]): string[] {
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const suggestion = known.find((each) => isOneEditApart(name, each))
      if (suggestion !== undefined) return [`${name} is not a setting: did you mean ${suggestion}? If not, remove it`]
      const prefix = PREFIXES.find((each) => name.startsWith(each))
      if (prefix === undefined) return []
      return [`${name} is not a setting: allowed are ${known.filter((each) => each.startsWith(prefix)).join(', ')}`]
    })
}

/** Returns whether one letter was left out, added, replaced or swapped with its neighbor. */
function isOneEditApart(a: string, b: string): boolean {
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  const isSwap = left.length === 2 && left[0] === right[1] && left[1] === right[0] && right.length === 2
  return isSwap || Math.max(left.length, right.length) === 1
}
