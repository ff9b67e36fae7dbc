import type { DataQuality, DocumentType } from '#api/data-quality.ts'
import { statusOf } from '#decision/contact-case.ts'
import { receivedOf } from './rules.ts'

/** A document as it was chosen to be sent. */
export type Chosen = { type: DocumentType; file: Pick<File, 'name' | 'size'> }

/** A document of which nobody knows whether it has arrived, and how many the case had before it was sent. */
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
  // Chosen anew it is another object, and the same document.
  const isSame = type === doubt.type && file.name === doubt.file.name && file.size === doubt.file.size
  return isSame && receivedOf(fresh).length > doubt.before ? 'arrived' : 'send'
}
