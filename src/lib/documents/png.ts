import { orientationOf, tiffWith } from './exif.ts'
import { isLook } from './png-chunks.ts'
import { chunksIn, framed, type PngChunk } from './png-frames.ts'
import { bytesOfPicture, readHeader, type PngHeader } from './png-header.ts'
import { cleanProfileChunk } from './png-profile.ts'
import { Unreadable } from './unreadable.ts'
import { inflated } from './zlib.ts'

const SIGNATURE_BYTES = 8
const HEADER_BYTES = 13
const COLOUR_BYTES = 3
const INDEXED = 3
/** More than the largest pictures of telephones are, not compressed; without an end a small file could be read for minutes. */
const MOST_PICTURE_BYTES = 2 ** 29

/**
 * Returns the buffers of a PNG file (ISO/IEC 15948) without metadata: header, palette, pixels, colours with a cleaned
 * profile, and orientation are kept. Pixels stay byte for byte; texts, times, animations, unknown chunks and whatever
 * follows the picture go.
 *
 * @throws Unreadable when it is cut off, breaks the format, or has data behind the pixels
 */
export async function cleanPng(bytes: Uint8Array): Promise<Uint8Array[]> {
  const [first, ...chunks] = [...chunksIn(bytes, SIGNATURE_BYTES)] as [PngChunk, ...PngChunk[]]
  if (first.type !== 'IHDR' || first.content.length !== HEADER_BYTES) throw new Unreadable('no picture')
  if (![first, ...chunks].every((chunk) => chunk.isIntact || !isCritical(chunk))) throw new Unreadable('wrong checksum')
  if (!chunks.every((chunk) => !isCritical(chunk) || ['PLTE', 'IDAT', 'IEND'].includes(chunk.type)))
    throw new Unreadable('unknown chunk')

  const header = readHeader(first.content)
  const pixels = chunks.filter(({ type }) => type === 'IDAT')
  await checkPixels(
    header,
    pixels.map(({ content }) => content),
  )
  return [
    bytes.subarray(0, SIGNATURE_BYTES),
    framed('IHDR', first.content),
    ...(await looksOf(header, chunks)),
    ...pixels.map(({ type, content }) => framed(type, content)),
    framed('IEND', new Uint8Array()),
  ]
}

/** Chunks that nobody can show the picture without begin with a capital. */
function isCritical({ type }: PngChunk): boolean {
  return /^[A-Z]/.test(type)
}

/** Returns the chunks between header and pixels, in their order, each kind once. */
async function looksOf(header: PngHeader, chunks: readonly PngChunk[]): Promise<Uint8Array[]> {
  const kept = new Map<string, Uint8Array>()
  let paletteEntries = 0
  let hasPixels = false
  for (const { type, content, isIntact } of chunks) {
    if (type === 'IDAT') hasPixels = true
    if (!isIntact || kept.has(type)) continue
    if (type === 'eXIf') {
      // The only one that may also stand behind the pixels.
      const orientation = orientationOf(content)
      if (orientation !== undefined) kept.set(type, tiffWith(orientation))
    } else if (hasPixels) continue
    // Of other pictures a palette is only suggested.
    else if (type === 'PLTE' && header.colourType === INDEXED) {
      paletteEntries = entriesOf(content, header)
      kept.set(type, content)
    } else if (type === 'iCCP') {
      const profile = await cleanProfileChunk(content)
      if (profile) kept.set(type, profile)
    } else if (isLook(type, content, { header, paletteEntries })) kept.set(type, content)
  }
  if (header.colourType === INDEXED && paletteEntries === 0) throw new Unreadable('no palette')
  return [...kept].map(([type, content]) => framed(type, content))
}

function entriesOf(palette: Uint8Array, { depth }: PngHeader): number {
  const entries = palette.length / COLOUR_BYTES
  if (!Number.isInteger(entries) || entries > 2 ** depth) throw new Unreadable('no palette')
  return entries
}

/** The compressed picture must be one, to its last byte: behind its end, or behind the last row, anything could stand. */
async function checkPixels(header: PngHeader, compressed: readonly Uint8Array[]): Promise<void> {
  const wanted = bytesOfPicture(header)
  // Stryker disable next-line ConditionalExpression,EqualityOperator,CallExpression: it would be refused all the same, after minutes
  if (wanted > MOST_PICTURE_BYTES) throw new Unreadable('too large a picture')
  let length = 0
  for await (const buffer of inflated(compressed)) {
    length += buffer.length
    // Stryker disable next-line ConditionalExpression: it would be refused all the same, after minutes
    if (length > wanted) break
  }
  if (length !== wanted) throw new Unreadable('not the picture that the header says')
}
