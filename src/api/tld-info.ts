import { queryOptions } from '@tanstack/react-query'
import * as paths from '#lib/api-paths.gen.ts'
import { readText } from '#lib/readers.ts'
import type { ResellerIdentity } from './branding.ts'
import { call } from './call.ts'
import { ApiError } from './errors.ts'
import type { components, operations } from './generated/tld-info.d.ts'
import { hasListOwner } from './item-facts.ts'
import { AS_FORM } from './client.ts'
import { apiOf } from './query-client.ts'

type Query = NonNullable<operations['listTlds']['parameters']['query']>

export type TldInfoOwner = components['schemas']['TldInfoOwner']
export type TldHandling = components['schemas']['TldHandling']
export type TldPage = components['schemas']['TldPage']

/** A search in the TLD list. `tld` and `registry` (part of a provider's name) are as the user typed them. */
export type TldSearch = {
  page: number
  pageSize: NonNullable<Query['page_size']>
  orderBy: NonNullable<Query['page_order_by']>
  tld?: string | undefined
  registry?: string | undefined
}

type KnownIdentity = Required<{ [Name in keyof ResellerIdentity]: string }>

/** The hash of a reseller's TLD list. Has no error area, because the call is also sent on hover. */
export function getTldInfoHash(owner: KnownIdentity) {
  const body = { reseller: owner.realm, system_name: owner.systemName.toLowerCase(), show_header: '1' } as const
  return queryOptions({
    queryKey: ['getTldInfoHash', owner],
    queryFn: async ({ client }) => {
      const result = await call(apiOf(client).POST(paths.getTldInfoHash, { body, ...AS_FORM }))
      return ensureReadable(result, readText(result.hash) !== undefined)
    },
  })
}

/** The owner of a list: a reseller, or at least a back office (`system_name`). */
export function unhashTldInfo(hash: string) {
  return queryOptions({
    queryKey: ['unhashTldInfo', { hash }],
    queryFn: async ({ client, signal }) => {
      const result = await call(apiOf(client).POST(paths.unhashTldInfo, { body: { hash }, ...AS_FORM, signal }))
      return ensureReadable(result, hasListOwner(result))
    },
    meta: { area: 'tldconfig' },
  })
}

/** A page of the list; unreadable if its page numbers, its array of TLDs or a TLD's name is missing. */
export function listTlds(systemName: string, search: TldSearch) {
  const path = { system_name: systemName.toLowerCase() }
  const query = queryOf(search)
  return queryOptions({
    queryKey: ['listTlds', { systemName: path.system_name, ...query }],
    queryFn: async ({ client, signal }) => {
      const result = await call(apiOf(client).GET(paths.listTlds, { params: { path, query }, signal }))
      return ensureReadable(result, isPage(result))
    },
    meta: { area: 'tldconfig' },
  })
}

/** The names of all TLDs. Has no error area, because suggestions are optional. */
export function listTldNames(systemName: string) {
  const params = { path: { system_name: systemName } }
  return queryOptions({
    queryKey: ['listTldNames', { systemName }],
    queryFn: async ({ client, signal }) => {
      const result = await call(apiOf(client).GET(paths.listTldNames, { params, signal }))
      return ensureReadable(result, Array.isArray(result.tlds) && result.tlds.every((name) => typeof name === 'string'))
    },
  })
}

function isPage({ _meta: meta, tlds }: Partial<TldPage>): boolean {
  const { page, page_size: size, total_count: total, total_pages: pages } = meta?.pagination ?? {}
  return (
    [page, size, total, pages].every((each) => Number.isInteger(each)) &&
    Array.isArray(tlds) &&
    tlds.every((row: TldHandling | null) => readText(row?.tld))
  )
}

function ensureReadable<T>(result: T, isReadable: boolean): T {
  if (!isReadable) throw new ApiError('unreadable')
  return result
}

export function paginationOf({ _meta: { pagination } }: TldPage): TldPage['_meta']['pagination'] {
  return pagination
}

/** Sends a TLD in lowercase with its dot, and a provider's name between wildcards (specification section 5). */
function queryOf({ page, pageSize, orderBy, tld = '', registry = '' }: TldSearch): Query {
  const tldName = tld.trim().toLowerCase()
  const provider = registry.trim()
  return {
    page,
    page_size: pageSize,
    page_order_by: orderBy,
    ...(provider && { registry_name: `*${provider}*` }),
    ...(tldName && { tld: tldName.startsWith('.') ? tldName : `.${tldName}` }),
  }
}
