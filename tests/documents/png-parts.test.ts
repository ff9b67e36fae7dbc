import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { isLook } from '#lib/documents/png-chunks.ts'
import { chunksIn, framed } from '#lib/documents/png-frames.ts'
import { bytesOfPicture, readHeader } from '#lib/documents/png-header.ts'
import { joined } from '#tests/support/photographs.ts'

/** Bytes in a larger buffer, as readers may get them. */
const bytesOf = (...buffers: (string | Uint8Array)[]) => joined('before', ...buffers).subarray(6)

const DEPTHS = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] } as Record<number, number[]>

test('each type of colours has depths of its own', () => {
  for (let colourType = 0; colourType < 8; colourType += 1) {
    for (let depth = 0; depth <= 32; depth += 1) {
      const content = bytesOf('\0\0\x01\0\0\0\0\x03', Uint8Array.of(depth, colourType, 0, 0, 1))
      if (!DEPTHS[colourType]?.includes(depth)) expect(() => readHeader(content)).toThrow('no picture')
      else expect(readHeader(content)).toEqual({ width: 256, height: 3, depth, colourType, interlaced: true })
    }
  }
})

test.each([
  ['no width', '\0\0\0\0\0\0\0\x03\x08\0\0\0\0'],
  ['no height', '\0\0\0\x03\0\0\0\0\x08\0\0\0\0'],
  ['another compression', '\0\0\0\x03\0\0\0\x03\x08\0\x01\0\0'],
  ['other filters', '\0\0\0\x03\0\0\0\x03\x08\0\0\x01\0'],
  ['another interlacing', '\0\0\0\x03\0\0\0\x03\x08\0\0\0\x02'],
])('a picture of %s is refused', (_, content) => {
  expect(() => readHeader(bytesOf(content))).toThrow('no picture')
})

test.each([
  [1, 1, 1, 0, false, 2],
  [9, 2, 1, 0, false, 2 * (1 + 2)],
  [3, 2, 16, 6, false, 2 * (1 + 24)],
  [3, 2, 8, 3, false, 2 * (1 + 3)],
  // Of a picture of one pixel there is one pass; one of eight by eight has seven.
  [1, 1, 8, 2, true, 1 + 3],
  [8, 8, 8, 0, true, 64 + 1 + 1 + 1 + 2 + 2 + 4 + 4],
  [5, 1, 8, 4, true, 3 + (1 + 2) + (1 + 2) + (1 + 4)],
  [1, 5, 8, 4, true, 3 + (1 + 2) + (1 + 2) + 2 * (1 + 2)],
])(
  '%i by %i pixels of depth %i and type %i, interlaced: %j, take %i bytes',
  (width, height, depth, colourType, interlaced, bytes) => {
    expect(bytesOfPicture({ width, height, depth, colourType, interlaced })).toBe(bytes)
  },
)

const GREY = { width: 1, height: 1, depth: 8, colourType: 0, interlaced: false }
const DEEP = { ...GREY, depth: 16 }
const COLOURS = { ...GREY, colourType: 2 }
const INDEXED = { ...GREY, depth: 2, colourType: 3 }
const GREY_ALPHA = { ...GREY, colourType: 4 }
const COLOURS_ALPHA = { ...GREY, colourType: 6 }

