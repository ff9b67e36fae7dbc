import type { CheckedRequest } from './check-request.ts'

/** The parameters and fields that select a scenario, in order of precedence. Most contain the key of the link. */
const KEY_NAMES = {
  // The list of TLDs has no key. The back office whose list it is, `system_name`, selects the scenario.
  path: ['access_key', 'download_token', 'system_name'],
  query: ['access_key', 'key', 'id'],
  body: ['access_key', 'key', 'id', 'hash', 'template_id', 'page'],
}

type RequestParts = Pick<CheckedRequest, 'path' | 'query' | 'body'>

/** Returns the key in the path, query or body of a request; undefined when there is none. */
export function keyOf(call: RequestParts): string | undefined {
  return findKey(call)?.value
}

/** Returns a copy of the request with its key replaced by `key`; returns a request without a key unchanged. */
export function withKey<Request extends RequestParts>(request: Request, key: string): Request {
  const found = findKey(request)
  if (!found) return request
  const { place, name } = found
  return { ...request, [place]: { ...(request[place] as object), [name]: key } }
}

function findKey(call: RequestParts): { place: keyof RequestParts; name: string; value: string } | undefined {
  for (const place of ['path', 'query', 'body'] as const) {
    if (typeof call[place] !== 'object' || call[place] === null) continue
    for (const name of KEY_NAMES[place]) {
      const value: unknown = (call[place] as Record<string, unknown>)[name]
      if (typeof value === 'string') return { place, name, value }
    }
  }
  return undefined
}

/**
 * Returns the values of a request that may name a scenario: first the reseller, which names the scenario of a page
 * without a key, then the key, then the labels of the host.
 */
export function scenarioNamesOf(call: Pick<CheckedRequest, 'path' | 'query' | 'header' | 'body'>): string[] {
  const { reseller } = (call.body ?? {}) as { reseller?: unknown }
  const names = [call.header['x-reseller-realm'], reseller, keyOf(call), ...labelsOf(call.header['x-forwarded-host'])]
  return names.filter((name) => typeof name === 'string')
}

/** Returns the labels of a host, followed by its port if it has one; none if the host is not a string. */
export function labelsOf(host: unknown): string[] {
  return typeof host === 'string' ? host.split(/[.:]/) : []
}

/** Returns the state in a key: the text before `~`. The text after it identifies an independent copy of the item. */
export function stateOf(key: string): string {
  return key.replace(/~.*/s, '')
}
