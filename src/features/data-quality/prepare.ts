import { uploadDocument } from '#lib/api-limits.gen.ts'
import { cleanDocument, type DocumentProblem } from '#lib/documents/clean.ts'
import { type DocumentKind, kindOf } from '#lib/documents/kind.ts'
import { safeName } from '#lib/file-name.ts'

/**
 * Why a file cannot be sent. `unreachable`: it is a folder, or was moved. `altered`: the browser alters canvas data.
 */
export type FileProblem = DocumentProblem | 'tooLarge' | 'altered' | 'unreachable'

/** `keepsPlace`: the file may still contain the place where the photo was taken. */
type FileNote = 'cleaned' | 'scaled' | 'keepsPlace'

/** A file to send, with a safe name. */
export type PreparedFile = { file: File; kind: DocumentKind; note?: FileNote }

const MEDIA_TYPES: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  heic: 'image/heic',
}

const HEAD_BYTES = 1024

/** Prepares a file for the upload, or returns why it cannot be sent. Loaded on demand. */
export async function prepareFile(file: File): Promise<PreparedFile | { problem: FileProblem }> {
  const isLarge = file.size > uploadDocument.document.maxLength
  const blob = isLarge ? await scaleIfPhoto(file) : file
  if ('problem' in blob) return blob
  const bytes = await blob.arrayBuffer().catch(() => undefined)
  if (!bytes) return { problem: 'unreachable' }
  const document = cleanDocument(new Uint8Array(bytes))
  if ('problem' in document) return document
  const { kind, isCleaned } = document
  const note = isLarge ? 'scaled' : kind === 'heic' ? 'keepsPlace' : isCleaned ? 'cleaned' : undefined
  const name = safeName(isLarge ? file.name.replace(/\.\w+$/, '.jpg') : file.name) || `document.${kind}`
  return { file: new File([document.bytes], name, { type: MEDIA_TYPES[kind] }), kind, ...(note && { note }) }
}

/** Scales a large photo down, or returns why the file cannot be sent. */
async function scaleIfPhoto(file: File): Promise<Blob | { problem: FileProblem }> {
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

/** Lengths of the longer edge to try, in pixels. Documents are still legible at the smallest. */
const EDGES_PX = [4000, 3000, 2000]
const JPEG_QUALITY = 0.9

/** An RGBA color that shows whether the browser alters canvas data. */
const TEST_COLOR = [51, 102, 153, 255]

/**
 * Scales a photo down until its JPEG fits, without metadata. Returns `altered` if the browser changes canvas data, as
 * privacy modes do, and undefined if the photo is unreadable or still too large.
 */
async function scaleDown(photo: Blob, maxBytes: number): Promise<Blob | 'altered' | undefined> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return undefined
  if (isCanvasAltered()) return 'altered'
  for (const edge of EDGES_PX) {
    const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height))
    const { canvas, context } = createCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale), 'white')
    context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
    if (jpeg && jpeg.size <= maxBytes) return jpeg
  }
  return undefined
}

function isCanvasAltered(): boolean {
  const { context } = createCanvas(1, 1, `rgb(${TEST_COLOR.slice(0, 3).join(' ')})`)
  const pixel = context?.getImageData(0, 0, 1, 1).data
  return !pixel || TEST_COLOR.some((value, index) => pixel[index] !== value)
}

function createCanvas(width: number, height: number, background: string) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = background
    context.fillRect(0, 0, width, height)
  }
  return { canvas, context }
}
