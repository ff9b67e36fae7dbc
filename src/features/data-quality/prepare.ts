import { uploadDocument } from '#lib/api-limits.gen.ts'
import { cleanDocument, type DocumentProblem } from '#lib/documents/clean.ts'
import type { DocumentKind } from '#lib/documents/kind.ts'
import { safeName } from '#lib/file-name.ts'

/** Why a file cannot be sent; `unreachable`: the device does not give it, as it is a folder or has gone. */
export type FileProblem = DocumentProblem | 'tooLarge' | 'unreachable'

/** A file as it will be sent, under a name that leads nowhere. */
export type PreparedFile = { file: File; kind: DocumentKind; cleaned: boolean }

const MEDIA_TYPES: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  heic: 'image/heic',
}

/** Prepares a chosen file for the upload, or returns why it cannot be sent. Loaded when a file is chosen. */
export async function prepareFile(file: File): Promise<PreparedFile | { problem: FileProblem }> {
  // Not read: the page would hold all of it.
  if (file.size > uploadDocument.document.maxLength) return { problem: 'tooLarge' }
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { problem: 'unreachable' }
  const document = await cleanDocument(new Uint8Array(bytes))
  if ('problem' in document) return document
  const { kind, cleaned } = document
  const name = safeName(file.name) || `document.${kind}`
  return { file: new File([document.bytes], name, { type: MEDIA_TYPES[kind] }), kind, cleaned }
}
