import { orientationOf, tiffWith } from './exif.ts'
import { isSound } from './jpeg-segments.ts'
import { textAt } from './kind.ts'
import { Unreadable } from './unreadable.ts'

const START_OF_SCAN = 0xda
const END = 0xd9
const EXIF = 'Exif\0\0'

/**
 * The pieces of a JPEG file (ITU-T T.81, annex B) without what a camera or a program wrote about the picture: Exif, XMP,
 * IPTC, comments, previews, and whatever follows the picture, such as a second one or a film. The compressed picture, its
 * tables, its colour profile and which way up it is stay, byte for byte.
 *
 * @throws Unreadable when it is cut off or not built as the format says
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array[] {
  const kept = [bytes.subarray(0, 2)]
  let hasFrame = false
  let hasScan = false
  let hasOrientation = false
  let at = 2
  for (;;) {
    const start = at
    if (bytes[at] !== 0xff) throw new Unreadable('no marker')
    // Any number of these may stand before a marker.
    while (bytes[at] === 0xff) at += 1
    const marker = bytes[at] ?? 0
    at += 1
    if (marker === END) {
      kept.push(bytes.subarray(start, at))
      break
    }
    const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
    const end = at + length
    if (length < 2 || end > bytes.length) throw new Unreadable('a segment is cut off')
    const content = bytes.subarray(at + 2, end)
    const segment = bytes.subarray(start, end)
    at = end
    if (isApplicationData(marker)) {
      const orientation = hasOrientation ? undefined : orientationIn(marker, content)
      if (orientation !== undefined) hasOrientation = true
      kept.push(...keptOf(marker, segment, content, orientation))
      continue
    }
    if (!isSound(marker, content)) throw new Unreadable('unknown segment')
    kept.push(segment)
    if (isFrame(marker)) hasFrame = true
    if (marker === START_OF_SCAN) {
      hasScan = hasFrame
      at = endOfScan(bytes, end)
      kept.push(bytes.subarray(end, at))
    }
  }
  if (!hasScan) throw new Unreadable('no picture')
  const rest = bytes.subarray(at)
  // Some programs fill up their files; anything else may be a second picture with its own data.
  if (rest.every((byte) => byte === 0)) kept.push(rest)
  return kept
}

function isApplicationData(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
}

/** Start of a frame, whatever its coding; 0xc4 and 0xcc are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xcc
}

function orientationIn(marker: number, content: Uint8Array): number | undefined {
  const isExif = marker === 0xe1 && textAt(content, 0, EXIF.length) === EXIF
  return isExif ? orientationOf(content.subarray(EXIF.length)) : undefined
}

/** What stays of application data: nothing that is not known to be needed. */
function keptOf(marker: number, segment: Uint8Array, content: Uint8Array, orientation?: number): Uint8Array[] {
  if (orientation !== undefined) return [exifSegment(orientation)]
  const name = textAt(content, 0, 12)
  if (marker === 0xe2 && name === 'ICC_PROFILE\0') return [segment]
  // How the colours are coded: without it they would be wrong.
  if (marker === 0xee && name.startsWith('Adobe') && content.length === 12) return [segment]
  if (marker === 0xe0 && name.startsWith('JFIF\0') && content.length >= 14) return [withoutPreview(segment, content)]
  return []
}

/** The density of the picture (JFIF), whose last two bytes are the size of a preview that would follow. */
function withoutPreview(segment: Uint8Array, content: Uint8Array): Uint8Array {
  if (content.length === 14 && content[12] === 0 && content[13] === 0) return segment
  return Uint8Array.of(0xff, 0xe0, 0, 16, ...content.subarray(0, 12), 0, 0)
}

function exifSegment(orientation: number): Uint8Array {
  const tiff = tiffWith(orientation)
  const name = Uint8Array.from(EXIF, (character) => character.charCodeAt(0))
  return Uint8Array.of(0xff, 0xe1, 0, 2 + name.length + tiff.length, ...name, ...tiff)
}

/** Where the compressed data of a scan ends: at the next marker that does not belong to it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at)) {
    const next = bytes[at + 1]
    if (next === undefined) break
    const isRestart = next >= 0xd0 && next <= 0xd7
    if (next === 0 || isRestart) at += 2
    else if (next === 0xff) at += 1
    else return at
  }
  throw new Unreadable('the picture is cut off')
}