test.each([
  ['gAMA', GREY, '\0\0\0\x01', true],
  ['gAMA', GREY, '\0\x0f\x42\x40', true],
  ['gAMA', GREY, '\0\x0f\x42\x41', false],
  ['gAMA', GREY, '\0\0\0\0', false],
  ['gAMA', GREY, '\0\0\0\x01\0\0\0\x01', false],
  ['cHRM', GREY, '\0\x0f\x42\x40'.repeat(8), true],
  ['cHRM', GREY, `${'\0\0\0\x01'.repeat(7)}\0\x0f\x42\x41`, false],
  ['cHRM', GREY, '\0\0\0\x01'.repeat(7), false],
  ['sRGB', GREY, '\0', true],
  ['sRGB', GREY, '\x03', true],
  ['sRGB', GREY, '\x04', false],
  ['cICP', GREY, '\x16\x12\0\0', true],
  ['cICP', GREY, '\x01\x01\0\x01', true],
  ['cICP', GREY, '\x17\x12\0\0', false],
  ['cICP', GREY, '\x16\x13\0\0', false],
  ['cICP', GREY, '\x01\x01\x01\0', false],
  ['cICP', GREY, '\x01\x01\0\x02', false],
  ['cICP', GREY, '\x01\x01\0', false],
  ['pHYs', GREY, '\0\x98\x96\x80\0\x98\x96\x80\0', true],
  ['pHYs', GREY, '\0\x98\x96\x81\0\0\0\x01\x01', false],
  ['pHYs', GREY, '\0\0\0\x01\0\x98\x96\x81\x01', false],
  ['pHYs', GREY, '\0\0\0\x01\0\0\0\x01\x02', false],
  ['pHYs', GREY, '\0\0\0\x01\0\0\0\x01', false],
  ['sBIT', GREY, '\x01', true],
  ['sBIT', GREY, '\x08', true],
  ['sBIT', GREY, '\0', false],
  ['sBIT', GREY, '\x09', false],
  ['sBIT', GREY, '\x08\x08', false],
  ['sBIT', DEEP, '\x10', true],
  ['sBIT', COLOURS_ALPHA, '\x08\x08\x08\x01', true],
  ['sBIT', COLOURS_ALPHA, '\x08\x08\x08\0', false],
  ['sBIT', INDEXED, '\x08\x08\x08', true],
  ['sBIT', INDEXED, '\x08', false],
  ['bKGD', GREY, '\0\xff', true],
  ['bKGD', GREY, '\x01\0', false],
  ['bKGD', GREY, '\0', false],
  ['bKGD', DEEP, '\xff\xff', true],
  ['bKGD', GREY_ALPHA, '\0\xff', true],
  ['bKGD', COLOURS, '\0\xff\0\xff\0\xff', true],
  ['bKGD', COLOURS, '\0\xff\0\xff\x01\0', false],
  ['bKGD', COLOURS, '\0\xff', false],
  ['bKGD', COLOURS_ALPHA, '\0\xff\0\xff\0\xff', true],
  ['bKGD', INDEXED, '\x02', true],
  ['bKGD', INDEXED, '\x03', false],
  ['bKGD', INDEXED, '\0\x01', false],
  ['tRNS', GREY, '\0\xff', true],
  ['tRNS', COLOURS, '\0\xff\0\xff\0\xff', true],
  ['tRNS', COLOURS, '\0\xff', false],
  ['tRNS', GREY_ALPHA, '\0\xff', false],
  ['tRNS', COLOURS_ALPHA, '\0\xff\0\xff\0\xff', false],
  ['tRNS', INDEXED, 'a', true],
  ['tRNS', INDEXED, 'abc', true],
  ['tRNS', INDEXED, 'abcd', false],
  ['tRNS', INDEXED, '', false],
  ['tEXt', GREY, '\0', false],
] as const)('%s, of a picture %j, affects the look with %j: %j', (type, header, content, isOne) => {
  expect(isLook(type, bytesOf(content), { header, paletteEntries: 3 })).toBe(isOne)
})

const chunk = (type: string, content: string) => {
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(`${type}${content}`))
  return joined(Uint8Array.of(0, 0, 0, content.length), type, content, checksum)
}

test('chunks are found up to the end, with whether they are whole, and are written in the same way', () => {
  const torn = chunk('IDAT', 'ab')
  torn[9] = 0
  const chunks = [...chunksIn(bytesOf('start', chunk('tEXt', 'abc'), torn, chunk('IEND', ''), chunk('tEXt', 'x')), 5)]
  expect(
    chunks.map(({ type, content, isIntact }) => [type, Buffer.from(content).toString('latin1'), isIntact]),
  ).toEqual([
    ['tEXt', 'abc', true],
    ['IDAT', 'a\0', false],
    ['IEND', '', true],
  ])
  expect(framed('tEXt', joined('abc'))).toEqual(chunk('tEXt', 'abc'))
})

test.each([
  ['nothing', ''],
  ['no end', chunk('tEXt', 'abc')],
  ['a chunk that is cut off', chunk('IEND', 'abc').subarray(0, -1)],
  ['a head that is cut off', '\0\0\0\0IEND\0\0\0'],
])('%s is refused', (_, bytes) => {
  expect(() => [...chunksIn(bytesOf(bytes), 0)]).toThrow(expect.objectContaining({ name: 'Unreadable' }))
})
