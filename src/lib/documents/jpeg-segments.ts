/**
 * Whether a segment of a JPEG file (ITU-T T.81, annex B.2) holds what its marker says and nothing besides: a frame, a table
 * or the head of a scan. Frames of other codes (lossless, hierarchical) and reserved segments are none.
 */
export function isSound(marker: number, content: Uint8Array): boolean {
  return SEGMENTS[marker]?.(content) ?? false
}

/** Returns whether a segment that is sound begins a frame. */
export function isFrame(marker: number): boolean {
  return SEGMENTS[marker] === isFrameHead
}

type Check = (content: Uint8Array) => boolean

/** Sizes, and three bytes for each component. The height may come later. */
const isFrameHead: Check = (content) => {
  const [, , , high = 0, low = 0, components = 0] = content
  return high + low > 0 && components > 0 && content.length === 6 + 3 * components
}

const isScanHead: Check = (content) => {
  const components = content[0] ?? 0
  return components > 0 && content.length === 4 + 2 * components
}

/** Tables of 64 numbers, of one byte or two. */
const isQuantization: Check = (content) =>
  isRowOf(content, (at) => {
    const precision = (content[at] ?? 0) >> 4
    return precision > 1 ? Number.NaN : 1 + 64 * (precision + 1)
  })

/** Tables of 16 counts and as many values as those say. */
const isHuffman: Check = (content) =>
  isRowOf(content, (at) => 17 + content.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0))

const SEGMENTS: Record<number, Check> = {
  0xc0: isFrameHead,
  0xc1: isFrameHead,
  0xc2: isFrameHead,
  0xc9: isFrameHead,
  0xca: isFrameHead,
  0xc4: isHuffman,
  0xcc: ({ length }) => length > 0 && length <= 64 && length % 2 === 0,
  0xda: isScanHead,
  0xdb: isQuantization,
  0xdc: ({ length }) => length === 2,
  0xdd: ({ length }) => length === 2,
}

/** Returns whether a segment consists of tables whose lengths add up; `lengthAt` is no number for what is none. */
function isRowOf(content: Uint8Array, lengthAt: (at: number) => number): boolean {
  let at = 0
  while (at < content.length) at += lengthAt(at)
  return at > 0 && at === content.length
}
