import type { Scenario } from '#api/sandbox.ts'

type PrismRequest = NonNullable<Scenario['prism']>

export const PRISM = 'http://localhost:4010'

/** Returns the URL of a request, or undefined if a link cannot send the request. */
export function prismAddress({ method, path, headers }: PrismRequest): string | undefined {
  return method === 'GET' && !headers ? PRISM + path : undefined
}

export function curlOf({ method, path, headers = {}, body }: PrismRequest): string {
  const headerOptions = Object.entries(headers).map(([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`)
  const bodyOption = body === undefined ? [] : [`-d ${quoteForShell(body)}`]
  const methodOption = method === 'GET' || (method === 'POST' && body !== undefined) ? [] : [`-X ${method}`]
  return ['curl -i', ...methodOption, ...headerOptions, ...bodyOption, quoteForShell(PRISM + path)].join(' ')
}

function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
