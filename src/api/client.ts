import createClient, { type Client } from 'openapi-fetch'
import type { Paths } from './generated/contracts.d.ts'
import type { Transport } from './transport.ts'

export type Api = Client<Paths>

/** Options of a call that sends a form instead of JSON. */
export const AS_FORM = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } } as const

export function createApi({ origin, send }: Transport): Api {
  return createClient<Paths>({
    baseUrl: origin,
    headers: { Accept: 'application/json' },
    // The pages set their clock by the Date header, which is stale in a cached response.
    cache: 'no-store',
    fetch: (request) => send(request),
  })
}
