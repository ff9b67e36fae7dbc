import createClient from 'openapi-fetch'
import type { Paths } from '#api/generated/contracts.d.ts'

/** A client of all contracts, typed by them. */
export function clientOf(origin: string) {
  return createClient<Paths>({ baseUrl: origin })
}
