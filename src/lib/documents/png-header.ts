import { Unreadable } from './unreadable.ts'

/** The fields of IHDR (ISO/IEC 15948, 11.2.2). */
export type PngHeader = { width: number; height: number; depth: number; colourType: number; interlaced: boolean }

/** Samples of a pixel by colour type, and the depths that each sample may have. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const DEPTHS: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

/** Where each pass of an interlaced picture begins and how far its pixels are apart: x, y, right, down (8.2). */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
const ONE_PASS = [[0, 0, 1, 1]] as const

/** @throws Unreadable when a value is none that the format knows */
export function readHeader(content: Uint8Array): PngHeader {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  const [width, height] = [view.getUint32(0), view.getUint32(4)]
  const [, , , , , , , , depth = 0, colourType = 0, compression, filter, interlace = 0] = content
  const isKnown = DEPTHS[colourType]?.includes(depth) && compression === 0 && filter === 0
  if (!isKnown || width === 0 || height === 0 || interlace > 1) throw new Unreadable('no picture')
  return { width, height, depth, colourType, interlaced: interlace === 1 }
}

/** Returns the number of samples per pixel. */
export function samplesOf({ colourType }: PngHeader): number {
  return SAMPLES[colourType] ?? 0
}

/** Returns the size of the uncompressed picture in bytes: every row has one more, for its filter. */
export function bytesOfPicture(header: PngHeader): number {
  const { width, height, depth, interlaced } = header
  const bits = depth * samplesOf(header)
  return (interlaced ? ADAM7 : ONE_PASS).reduce((sum, [x, y, right, down]) => {
    const [columns, rows] = [Math.ceil((width - x) / right), Math.ceil((height - y) / down)]
    return columns > 0 ? sum + rows * (1 + Math.ceil((columns * bits) / 8)) : sum
  }, 0)
}
