import { pathPattern } from '#lib/path-pattern.ts'
import type { Features } from './features.ts'
import { OPERATIONS as TABLE } from './operations.gen.ts'

/** A backend service, named as in its setting `API_ORIGIN_<NAME>`. */
export type Service = (typeof TABLE)[number]['service']

/** An operation of the contracts: the server forwards these and nothing else. */
export type Operation = {
  id: string
  service: Service
  /** Names the calls in metrics. */
  flow: string
  method: string
  /** The path template of the contract. */
  path: string
  /** Names of the query parameters; others are dropped. */
  query: readonly string[]
  /** Media types of the request body; empty for none. */
  types: readonly string[]
  /** Names of the parameters and body fields that contain the item's key, a secret. Guesses are rate limited. */
  keys: readonly string[]
  feature: keyof Features | null
}

export const OPERATIONS: readonly Operation[] = TABLE

export const SERVICES: readonly Service[] = [...new Set(TABLE.map(({ service }) => service))]

/** The operation of a request to an API, or the allowed methods if there is none. `route` names the request in metrics. */
export type ApiCall = { route: string } & (
  | { operation: Operation; pathValues: Readonly<Record<string, string>> }
  | { operation?: undefined; allow: readonly string[] }
)

const PREFIX = /^\/[\w-]+\/api\//
/** The beginning of a service's paths, such as `/trade/api/`, and the service. */
export const PREFIXES: ReadonlyMap<string, Service> = new Map(
  OPERATIONS.flatMap(({ path, service }) => {
    const [prefix] = PREFIX.exec(path) ?? []
    return prefix ? [[prefix, service] as const] : []
  }),
)
/** The operations whose path has none of these prefixes. */
export const UNPREFIXED_OPERATIONS = OPERATIONS.filter(({ path }) => !PREFIX.test(path))

const PATTERNS = OPERATIONS.map((operation) => ({
  operation,
  pattern: pathPattern(operation.path),
}))

/**
 * Returns the operation that a request is for; without one, the methods that its path allows (none for an unknown path
 * under an API prefix); undefined when the path belongs to the pages. Paths without a prefix (`/tld-info/unhash`) may
 * also be pages: a request to them is a call only if it has the operation's method.
 *
 * @param path normalized by `readTarget`, still percent-encoded
 */
export function findCall(method: string | undefined, path: string): ApiCall | undefined {
  const prefix = PREFIX.exec(path)?.[0] ?? ''
  const isApi = PREFIXES.has(prefix)
  const route = isApi ? `${prefix}*` : path
  const allow: string[] = []
  for (const { operation, pattern } of PATTERNS) {
    const match = pattern.exec(path)
    if (match && operation.method === method) return { route, operation, pathValues: { ...match.groups } }
    if (match) allow.push(operation.method)
  }
  return isApi ? { route, allow } : undefined
}

/** Returns path and query as they are forwarded: unknown query parameters are dropped, known ones pass byte for byte. */
export function forwardedPath({ query: known }: Operation, path: string, query: string): string {
  const pairs = query.slice(1).split('&')
  const passing = pairs.filter((pair) => [...new URLSearchParams(pair).keys()].every((name) => known.includes(name)))
  const passingQuery = passing.filter(Boolean).join('&')
  return passingQuery ? `${path}?${passingQuery}` : path
}

/** Returns the labels of a call in metrics, from a closed set. */
export function callLabels(method: string, path: string): { flow: string; operation: string } {
  const operation = findCall(method, path)?.operation
  if (!operation) return { flow: 'other', operation: 'other' }
  return { flow: operation.flow, operation: `${method} ${operation.path}` }
}
