import createClient from 'openapi-fetch'
import type { Paths } from '#api/generated/contracts.d.ts'

/** A client of all contracts, typed by them. */
export function clientOf(origin: string) {
  return createClient<Paths>({ baseUrl: origin })
}

/** Options of a call with a form body: openapi-fetch needs both to send it as what it is. */
export const AS_FORM = {
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  bodySerializer: (body: Record<string, string>) => new URLSearchParams(body),
}
