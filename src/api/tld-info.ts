import { queryOptions } from '@tanstack/react-query'
import type { ResellerIdentity } from './branding.ts'
import { call } from './call.ts'
import { client } from './client.ts'
import { FORM_HEADERS, urlencoded } from './urlencoded.ts'

/** `getTldInfoHash`: the hash that opens the TLD list of a reseller. Called when the way there is pointed at or pressed. */
export function getTldInfoHash({ realm, systemName }: ResellerIdentity): Promise<{ hash: string }> {
  return call(
    client.POST('/tld-info/gethash/', {
      headers: FORM_HEADERS,
      body: { reseller: realm ?? '', system_name: (systemName ?? '').toLowerCase(), show_header: '1' },
      bodySerializer: urlencoded,
    }),
  )
}

/** The hash of a reseller's TLD list, kept for the visit. */
export function tldInfoHashQuery(identity: ResellerIdentity) {
  return queryOptions({
    queryKey: ['getTldInfoHash', identity],
    queryFn: () => getTldInfoHash(identity),
    meta: { area: 'tldconfig' },
  })
}
