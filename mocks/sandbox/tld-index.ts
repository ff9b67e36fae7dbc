import { domainToASCII } from 'node:url'
import type { components, operations } from '#api/generated/tld-info.d.ts'
import { isYes } from './flags.ts'

type TldRow = components['schemas']['TldHandling']
type TldQuery = NonNullable<operations['listTlds']['parameters']['query']>

export interface TldIndex {
  page: (query: TldQuery) => components['schemas']['TldPage']
  /** All names, in alphabetical order. */
  names: () => string[]
}

const DEFAULT_PAGE_SIZE = 25

/** Creates an index that returns pages of a list of TLDs. Sorts by TLD immediately, by other columns on first use. */
export function createTldIndex(rows: readonly TldRow[]): TldIndex {
  const entries = rows.map((row) => ({ row, registry: row.registry_name?.toLowerCase() ?? '' }))
  const registries = [...new Set(entries.map(({ registry }) => registry))]
  const byName = new Map(entries.map((entry) => [toComparable(entry.row.tld), entry]))
  const orders = new Map<string, typeof entries>()

  function sortBy(column: string): typeof entries {
    const cachedOrder = orders.get(column)
    if (cachedOrder) return cachedOrder
    const initialOrder = column === 'tld' ? entries : sortBy('tld')
    const keyed = initialOrder.map((entry) => ({ entry, key: sortKey(entry.row, column as keyof TldRow) }))
    // The sort is stable: rows with equal values stay in order of name.
    const order = keyed.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ entry }) => entry)
    orders.set(column, order)
    return order
  }

  function entriesFor({ tld, registry_name: registry, page_order_by: order = 'tld' }: TldQuery): typeof entries {
    const match = tld === undefined ? undefined : byName.get(toComparable(tld))
    const column = order.replace(/^-/, '')
    const candidates = tld === undefined ? sortBy(column) : match ? [match] : []
    const matching =
      registry === undefined ? candidates : filterByRegistry(candidates, registry.toLowerCase().split('*'))
    return order.startsWith('-') ? matching.toReversed() : matching
  }

  /** Compares each registry name only once, even if the registry has many TLDs. */
  function filterByRegistry(candidates: typeof entries, parts: string[]): typeof entries {
    const matchingRegistries = new Set(registries.filter((registry) => matches(registry, parts)))
    return candidates.filter(({ registry }) => matchingRegistries.has(registry))
  }

  sortBy('tld')
  return {
    page(query) {
      const { page = 1, page_size: size = DEFAULT_PAGE_SIZE } = query
      const all = entriesFor(query)
      const pagination = { page, page_size: size, total_count: all.length, total_pages: Math.ceil(all.length / size) }
      const tlds = all.slice((page - 1) * size, page * size).map(({ row }) => row)
      return { _meta: { pagination }, tlds }
    },
    names: () => sortBy('tld').map(({ row }) => row.tld),
  }
}

/** Returns the same text for the Unicode and ASCII forms of a name. */
function toComparable(tld: string): string {
  const name = tld.replace(/^\./, '').toLowerCase()
  return /^[\w-]*$/.test(name) ? name : domainToASCII(name) || name
}

/** Returns text that sorts yes before no, lists by length and then content, and other values regardless of case. */
function sortKey(row: TldRow, column: keyof TldRow): string {
  const value = row[column]
  if (Array.isArray(value)) return `${String(value.length).padStart(3, '0')} ${value.join(' ')}`
  if (column === 'synchronous' || column === 'passes_through') return isYes(row[column]) ? '0' : '1'
  return String(value ?? '').toLowerCase()
}

/** Returns whether text matches a pattern, given as the parts between `*`. Takes linear time. */
function matches(text: string, parts: readonly string[]): boolean {
  const [first = '', ...others] = parts
  const last = others.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false
  let at = first.length
  for (const part of others) {
    const found = text.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return at <= text.length - last.length
}
