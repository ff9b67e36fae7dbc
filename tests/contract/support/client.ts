import createClient from 'openapi-fetch'
import type { Paths } from '#api/generated/contracts.d.ts'

/** Creates a typed client for all contracts. */
export function clientOf(origin: string) {
  return createClient<Paths>({ baseUrl: origin })
}
