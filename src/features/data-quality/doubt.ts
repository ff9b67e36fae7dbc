import type { DataQuality, DocumentType } from '#api/data-quality.ts'
import { statusOf } from '#decision/contact-case.ts'
import { receivedOf } from './rules.ts'

export type Chosen = { type: DocumentType; file: Pick<File, 'name' | 'size'> }

/** A document that may have arrived, and the number of documents before it. */
export type Doubt = Chosen & { before: number }

/**
 * Decides whether to send a document while it is unknown if an earlier one has arrived. `fresh` is undefined if the
 * case cannot be read.
 */
export function afterDoubt(
  doubt: Doubt,
  { type, file }: Chosen,
  fresh: DataQuality | undefined,
): 'unknown' | 'arrived' | 'closed' | 'send' {
  if (!fresh) return 'unknown'
  if (statusOf(fresh).is !== 'open') return 'closed'
  // The same file is another object when it is chosen again.
  const isSame = type === doubt.type && file.name === doubt.file.name && file.size === doubt.file.size
  return isSame && receivedOf(fresh).length > doubt.before ? 'arrived' : 'send'
}
