import { textAt } from './kind.ts'
import { Unreadable } from './unreadable.ts'

/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12

export type PngChunk = { type: string; content: Uint8Array; isIntact: boolean }

/**
 * The chunks of a PNG file from a place up to its `IEND`, which is the last.
 * @throws Unreadable when one reaches beyond the file
 */
export function* chunksIn(bytes: Uint8Array, from: number): Generator<PngChunk, void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = from
  let type: string
  do {
    if (at + FRAME_BYTES > bytes.length) throw new Unreadable('the picture is cut off')
    const end = at + FRAME_BYTES + view.getUint32(at)
    if (end > bytes.length) throw new Unreadable('a chunk is cut off')
    type = textAt(bytes, at + 4, 4)
    const isIntact = view.getUint32(end - 4) === checksum(bytes.subarray(at + 4, end - 4))
    yield { type, content: bytes.subarray(at + 8, end - 4), isIntact }
    at = end
  } while (type !== 'IEND')
}

/** Returns a chunk as a file holds it. */
export function framed(type: string, content: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(FRAME_BYTES + content.length)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, content.length)
  chunk.set(
    Array.from(type, (letter) => letter.charCodeAt(0)),
    4,
  )
  chunk.set(content, 8)
  view.setUint32(chunk.length - 4, checksum(chunk.subarray(4, -4)))
  return chunk
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
