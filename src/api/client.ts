import createClient, { type Client } from 'openapi-fetch'
import type { Paths } from './generated/contracts.d.ts'
import type { Transport } from './transport.ts'

export type Api = Client<Paths>

export function createApi({ origin, send }: Transport): Api {
  return createClient<Paths>({
    baseUrl: origin,
    headers: { Accept: 'application/json' },
    // An answer that was kept on the way is as old as its Date, by which the pages tell the time.
    cache: 'no-store',
    fetch: (request) => send(request),
  })
}
