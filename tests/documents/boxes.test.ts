import { expect, test } from 'vitest'
import { boxesIn, readNumbers } from '#lib/documents/boxes.ts'
import { joined } from '#tests/support/photographs.ts'

/** A file in a larger buffer, as readers may get it. */
const file = (...buffers: string[]) => joined('before', ...buffers).subarray(6)

const LARGE = '\0\0\0\x01mdat\0\0\0\0\0\0\0'

test('boxes are found in order, each with its head and its content', () => {
  const bytes = file('\0\0\0\x0aftypab', '\0\0\0\x08free', `${LARGE}\x13abc`, '\0\0\0\0mdatabcd')
  expect(boxesIn(bytes, { from: 0, to: bytes.length })).toEqual([
    { type: 'ftyp', start: 0, content: 8, end: 10 },
    { type: 'free', start: 10, content: 18, end: 18 },
    { type: 'mdat', start: 18, content: 34, end: 37 },
    { type: 'mdat', start: 37, content: 45, end: 49 },
  ])
  expect(boxesIn(bytes, { from: 10, to: 18 }).map(({ type }) => type)).toEqual(['free'])
  expect(boxesIn(bytes, { from: 10, to: 10 })).toEqual([])
})

test.each([
  ['one that is shorter than its head', '\0\0\0\x07free', 8],
  ['one that is shorter, whose type could be the size of another', '\0\0\0\x04\0\0\0\0freeabcd', 16],
  ['a large one that is shorter than its head', `${LARGE}\x0f`, 16],
  ['one that reaches beyond the file', '\0\0\0\x0afree!', 9],
  ['one that reaches beyond its part', '\0\0\0\x0afree!!', 9],
  ['one that goes on to the end of the file, in a shorter part', '\0\0\0\0free!!', 9],
  ['a head that is cut off', '\0\0\0\x08fre', 7],
  ['less than a size', '\0\0\0', 3],
  ['a large head that is cut off', '\0\0\0\x01mdat\0\0\0\0\0\0', 14],
  ['a head that reaches into the next part', '\0\0\0\x08free', 6],
])('%s is refused', (_, bytes, to) => {
  expect(() => boxesIn(file(bytes), { from: 0, to })).toThrow(/./)
})

test('numbers are read one after the other, and not beyond the box', () => {
  const numbers = readNumbers(file('xx\x02\0\0\x09\x01\x02\xff\xff'), { content: 2, end: 8 })
  expect([numbers.version(), numbers.position()]).toEqual([2, 6])
  expect(numbers.next(0)).toBe(0)
  expect([numbers.next(2), numbers.position()]).toEqual([0x0102, 8])
  expect(() => numbers.next(1)).toThrow('too short')
})
