import { queryOptions } from '@tanstack/react-query'
import * as paths from '#lib/api-paths.gen.ts'
import { callForObject } from './call.ts'
import type { components } from './generated/branding.d.ts'
import { apiOf, transportOf } from './query-client.ts'

export type Branding = components['schemas']['BrandingWithMessagingVars']
export type MessagingVars = components['schemas']['MessagingVars']
export type SystemBranding = components['schemas']['SystemBranding']

/** `realm` is the reseller's ID; `systemName` is the back office that has its data. */
export type ResellerIdentity = { realm?: string | undefined; systemName?: string | undefined }

/** A reseller's branding, found by identity, else by host. An error never blocks the page (specification section 8). */
export function getBranding(identity: ResellerIdentity = {}) {
  const { realm, systemName } = identity
  return queryOptions({
    queryKey: ['getBranding', { realm, systemName }],
    queryFn: ({ client, signal }) =>
      callForObject(
        apiOf(client).GET(paths.getBranding, {
          params: {
            header: {
              ...(realm && { 'x-reseller-realm': realm }),
              ...(systemName && { 'x-brand-system-name': systemName }),
              'x-forwarded-host': new URL(transportOf(client).origin).host,
            },
          },
          signal,
        }),
      ),
    meta: { area: 'reseller' },
  })
}

/** The registrar's brand, used until a reseller's brand is known. */
export function getSystemBranding() {
  return queryOptions({
    queryKey: ['getSystemBranding'],
    queryFn: ({ client, signal }) => callForObject(apiOf(client).GET(paths.getSystemBranding, { signal })),
    meta: { area: 'reseller', isFallback: true },
  })
}
