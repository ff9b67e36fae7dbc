import { expect, test } from 'vitest'
import { partsOf } from '#lib/documents/jpeg-parts.ts'
import { isSound } from '#lib/documents/jpeg-segments.ts'
import { joined } from '#tests/support/photographs.ts'

const FRAME = '\x08\0\x10\0\x18'
const SCAN_OF_ONE = '\x01\x01\0\0\x3f\0'

test.each([
  ...[0xc0, 0xc1, 0xc2, 0xc9, 0xca].flatMap((marker): [number, string, boolean][] => [
    [marker, `${FRAME}\x01abc`, true],
    [marker, `${FRAME}\x03abcdefghi`, true],
    [marker, '\x08\0\x10\x01\0\x01abc', true],
    [marker, '\x08\0\0\0\x18\x01abc', true],
    [marker, '\x08\0\x10\0\0\x01abc', false],
    [marker, `${FRAME}\0`, false],
    [marker, `${FRAME}\x01ab`, false],
    [marker, `${FRAME}\x01abcd`, false],
  ]),
  [0xc4, `\0${'\0'.repeat(16)}`, true],
  [0xc4, `\0\x01\x02${'\0'.repeat(14)}abc`, true],
  [0xc4, `\0\x01${'\0'.repeat(15)}a\x11${'\0'.repeat(15)}\x02bc`, true],
  [0xc4, `\0\x01\x02${'\0'.repeat(14)}ab`, false],
  [0xc4, `\0\x01\x02${'\0'.repeat(14)}abcd`, false],
  [0xc4, '', false],
  [0xcc, 'ab', true],
  [0xcc, 'ab'.repeat(32), true],
  [0xcc, '', false],
  [0xcc, 'abc', false],
  [0xcc, 'ab'.repeat(33), false],
  [0xda, SCAN_OF_ONE, true],
  [0xda, `\x02${'ab'.repeat(2)}abc`, true],
  [0xda, '\0abc', false],
  [0xda, `${SCAN_OF_ONE}a`, false],
  [0xda, '', false],
  [0xdb, `\0${'q'.repeat(64)}`, true],
  [0xdb, `\x10${'q'.repeat(128)}`, true],
  [0xdb, `\x03${'q'.repeat(64)}\x11${'q'.repeat(128)}`, true],
  [0xdb, `\x20${'q'.repeat(192)}`, false],
  [0xdb, `\0${'q'.repeat(63)}`, false],
  [0xdb, '', false],
  [0xdc, 'ab', true],
  [0xdc, 'abc', false],
  [0xdd, 'ab', true],
  [0xdd, 'a', false],
  [0xc3, `${FRAME}\x01abc`, false],
  [0xf0, 'ab', false],
] as [number, string, boolean][])('a segment %i of %j is sound: %j', (marker, content, isOne) => {
  expect(isSound(marker, joined(content))).toBe(isOne)
})

/** Marker, content and compressed data of each segment. */
const partsIn = (text: string) =>
  [...partsOf(joined('\xff\xd8', text))].map(({ marker, content, scan }) => [
    marker,
    Buffer.from(content).toString('latin1'),
    Buffer.from(scan).toString('latin1'),
  ])

test.each([
  ['no segments', '\xff\xd9', []],
  ['an empty one', '\xff\xfe\0\x02\xff\xd9', [[0xfe, '', '']]],
  ['a long one', `\xff\xfe\x01\x02${'c'.repeat(256)}\xff\xd9`, [[0xfe, 'c'.repeat(256), '']]],
  [
    'fill bytes between',
    '\xff\xff\xfe\0\x03a\xff\xff\xff\xfe\0\x03b\xff\xff\xd9',
    [
      [0xfe, 'a', ''],
      [0xfe, 'b', ''],
    ],
  ],
  [
    'scans with stuffed, restart and fill bytes',
    '\xff\xda\0\x03ax\xff\0y\xff\xd0z\xff\xd7\xff\xff\xda\0\x02w\xff\xd9 rest',
    [
      [0xda, 'a', 'x\xff\0y\xff\xd0z\xff\xd7\xff'],
      [0xda, '', 'w'],
    ],
  ],
])('with %s, they are told', (_, text, parts) => {
  expect(partsIn(text)).toEqual(parts)
})

test.each([
  ['skips bytes before a marker', 'x\0\xff\0\xff\xfe\0\x03a\xff\xd9', [[0xfe, 'a', '']]],
  ['reads a scan without an end', '\xff\xda\0\x02abc', [[0xda, '', 'abc']]],
  ['reads a scan that ends within a marker', '\xff\xda\0\x02abc\xff', [[0xda, '', 'abc\xff']]],
])('%s', (_, text, parts) => {
  expect(partsIn(text)).toEqual(parts)
})

test('a table between two scans ends the first', () => {
  expect(partsIn('\xff\xda\0\x02a\xff\xc4\0\x03t\xff\xda\0\x02b\xff\xd9')).toEqual([
    [0xda, '', 'a'],
    [0xc4, 't', ''],
    [0xda, '', 'b'],
  ])
})

test('a segment is whole with its marker, and with what fills up before it', () => {
  const [first, second] = partsOf(joined('\xff\xd8\xff\xfe\0\x03a\xff\xff\xfe\0\x02\xff\xd9'))
  expect(first?.segment).toEqual(joined('\xff\xfe\0\x03a'))
  expect(second?.segment).toEqual(joined('\xff\xff\xfe\0\x02'))
})

test.each([
  ['a head of a scan that is none', '\xff\xda\0\x01abc\xff\xd9'],
  ['no end', '\xff\xfe\0\x02'],
  ['a length that is none', '\xff\xfe\0\x01\xff\xd9'],
  ['a segment that is cut off', '\xff\xfe\0\x04a'],
  ['a marker of another kind in a scan, without a segment', '\xff\xda\0\x02abc\xff\xcf'],
  ['a marker behind the restarts in a scan', '\xff\xda\0\x02abc\xff\xd8'],
])('%s is refused', (_, text) => {
  expect(() => partsIn(text)).toThrow(expect.objectContaining({ name: 'Unreadable' }))
})
