import type { CheckedRequest } from './check-request.ts'

/** Names of the values that select the state: the key of the link, or a value in its place. In order of precedence. */
const KEY_NAMES = {
  // Requests for the list of TLDs have no key: the hash in the link is resolved to the name of a back office.
  path: ['access_key', 'download_token', 'system_name'],
  query: ['access_key', 'key', 'id'],
  body: ['access_key', 'key', 'id', 'hash', 'template_id', 'page'],
}

type Parts = Pick<CheckedRequest, 'path' | 'query' | 'body'>

/** Returns the key in the path, query or body of a request; undefined when there is none. */
export function keyOf(call: Parts): string | undefined {
  return findKey(call)?.value
}

/** Returns a copy of the request with `key` instead of its own key; a request without a key is unchanged. */
export function withKey<Request extends Parts>(request: Request, key: string): Request {
  const found = findKey(request)
  if (!found) return request
  const { place, name } = found
  return { ...request, [place]: { ...(request[place] as object), [name]: key } }
}

function findKey(call: Parts): { place: keyof Parts; name: string; value: string } | undefined {
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
 * Returns the values of a request that may name a scenario: first the reseller, which selects it on pages without a key, then
 * the key, then the parts of the host.
 */
export function scenarioNamesOf(call: Pick<CheckedRequest, 'path' | 'query' | 'header' | 'body'>): string[] {
  const { reseller } = (call.body ?? {}) as { reseller?: unknown }
  const names = [call.header['x-reseller-realm'], reseller, keyOf(call), ...labelsOf(call.header['x-forwarded-host'])]
  return names.filter((name) => typeof name === 'string')
}

/** Returns the labels of a host, followed by its port. */
export function labelsOf(host: unknown): string[] {
  return typeof host === 'string' ? host.split(/[.:]/) : []
}

/** Returns the state in a key: the text before `~`. The text after it identifies an independent copy. */
export function stateOf(key: string): string {
  return key.replace(/~.*/s, '')
}
