import { cleanJpeg } from './jpeg.ts'
import { kindOf, type DocumentKind } from './kind.ts'
import { cleanPng } from './png.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Why a file cannot be sent. `unknown`: its format is not accepted. `damaged`: it cannot be parsed and cleaned. */
export type DocumentProblem = 'empty' | 'unknown' | 'damaged'

/** A document as it may leave the device; `isCleaned` if metadata was removed. */
export type CleanDocument = { kind: DocumentKind; bytes: Bytes; isCleaned: boolean }

/**
 * Detects the type of a file by its content, and removes the camera's metadata (place, time, owner) from a JPEG or PNG
 * without changing its pixels. Reports a malformed file as `damaged`.
 */
export function cleanDocument(bytes: Bytes): CleanDocument | { problem: DocumentProblem } {
  if (bytes.length === 0) return { problem: 'empty' }
  const kind = kindOf(bytes)
  if (!kind) return { problem: 'unknown' }
  try {
    const buffers = CLEANERS[kind]?.(bytes)
    const cleanBytes = buffers ? concatenate(buffers, bytes) : bytes
    return { kind, bytes: cleanBytes, isCleaned: cleanBytes !== bytes }
  } catch (error) {
    // Thrown by the cleaners, and by DataView for a length that points past the end.
    if (error instanceof RangeError) return { problem: 'damaged' }
    throw error
  }
}

const CLEANERS: Partial<Record<DocumentKind, (bytes: Bytes) => Uint8Array[]>> = { png: cleanPng, jpeg: cleanJpeg }

/** Concatenates the buffers; returns the original if the bytes are equal. */
function concatenate(buffers: readonly Uint8Array[], original: Bytes): Bytes {
  const whole = new Uint8Array(buffers.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const buffer of buffers) {
    whole.set(buffer, offset)
    offset += buffer.length
  }
  const isSame = whole.length === original.length && whole.every((byte, index) => byte === original[index])
  return isSame ? original : whole
}
