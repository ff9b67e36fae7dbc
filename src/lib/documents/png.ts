import { orientationOf, tiffWith } from './exif.ts'
import { textAt } from './kind.ts'
import { Unreadable } from './unreadable.ts'

const SIGNATURE_BYTES = 8
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12

/** Chunks that say how the picture looks. Texts, Exif data and what is not known here may say whose it is and where. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT tIME acTL fcTL fdAT'.split(' '),
)

/**
 * The pieces of a PNG file (ISO/IEC 15948) without its texts (XMP among them), its Exif data, chunks that are not known,
 * and whatever follows the picture. Pixels, colours and which way up it is stay, byte for byte.
 *
 * @throws Unreadable when it is cut off or not built as the format says
 */
export function cleanPng(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)]
  let hasPixels = false
  let at = SIGNATURE_BYTES
  for (let type = ''; type !== 'IEND';) {
    if (at + FRAME_BYTES > bytes.length) throw new Unreadable('the picture is cut off')
    const length = view.getUint32(at)
    const end = at + FRAME_BYTES + length
    if (end > bytes.length) throw new Unreadable('a chunk is cut off')
    type = textAt(bytes, at + 4, 4)
    const isFirst = at === SIGNATURE_BYTES
    if (isFirst !== (type === 'IHDR') || (isFirst && length !== 13)) throw new Unreadable('no picture')
    const chunk = bytes.subarray(at, end)
    if (isCritical(type)) {
      if (!KEPT.has(type)) throw new Unreadable('unknown chunk')
      if (view.getUint32(end - 4) !== checksum(chunk.subarray(4, -4))) throw new Unreadable('wrong checksum')
    }
    if (type === 'IDAT') hasPixels = true
    if (type === 'eXIf') kept.push(...orientationChunk(chunk.subarray(8, -4)))
    else if (KEPT.has(type)) kept.push(chunk)
    at = end
  }
  if (!hasPixels) throw new Unreadable('no pixels')
  const rest = bytes.subarray(at)
  // Programs that cut a picture have left the larger one behind its end.
  if (rest.every((byte) => byte === 0)) kept.push(rest)
  return kept
}

/** Chunks that nobody can show the picture without begin with a capital. */
function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type)
}

function orientationChunk(exif: Uint8Array): Uint8Array[] {
  const orientation = orientationOf(exif)
  if (orientation === undefined) return []
  const content = Uint8Array.of(...Array.from('eXIf', (letter) => letter.charCodeAt(0)), ...tiffWith(orientation))
  const chunk = new Uint8Array(content.length + 8)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, content.length - 4)
  chunk.set(content, 4)
  view.setUint32(chunk.length - 4, checksum(content))
  return [chunk]
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** CRC-32 of a chunk's type and data. */
function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
