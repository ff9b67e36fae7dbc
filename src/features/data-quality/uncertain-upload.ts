import type { DataQuality, DocumentType } from '#api/data-quality.ts'
import { statusOf } from '#decision/contact-case.ts'
import { uploadsOf } from './rules.ts'

export type ChosenDocument = { type: DocumentType; file: Pick<File, 'name' | 'size'> }

/** An upload that may have arrived. `countBefore` is the number of documents that the case listed before the upload. */
export type UncertainUpload = ChosenDocument & { countBefore: number }

/**
 * Decides whether to send a document after an upload whose outcome is unknown. `fresh` is undefined if the case cannot be
 * read.
 */
export function decideResend(
  uncertain: UncertainUpload,
  { type, file }: ChosenDocument,
  fresh: DataQuality | undefined,
): 'unknown' | 'arrived' | 'closed' | 'send' {
  if (!fresh) return 'unknown'
  if (statusOf(fresh).is !== 'open') return 'closed'
  // Choosing the same file again creates another `File`, so compare names and sizes.
  const isSame = type === uncertain.type && file.name === uncertain.file.name && file.size === uncertain.file.size
  return isSame && uploadsOf(fresh).length > uncertain.countBefore ? 'arrived' : 'send'
}
