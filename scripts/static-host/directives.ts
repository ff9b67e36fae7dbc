import { StartProblem } from '#server/start-problem.ts'

/** Quotes a value for nginx. Throws for one that nginx would read as a variable or cannot quote. */
export function quoted(value: string): string {
  if (/[$\p{Cc}]/u.test(value)) throw new StartProblem('A setting holds a sign that nginx cannot be told.')
  return `"${value.replace(/["\\]/g, String.raw`\$&`)}"`
}

/** Header values that differ by request, and the variable of deploy/nginx.conf that holds each. */
const VARIABLES = new Map([
  ['strict-transport-security', '$pages_transport_security'],
  ['x-request-id', '$pages_request_id'],
])

/** Headers of every response of a location, including errors. */
export function addedHeaders(headers: Readonly<Record<string, string>>): string {
  return lines(
    Object.entries(headers).map(
      ([name, value]) => `add_header ${name} ${VARIABLES.get(name) ?? quoted(value)} always;`,
    ),
  )
}

/** Joins lines. */
export function lines(directives: readonly string[]): string {
  return directives.map((directive) => `${directive}\n`).join('')
}
