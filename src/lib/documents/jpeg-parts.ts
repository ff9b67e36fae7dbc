import { Unreadable } from './unreadable.ts'

const START_BYTES = 2
const START_OF_SCAN = 0xda
const END = 0xd9

/** A segment of a JPEG file; one that begins a scan has its compressed data behind it. */
export type JpegPart = {
  marker: number
  /** All of it, with marker and length. */
  segment: Uint8Array
  content: Uint8Array
  /** The compressed data that follows; empty but for a scan. */
  scan: Uint8Array
}

/**
 * The segments of a JPEG file (ITU-T T.81, annex B) from its start to its end, both not among them. As in browsers, bytes
 * between segments are skipped, and the end may be missing after a scan.
 * @throws Unreadable when a segment is cut off or not built as the format says
 */
export function* partsOf(bytes: Uint8Array): Generator<JpegPart, void> {
  let at = START_BYTES
  let hasScan = false
  for (;;) {
    at = nextMarker(bytes, at)
    if (at === -1) {
      if (hasScan) return
      throw new Unreadable('no marker')
    }
    const start = at
    // Any number of these may stand before a marker.
    while (bytes[at] === 0xff) at += 1
    const marker = bytes[at] ?? 0
    at += 1
    if (marker === END) return
    const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
    const end = at + length
    if (length < 2 || end > bytes.length) throw new Unreadable('no segment')
    hasScan ||= marker === START_OF_SCAN
    const content = bytes.subarray(at + 2, end)
    at = marker === START_OF_SCAN ? endOfScan(bytes, end) : end
    yield { marker, segment: bytes.subarray(start, end), content, scan: bytes.subarray(end, at) }
  }
}

/** Where the next marker begins, or -1. A marker's second byte is neither 0 nor 0xFF. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    let code = at + 1
    while (bytes[code] === 0xff) code += 1
    if (code >= bytes.length) return -1
    if (bytes[code] !== 0) return at
    at = bytes.indexOf(0xff, code)
  }
  return -1
}

/** Where the compressed data of a scan ends: at the next marker that does not belong to it, else with the file. */
function endOfScan(bytes: Uint8Array, from: number): number {
  // Stryker disable next-line UnaryOperator: without an end nothing is left that the file could go on with
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at)) {
    const next = bytes[at + 1] ?? 0
    const isRestart = next >= 0xd0 && next <= 0xd7
    if (next === 0 || isRestart) at += 2
    else if (next === 0xff) at += 1
    else return at
  }
  return bytes.length
}
