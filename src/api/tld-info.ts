import { queryOptions } from '@tanstack/react-query'
import type { ResellerIdentity } from './branding.ts'
import { call } from './call.ts'
import { client } from './client.ts'
import type { components, operations } from './generated/tld-info.d.ts'
import { FORM_HEADERS, urlencoded } from './urlencoded.ts'

type Query = NonNullable<operations['listTlds']['parameters']['query']>

export type TldInfoOwner = components['schemas']['TldInfoOwner']
export type TldHandling = components['schemas']['TldHandling']
export type TldPage = components['schemas']['TldPage']

/** A page of the list as a person asks for it: `tld` is one TLD, `registry` a part of a provider's name, both as typed. */
export type TldSearch = {
  page: number
  pageSize: NonNullable<Query['page_size']>
  orderBy: NonNullable<Query['page_order_by']>
  tld?: string | undefined
  registry?: string | undefined
}

/** Whose list is asked for: both names must be known. */
type TldListOwner = Required<{ [Name in keyof ResellerIdentity]: string }>

const LIST = '/tld-info/api/no-auth/tldconfig/admin/gdpr/{system_name}'

/** `getTldInfoHash`: the hash that opens the TLD list of a reseller. Called when the way there is pointed at or pressed. */
export function getTldInfoHash({ realm, systemName }: TldListOwner): Promise<{ hash: string }> {
  return call(
    client.POST('/tld-info/gethash/', {
      headers: FORM_HEADERS,
      body: { reseller: realm, system_name: systemName.toLowerCase(), show_header: '1' },
      bodySerializer: urlencoded,
    }),
  )
}

/** The hash of a reseller's TLD list, kept for the visit. Without an area: pointing at the way there asks for nothing. */
export function tldInfoHashQuery(identity: TldListOwner) {
  return queryOptions({
    queryKey: ['getTldInfoHash', identity],
    queryFn: () => getTldInfoHash(identity),
  })
}

/** `unhashTldInfo`: whose list a hash addresses. */
export function unhashTldInfo(hash: string, signal?: AbortSignal): Promise<TldInfoOwner> {
  const options = { headers: FORM_HEADERS, body: { hash }, bodySerializer: urlencoded, ...(signal && { signal }) }
  return call(client.POST('/tld-info/unhash', options))
}

/** `listTlds`: a page of the list of a back office. */
export function listTlds(systemName: string, search: TldSearch, signal?: AbortSignal): Promise<TldPage> {
  const path = { system_name: systemName.toLowerCase() }
  return call(client.GET(LIST, { params: { path, query: queryOf(search) }, ...(signal && { signal }) }))
}

/** `listTldNames`: the names of all TLDs of a back office. */
export function listTldNames(systemName: string, signal?: AbortSignal): Promise<{ tlds: string[] }> {
  const options = { params: { path: { system_name: systemName } }, ...(signal && { signal }) }
  return call(client.GET('/tld-info/api/no-auth/tldconfig/admin/gdpr/tld_list/{system_name}', options))
}

/** Which part of the list a page is. */
export function paginationOf({ _meta: { pagination } }: TldPage): TldPage['_meta']['pagination'] {
  return pagination
}

/** A TLD is sent in lower case with its dot, a part of a provider's name between wildcards (specification section 5). */
function queryOf({ page, pageSize, orderBy, tld = '', registry = '' }: TldSearch): Query {
  const name = tld.trim().toLowerCase()
  const part = registry.trim()
  return {
    page,
    page_size: pageSize,
    page_order_by: orderBy,
    ...(part && { registry_name: `*${part}*` }),
    ...(name && { tld: name.startsWith('.') ? name : `.${name}` }),
  }
}

/** What a hash stands for, kept for the visit. */
export function tldInfoOwnerQuery(hash: string) {
  return queryOptions({
    queryKey: ['unhashTldInfo', { hash }],
    queryFn: ({ signal }) => unhashTldInfo(hash, signal),
    meta: { area: 'tldconfig' },
  })
}

/** A page of the list, kept for the visit. */
export function tldPageQuery(systemName: string, search: TldSearch) {
  return queryOptions({
    queryKey: ['listTlds', { systemName: systemName.toLowerCase(), ...queryOf(search) }],
    queryFn: ({ signal }) => listTlds(systemName, search, signal),
    meta: { area: 'tldconfig' },
  })
}

/** The names to suggest, kept for the visit. Without an area: suggestions that fail are no news for the banner. */
export function tldNamesQuery(systemName: string) {
  return queryOptions({
    queryKey: ['listTldNames', { systemName }],
    queryFn: ({ signal }) => listTldNames(systemName, signal),
  })
}
