import { cleanHeic } from './heic.ts'
import { cleanJpeg } from './jpeg.ts'
import { kindOf, type DocumentKind } from './kind.ts'
import { cleanPng } from './png.ts'
import { Unreadable } from './unreadable.ts'

/** Why a file is no document that can be sent. `damaged`: it cannot be read safely, so nobody knows what it holds. */
export type DocumentProblem = 'empty' | 'unknown' | 'damaged'

/** A document as it may leave the device. `cleaned` when something about the picture was taken out. */
export type CleanDocument = { kind: DocumentKind; bytes: Uint8Array<ArrayBuffer>; cleaned: boolean }

/**
 * Judges a file by its content and takes out of a photograph what the camera wrote about it: place, time, owner, numbers of
 * the device. The picture itself is not touched, and a file without such data stays as it is. Never rejects.
 */
export async function cleanDocument(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<CleanDocument | { problem: DocumentProblem }> {
  if (bytes.length === 0) return { problem: 'empty' }
  const kind = kindOf(bytes)
  if (!kind) return { problem: 'unknown' }
  try {
    const clean = await CLEANERS[kind](bytes)
    return { kind, bytes: clean, cleaned: clean !== bytes }
  } catch (error) {
    // A number in the file pointed outside of it.
    // Stryker disable next-line ConditionalExpression: no file brings about another error; a fault of ours has to be seen
    if (error instanceof Unreadable || error instanceof RangeError) return { problem: 'damaged' }
    throw error
  }
}

type Bytes = Uint8Array<ArrayBuffer>

const CLEANERS: Record<DocumentKind, (bytes: Bytes) => Bytes | Promise<Bytes>> = {
  pdf: (bytes) => bytes,
  png: async (bytes) => joined(await cleanPng(bytes), bytes),
  jpeg: (bytes) => joined(cleanJpeg(bytes), bytes),
  heic: (bytes) => cleanHeic(bytes) as Bytes,
}

/** The buffers as one; the original when they are the same. */
function joined(buffers: readonly Uint8Array[], original: Bytes): Bytes {
  const whole = new Uint8Array(buffers.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const buffer of buffers) {
    whole.set(buffer, at)
    at += buffer.length
  }
  const isSame = whole.length === original.length && whole.every((byte, index) => byte === original[index])
  return isSame ? original : whole
}
