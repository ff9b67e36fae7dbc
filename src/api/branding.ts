import { queryOptions } from '@tanstack/react-query'
import { callForObject } from './call.ts'
import { client } from './client.ts'
import type { components } from './generated/branding.d.ts'

export type Branding = components['schemas']['BrandingWithMessagingVars']
export type MessagingVars = components['schemas']['MessagingVars']
export type SystemBranding = components['schemas']['SystemBranding']

/** Whose pages these are: the reseller's id (`realm`) and the brand's system name. */
export type ResellerIdentity = { realm?: string | undefined; systemName?: string | undefined }

/**
 * `getBranding`: a reseller's branding, by the identity headers; without an identity the backend goes by the host alone.
 * Known failures only record their message: branding never blocks a page (specification section 8).
 */
export function brandingQuery(identity: ResellerIdentity = {}) {
  const { realm, systemName } = identity
  return queryOptions({
    queryKey: ['getBranding', { realm, systemName }],
    queryFn: ({ signal }) =>
      callForObject(
        client.GET('/trade/api/no-auth/reseller/branding_with_messaging_vars', {
          params: {
            header: {
              ...(realm && { 'x-reseller-realm': realm }),
              ...(systemName && { 'x-brand-system-name': systemName }),
              'x-forwarded-host': globalThis.location.host,
            },
          },
          signal,
        }),
      ),
    meta: { area: 'reseller' },
  })
}

/** `getSystemBranding`: the registrar's own brand, shown until and unless a reseller's is known. */
export function systemBrandingQuery() {
  return queryOptions({
    queryKey: ['getSystemBranding'],
    queryFn: ({ signal }) => callForObject(client.GET('/trade/api/api/no-auth/system_branding', { signal })),
    meta: { area: 'reseller' },
  })
}
