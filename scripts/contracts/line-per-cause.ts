/** One thing that the linter found. */
export interface Finding {
  /** Path from the root of the project. */
  file: string
  line: number
  message: string
  rule: string
}

/** A line for each message, with the first place that has it and the number of the others. */
export function linePerCause(findings: readonly Finding[]): string[] {
  return [...Map.groupBy(findings, ({ rule, message }) => `${rule} ${message}`).values()].map((alike) => {
    const [{ message, rule } = { message: '', rule: '' }] = alike
    return `${placesOf(alike)}: ${message} (${rule})`
  })
}

/** The first place, and where the others are: `openapi/a.yaml:7 (and 3 more in openapi/examples/a/)`. */
function placesOf(places: ReadonlyArray<{ file: string; line: number }>): string {
  const [first = '', ...others] = [...new Set(places.map(({ file, line }) => `${file}:${line}`))]
  if (others.length === 0) return first
  const folders = new Set(others.map((place) => place.slice(0, place.lastIndexOf('/') + 1)))
  return `${first} (and ${others.length} more in ${[...folders].join(', ')})`
}
