import { samplesOf, type PngHeader } from './png-header.ts'

/** Facts about a picture that decide about the chunks before its pixels. */
export type Before = { header: PngHeader; paletteEntries: number }

type Check = (content: Uint8Array, before: Before) => boolean

/** Numbers beyond these mean nothing in the chunks where they stand, and four letters are such a number. */
const MOST_GAMMA = 1_000_000
const MOST_CHROMATICITY = 1_000_000
const MOST_PER_METRE = 10_000_000

const INDEXED = 3

/**
 * The chunks beside header, palette, pixels and end that say how a picture looks, each with what it may hold (ISO/IEC 15948,
 * 11.3). Everything else is not needed: texts, times, histograms, suggested palettes, animations.
 */
const LOOKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  [
    'gAMA',
    (content) => {
      const [gamma = 0] = numbersIn(content)
      return content.length === 4 && gamma > 0 && gamma <= MOST_GAMMA
    },
  ],
  ['cHRM', (content) => content.length === 32 && numbersIn(content).every((value) => value <= MOST_CHROMATICITY)],
  ['sRGB', (content) => content.length === 1 && (content[0] ?? 0) <= 3],
  ['cICP', isCodePoints],
  [
    'pHYs',
    (content) =>
      content.length === 9 &&
      numbersIn(content.subarray(0, 8)).every((each) => each <= MOST_PER_METRE) &&
      (content[8] ?? 0) <= 1,
  ],
  [
    'sBIT',
    (content, { header }) => {
      const isIndexed = header.colourType === INDEXED
      const depth = isIndexed ? 8 : header.depth
      const samples = isIndexed ? 3 : samplesOf(header)
      return content.length === samples && content.every((bits) => bits > 0 && bits <= depth)
    },
  ],
  [
    'bKGD',
    (content, { header, paletteEntries }) =>
      header.colourType === INDEXED
        ? content.length === 1 && (content[0] ?? 0) < paletteEntries
        : isColour(content, header),
  ],
  [
    'tRNS',
    (content, { header, paletteEntries }) => {
      if (header.colourType === INDEXED) return content.length > 0 && content.length <= paletteEntries
      return samplesOf(header) % 2 === 1 && isColour(content, header)
    },
  ],
])

/** Returns whether a chunk affects how the picture looks, and holds nothing else. */
export function isLook(type: string, content: Uint8Array, before: Before): boolean {
  return LOOKS.get(type)?.(content, before) ?? false
}

/** Primaries and transfer as ITU-T H.273 numbers them, no matrix, full or narrow range. */
function isCodePoints(content: Uint8Array): boolean {
  const [primaries = 0, transfer = 0, matrix = 0, range = 0] = content
  return content.length === 4 && primaries <= 22 && transfer <= 18 && matrix === 0 && range <= 1
}

/** One grey or three colours, of 16 bits each, none beyond the depth of the picture. */
function isColour(content: Uint8Array, header: PngHeader): boolean {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  const samples = samplesOf(header) < 3 ? 1 : 3
  if (content.length !== 2 * samples) return false
  return Array.from({ length: samples }, (_, index) => view.getUint16(2 * index)).every(
    (value) => value < 2 ** header.depth,
  )
}

function numbersIn(content: Uint8Array): number[] {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  return Array.from({ length: content.length / 4 }, (_, index) => view.getUint32(4 * index))
}
