import { uploadDocument } from '#lib/api-limits.gen.ts'
import { cleanDocument, type DocumentProblem } from '#lib/documents/clean.ts'
import { kindOf, type DocumentKind } from '#lib/documents/kind.ts'
import { safeName } from '#lib/file-name.ts'
import { scaleDown } from './scale-down.ts'

/**
 * Why a file cannot be sent. `unreachable`: a folder or a moved file. `altered`: the browser changes scaled pictures.
 */
export type FileProblem = DocumentProblem | 'tooLarge' | 'altered' | 'unreachable'

/** What the person should know about a file: `keepsPlace` if it may say where the photo was taken. */
type FileNote = 'cleaned' | 'scaled' | 'keepsPlace'

/** A file as it will be sent, under a name without a path. */
export type PreparedFile = { file: File; kind: DocumentKind; note?: FileNote }

const MEDIA_TYPES: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  heic: 'image/heic',
}

const HEAD_BYTES = 1024

/** Prepares a chosen file for the upload, or returns why it cannot be sent. Loaded when a file is chosen. */
export async function prepareFile(file: File): Promise<PreparedFile | { problem: FileProblem }> {
  const isLarge = file.size > uploadDocument.document.maxLength
  const fitting = isLarge ? await scaled(file) : file
  if ('problem' in fitting) return fitting
  const bytes = await fitting.arrayBuffer().catch(() => undefined)
  if (!bytes) return { problem: 'unreachable' }
  const document = cleanDocument(new Uint8Array(bytes))
  if ('problem' in document) return document
  const { kind, cleaned } = document
  const note = isLarge ? 'scaled' : kind === 'heic' ? 'keepsPlace' : cleaned ? 'cleaned' : undefined
  const name = safeName(isLarge ? file.name.replace(/\.\w+$/, '.jpg') : file.name) || `document.${kind}`
  return { file: new File([document.bytes], name, { type: MEDIA_TYPES[kind] }), kind, ...(note && { note }) }
}

/** Only the beginning of a file is read before it is known to be a photo. */
async function scaled(file: File): Promise<Blob | { problem: FileProblem }> {
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => undefined)
  if (!head) return { problem: 'unreachable' }
  const kind = kindOf(new Uint8Array(head))
  if (kind === undefined || kind === 'pdf') return { problem: 'tooLarge' }
  const photo = await scaleDown(file, uploadDocument.document.maxLength)
  if (photo === 'altered') return { problem: 'altered' }
  return photo ?? { problem: 'tooLarge' }
}
