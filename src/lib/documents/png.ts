import { orientationOf, tiffWith } from './exif.ts'
import { textAt } from './kind.ts'

const SIGNATURE_BYTES = 8
const HEADER_BYTES = 13
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12

/** Chunks that are needed to display the picture (ISO/IEC 15948, clause 11). */
const NEEDED_TYPES = new Set(['PLTE', 'IDAT', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'pHYs', 'bKGD'])

type Chunk = { type: string; content: Uint8Array; bytes: Uint8Array }

/**
 * Returns only the chunks of a PNG file that are needed to display it, and the orientation. Throws RangeError if it is
 * malformed.
 */
export function cleanPng(bytes: Uint8Array): Uint8Array[] {
  const [header, ...chunks] = [...chunksOf(bytes)]
  if (header?.type !== 'IHDR' || header.content.length !== HEADER_BYTES) throw new RangeError('no picture')
  if (!chunks.some(({ type }) => type === 'IDAT')) throw new RangeError('no pixels')
  const seen = new Set<string>()
  const neededChunks = chunks.flatMap(({ type, content, bytes: whole }) => {
    if (type === 'IDAT') return [whole]
    if (seen.has(type)) return []
    seen.add(type)
    if (type === 'eXIf') return orientationChunk(content)
    if (NEEDED_TYPES.has(type) || type === 'IEND') return [whole]
    // A decoder must reject an unknown critical chunk, whose type starts with a capital.
    if (/^[A-Z]/.test(type)) throw new RangeError('unknown chunk')
    return []
  })
  return [bytes.subarray(0, SIGNATURE_BYTES), header.bytes, ...neededChunks]
}

/** Yields the chunks up to `IEND` and verifies their checksums. */
function* chunksOf(bytes: Uint8Array): Generator<Chunk, void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let start = SIGNATURE_BYTES
  let type: string
  do {
    const end = start + FRAME_BYTES + view.getUint32(start)
    if (end > bytes.length) throw new RangeError('a chunk is cut off')
    type = textAt(bytes, start + 4, 4)
    if (view.getUint32(end - 4) !== checksum(bytes.subarray(start + 4, end - 4))) throw new RangeError('wrong checksum')
    yield { type, content: bytes.subarray(start + 8, end - 4), bytes: bytes.subarray(start, end) }
    start = end
  } while (type !== 'IEND')
}

function orientationChunk(exif: Uint8Array): Uint8Array[] {
  const orientation = orientationOf(exif)
  if (orientation === undefined) return []
  const content = tiffWith(orientation)
  const chunk = new Uint8Array(FRAME_BYTES + content.length)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, content.length)
  chunk.set(new TextEncoder().encode('eXIf'), 4)
  chunk.set(content, 8)
  view.setUint32(chunk.length - 4, checksum(chunk.subarray(4, -4)))
  return [chunk]
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** CRC-32 of a chunk's type and data. */
function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
