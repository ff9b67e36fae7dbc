import type { CheckedRequest } from './check-request.ts'

/** Names under which operations carry the key of the link, wherever they carry it. */
const KEY_NAMES = ['access_key', 'key']

/** The key a request is about, from its path, query or body; undefined when it carries none. */
export function keyOf({ path, query, body }: Pick<CheckedRequest, 'path' | 'query' | 'body'>): string | undefined {
  for (const place of [path, query, body]) {
    if (typeof place !== 'object' || place === null) continue
    for (const name of KEY_NAMES) {
      const value: unknown = (place as Record<string, unknown>)[name]
      if (typeof value === 'string') return value
    }
  }
  return undefined
}

/** The scenario that a key names: what stands before `~`; what follows makes an independent copy of it. */
export function stateOf(key: string): string {
  return key.replace(/~.*/s, '')
}
