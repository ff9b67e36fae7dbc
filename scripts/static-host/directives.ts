import { StartProblem } from '#server/start-problem.ts'

/** Quotes a value for nginx. Throws if it contains `$`, which nginx would read as a variable, or control characters. */
export function quoted(value: string): string {
  if (/[$\p{Cc}]/u.test(value))
    throw new StartProblem('A setting contains $ or a control character, which nginx does not support.')
  return `"${value.replace(/["\\]/g, String.raw`\$&`)}"`
}

/** Headers whose value depends on the request, with the variable in deploy/nginx.conf that contains the value. */
const VARIABLES = new Map([
  ['strict-transport-security', '$pages_transport_security'],
  ['x-request-id', '$pages_request_id'],
])

/** Returns the directives for headers of every response in a location, including errors. */
export function addedHeaders(headers: Readonly<Record<string, string>>): string {
  return joinLines(
    Object.entries(headers).map(
      ([name, value]) => `add_header ${name} ${VARIABLES.get(name) ?? quoted(value)} always;`,
    ),
  )
}

export function joinLines(directives: readonly string[]): string {
  return directives.map((directive) => `${directive}\n`).join('')
}
