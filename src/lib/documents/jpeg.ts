import { orientationOf, tiffWith } from './exif.ts'
import { textAt } from './kind.ts'

const START_BYTES = 2
const [HUFFMAN, QUANTIZATION, START_OF_SCAN] = [0xc4, 0xdb, 0xda]
const END_OF_IMAGE = 0xd9
const COMMENT = 0xfe
const EXIF = 'Exif\0\0'

/** A segment of a JPEG file; `scan` is the compressed data that follows a start of scan. */
type Segment = { marker: number; content: Uint8Array; bytes: Uint8Array; scan: Uint8Array }

/**
 * Returns only the segments of a JPEG file (ITU-T T.81) that are needed to display it. Throws RangeError if it is
 * malformed.
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array[] {
  const segments = [...segmentsOf(bytes)]
  const seen = new Set<string>()
  const once = (name: string, segment: Uint8Array | undefined): Uint8Array[] => {
    if (!segment || seen.has(name)) return []
    seen.add(name)
    return [segment]
  }
  const neededSegments = segments.flatMap((segment) => {
    const { marker, content } = segment
    if (marker === 0xe0) return once('density', densityOf(content)) // APP0
    if (marker === 0xe1) return once('orientation', orientationSegment(content)) // APP1
    if (marker === 0xe2) return textAt(content, 0, 12) === 'ICC_PROFILE\0' ? [segment.bytes] : [] // APP2
    if (marker === 0xee) return once('color coding', colorCodingOf(segment)) // APP14
    if ((marker > 0xe2 && marker <= 0xef) || marker === COMMENT) return []
    if (lengthOf(marker, content) !== content.length) throw new RangeError('extra data')
    return [segment.bytes, segment.scan]
  })
  return [bytes.subarray(0, START_BYTES), ...neededSegments, Uint8Array.of(0xff, END_OF_IMAGE)]
}

/** Yields the segments. Like browsers, skips bytes between them, and accepts a missing end marker after a scan. */
function* segmentsOf(bytes: Uint8Array): Generator<Segment, void> {
  let offset = START_BYTES
  let hasScan = false
  for (;;) {
    const start = nextMarker(bytes, offset)
    if (start === -1 && hasScan) return
    const marker = bytes[start + 1] ?? 0
    if (marker === END_OF_IMAGE && hasScan) return
    const length = ((bytes[start + 2] ?? 0) << 8) | (bytes[start + 3] ?? 0)
    const end = start + 2 + length
    if (start === -1 || length < 2 || end > bytes.length || !isSegment(marker)) throw new RangeError('no segment')
    hasScan ||= marker === START_OF_SCAN
    offset = marker === START_OF_SCAN ? endOfScan(bytes, end) : end
    yield {
      marker,
      content: bytes.subarray(start + 4, end),
      bytes: bytes.subarray(start, end),
      scan: bytes.subarray(end, offset),
    }
  }
}

/** Whether a marker starts a frame, table, scan, application segment or comment. Pictures need no other segments. */
function isSegment(marker: number): boolean {
  const isNeeded = (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xdd)
  return isNeeded || (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT
}

/** Returns the length that a frame, table or scan header states (T.81, B.2). Bytes after it may be personal data. */
function lengthOf(marker: number, content: Uint8Array): number {
  if (marker === START_OF_SCAN) return 4 + 2 * (content[0] ?? 0)
  if (marker >= 0xdc) return 2 // The number of lines, or the restart interval.
  if (marker !== HUFFMAN && marker !== QUANTIZATION) return 6 + 3 * (content[5] ?? 0)
  let end = 0
  while (end < content.length) {
    const [table = 0, ...counts] = content.subarray(end, end + 17)
    end += marker === HUFFMAN ? counts.reduce((sum, count) => sum + count, 17) : table < 16 ? 65 : 129
  }
  return end
}

/** Returns the offset of the next marker, or -1. Any number of 0xFF bytes may precede a marker. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let offset = bytes.indexOf(0xff, from); offset !== -1; offset = bytes.indexOf(0xff, offset + 1)) {
    const code = bytes[offset + 1]
    if (code !== undefined && code !== 0 && code !== 0xff) return offset
  }
  return -1
}

/** Returns the end of a scan's compressed data: the next marker that is not a restart, or the end of the file. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let end = nextMarker(bytes, from)
  while (end !== -1 && (bytes[end + 1] ?? 0) >= 0xd0 && (bytes[end + 1] ?? 0) <= 0xd7) end = nextMarker(bytes, end + 2)
  return end === -1 ? bytes.length : end
}

/** Returns the density (JFIF 1.02) without the thumbnail that may follow it. */
function densityOf(content: Uint8Array): Uint8Array | undefined {
  const isDensity = textAt(content, 0, 5) === 'JFIF\0' && content.length >= 14
  return isDensity ? Uint8Array.of(0xff, 0xe0, 0, 16, ...content.subarray(0, 12), 0, 0) : undefined
}

/** Returns the color coding (Adobe technical note 5116), without which colors would be wrong. */
function colorCodingOf({ content, bytes }: Segment): Uint8Array | undefined {
  return textAt(content, 0, 5) === 'Adobe' && content.length === 12 ? bytes : undefined
}

function orientationSegment(content: Uint8Array): Uint8Array | undefined {
  if (textAt(content, 0, EXIF.length) !== EXIF) return undefined
  const orientation = orientationOf(content.subarray(EXIF.length))
  if (orientation === undefined) return undefined
  const tiff = tiffWith(orientation)
  const name = new TextEncoder().encode(EXIF)
  return Uint8Array.of(0xff, 0xe1, 0, 2 + name.length + tiff.length, ...name, ...tiff)
}
