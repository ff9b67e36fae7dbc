import type { TransferLink } from '#api/transfer.ts'
import { normalizeText } from '#lib/normalize-text.ts'
import { readText } from '#lib/readers.ts'

/** Returns the parts of an older link. The key parameter had several names. */
export function readLegacyLink(search: Record<string, unknown>): Partial<TransferLink> {
  const domain = normalizeText(readText(search.domain) ?? '', 'domain').text
  const keys = [search.key, search.id, search.unique_id, search.rid]
  const key = keys.map((value) => normalizeText(readText(value) ?? '', 'key').text).find(Boolean)
  return { ...(domain && { domain }), ...(key && { key }) }
}

export function isComplete(link: Partial<TransferLink>): link is TransferLink {
  return Boolean(link.domain && link.key)
}
