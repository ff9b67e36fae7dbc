import createClient from 'openapi-fetch'
import type { paths as AppConfig } from '#api/generated/app-config.d.ts'
import type { paths as Branding } from '#api/generated/branding.d.ts'
import type { paths as Consent } from '#api/generated/consent.d.ts'
import type { paths as Sandbox } from '#api/generated/sandbox.d.ts'
import type { paths as TldInfo } from '#api/generated/tld-info.d.ts'

/** A client of all contracts, typed by them. */
export function clientOf(origin: string) {
  return createClient<AppConfig & Branding & Consent & Sandbox & TldInfo>({ baseUrl: origin })
}

/** Options of a call with a form body: openapi-fetch needs both to send it as what it is. */
export const AS_FORM = {
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  bodySerializer: (body: Record<string, string>) => new URLSearchParams(body),
}
