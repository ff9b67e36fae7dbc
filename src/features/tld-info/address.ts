import type { TldSearch } from '#api/tld-info.ts'
import { normalizeText } from '#lib/normalize-text.ts'
import { findName } from './names.ts'

/** The columns of the list, by the backend's names. */
export const COLUMNS = [
  'tld',
  'registry_name',
  'synchronous',
  'contract_fields',
  'consent_fields',
  'passes_through',
  'real_data_for',
] as const

export const PAGE_SIZES = [10, 25, 50, 100] as const

export type Column = (typeof COLUMNS)[number]

export type TldAddress = Partial<
  Record<'page' | 'page_size' | 'page_order_by' | 'tld' | 'registry_name' | 'q' | 'open', string>
>

/** A view of the list. `text` is the search text, which can mean a TLD or a provider. */
export type View = Pick<TldSearch, 'page' | 'pageSize' | 'orderBy' | 'tld' | 'registry'> & {
  text?: string | undefined
  /** The TLDs whose information is visible, in ASCII without the dot. */
  openTlds?: readonly string[] | undefined
}

const DEFAULTS = { page: 1, pageSize: 25, orderBy: 'tld' } as const

/** Longer than any TLD or provider name, but short enough for a request line. */
export const MAX_TEXT_LENGTH = 200

/** Reads a view from the URL's query. Ignores invalid values. */
export function readAddress(address: Record<string, unknown>): View {
  const { page, page_size: size, page_order_by: order } = address
  const tld = readSearchText(address.tld)
  const registry = readSearchText(address.registry_name)
  return {
    page: typeof page === 'string' && /^\d{1,9}$/.test(page) ? Math.max(1, Number(page)) : DEFAULTS.page,
    pageSize: PAGE_SIZES.find((known) => String(known) === size) ?? DEFAULTS.pageSize,
    orderBy: COLUMNS.flatMap((column) => [column, `-${column}` as const]).find((known) => known === order) ?? 'tld',
    tld: tld === '.' ? undefined : tld,
    registry,
    text: tld || registry ? undefined : readSearchText(address.q),
    openTlds: readOpenTlds(address.open),
  }
}

/** Writes a view as a URL query, without defaults. */
export function writeAddress({ page, pageSize, orderBy, tld, registry, text, openTlds }: View): TldAddress {
  return {
    ...(text && { q: text }),
    ...(tld && { tld }),
    ...(registry && { registry_name: registry }),
    ...(page !== DEFAULTS.page && { page: String(page) }),
    ...(pageSize !== DEFAULTS.pageSize && { page_size: String(pageSize) }),
    ...(orderBy !== DEFAULTS.orderBy && { page_order_by: orderBy }),
    ...(openTlds?.length && { open: openTlds.join(',') }),
  }
}

/** Reads the TLDs whose information is visible, at most as many as fit on the largest page. */
function readOpenTlds(value: unknown): readonly string[] | undefined {
  const names = typeof value === 'string' ? value.split(',', PAGE_SIZES[PAGE_SIZES.length - 1]).filter(Boolean) : []
  return names.length > 0 ? names : undefined
}

/** Normalizes search text, replaces lone surrogates, and limits its length. */
export function readSearchText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const normalized = normalizeText(value.replaceAll(/\p{Surrogate}/gu, '\uFFFD'), 'search').text
  return [...normalized].slice(0, MAX_TEXT_LENGTH).join('').trim() || undefined
}

/**
 * Returns the search of a view. Searches for the TLD that the text equals, else for providers whose name contains the
 * text. Without `names`, text with a leading dot is a TLD.
 */
export function searchOf({ text, ...view }: View, names: readonly string[] | undefined): TldSearch {
  if (!text) return view
  const tld = names ? findName(names, text) : /^\.[^\s.]/.test(text) ? text.toLowerCase() : undefined
  return tld ? { ...view, tld } : { ...view, registry: text }
}
