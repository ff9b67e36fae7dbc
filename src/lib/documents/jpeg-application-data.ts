import { orientationOf, tiffWith } from './exif.ts'
import { cleanProfileSegments } from './jpeg-profile.ts'
import type { JpegPart } from './jpeg-parts.ts'
import { textAt } from './kind.ts'

const EXIF = 'Exif\0\0'
const COMMENT = 0xfe

/** Returns whether a segment is about the picture: data of programs, or a comment. */
export function isApplicationData({ marker }: JpegPart): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT
}

/**
 * Returns the replacements of the application segments: orientation, density, colour coding and colour profile, at most
 * one of each and without anything else. Segments that are not in the map are to be dropped.
 */
export function keptOf(parts: readonly JpegPart[]): Map<JpegPart, Uint8Array> {
  const kept = new Map<JpegPart, Uint8Array>()
  for (const read of [densityIn, colourCodeIn, orientationIn]) {
    for (const part of parts) {
      const fresh = read(part)
      if (!fresh) continue
      kept.set(part, fresh)
      break
    }
  }
  const profile = parts.filter(({ marker, content }) => marker === 0xe2 && textAt(content, 0, 12) === 'ICC_PROFILE\0')
  for (const [part, fresh] of cleanProfileSegments(profile)) kept.set(part, fresh)
  return kept
}

/** The density of the picture (JFIF 1.02), without the preview that may follow it. */
function densityIn({ marker, segment, content }: JpegPart): Uint8Array | undefined {
  if (marker !== 0xe0 || textAt(content, 0, 5) !== 'JFIF\0' || content.length < 14) return undefined
  const [, , , , , major = 0, minor = 0, units = 0] = content
  if (major !== 1 || minor > 2 || units > 2) return undefined
  const isAlone = content.length === 14 && content[12] === 0 && content[13] === 0
  return isAlone ? segment : Uint8Array.of(0xff, 0xe0, 0, 16, ...content.subarray(0, 12), 0, 0)
}

/** How the colours are coded (Adobe technical note 5116): without it they would be wrong. */
function colourCodeIn({ marker, content }: JpegPart): Uint8Array | undefined {
  const transform = content[11] ?? 0
  const isCode = marker === 0xee && textAt(content, 0, 5) === 'Adobe' && content.length === 12 && transform <= 2
  // Version 100 and no flags, which only say how it was encoded.
  return isCode ? segmentOf(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, transform]) : undefined
}

function orientationIn({ marker, content }: JpegPart): Uint8Array | undefined {
  if (marker !== 0xe1 || textAt(content, 0, EXIF.length) !== EXIF) return undefined
  const orientation = orientationOf(content.subarray(EXIF.length))
  return orientation === undefined ? undefined : segmentOf(0xe1, EXIF, tiffWith(orientation))
}

/** A segment of a few bytes. */
function segmentOf(marker: number, name: string, rest: Iterable<number>): Uint8Array {
  const content = [...Array.from(name, (character) => character.charCodeAt(0)), ...rest]
  return Uint8Array.of(0xff, marker, 0, 2 + content.length, ...content)
}
