import createClient from 'openapi-fetch'
import type { Paths } from './generated/contracts.d.ts'
import { send } from './transport.ts'

/** The one generated client over all contracts. Every call goes to the page's own origin. */
export const client = createClient<Paths>({
  baseUrl: globalThis.location?.origin ?? '',
  headers: { Accept: 'application/json' },
  // What is kept somewhere on the way is as old as its Date, by which the pages tell the time.
  cache: 'no-store',
  fetch: send,
})
