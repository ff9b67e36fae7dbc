import { cleanJpeg } from './jpeg.ts'
import { kindOf, type DocumentKind } from './kind.ts'
import { cleanPng } from './png.ts'
import { Unreadable } from './unreadable.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Why a file cannot be sent. `damaged`: it cannot be read, so what it holds is unknown. */
export type DocumentProblem = 'empty' | 'unknown' | 'damaged'

/** A document as it may leave the device; `cleaned` when data about the picture was removed. */
export type CleanDocument = { kind: DocumentKind; bytes: Bytes; cleaned: boolean }

/**
 * Finds the type of a file by its content and removes from a JPEG or PNG what the camera wrote about it: place, time,
 * owner. The picture itself is not changed. A PDF and a HEIC photo stay as they are. Never throws.
 */
export function cleanDocument(bytes: Bytes): CleanDocument | { problem: DocumentProblem } {
  if (bytes.length === 0) return { problem: 'empty' }
  const kind = kindOf(bytes)
  if (!kind) return { problem: 'unknown' }
  try {
    const clean = CLEANERS[kind]?.(bytes)
    const whole = clean ? joined(clean, bytes) : bytes
    return { kind, bytes: whole, cleaned: whole !== bytes }
  } catch (error) {
    // A length in the file pointed outside of it.
    if (error instanceof Unreadable || error instanceof RangeError) return { problem: 'damaged' }
    throw error
  }
}

const CLEANERS: Partial<Record<DocumentKind, (bytes: Bytes) => Uint8Array[]>> = { png: cleanPng, jpeg: cleanJpeg }

/** The buffers as one; the original if they are the same. */
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
