import { expect, test } from 'vitest'
import { cleanHeic } from '#lib/documents/heic.ts'
import { joined, type Bytes } from '#tests/support/photographs.ts'
import { box } from './tiled-heic.ts'

const u16 = (...values: number[]) => joined(...values.map((value) => Uint8Array.of(value >> 8, value & 255)))
const u32 = (...values: number[]) => joined(...values.map((value) => u16(value >>> 16, value & 0xffff)))

type Parts = {
  /** Type of each item and where its bytes are in the data: from, length. The first one is shown. */
  items?: [type: string, ...places: [from: number, length: number][]][]
  primary?: number
  data?: string
  /** Boxes in their places; in `meta` and in `iprp` besides those that there must be. */
  top?: Uint8Array[]
  meta?: Uint8Array[]
  about?: Uint8Array[]
  properties?: Uint8Array[]
}

/** A file of one picture, `pict`, unless said otherwise. */
function heic({
  items = [['hvc1', [0, 4]]],
  primary = 1,
  data = 'pict',
  top = [],
  meta = [],
  about = [],
  properties = [],
}: Parts): Bytes {
  const type = box('ftyp', 'heic\0\0\0\0heic')
  const metaAt = (start: number): Bytes =>
    box(
      'meta',
      u32(0),
      box('hdlr', u32(0, 0), 'pict', u32(0, 0, 0), '\0'),
      box('pitm', u32(0), u16(primary)),
      box(
        'iinf',
        u32(0),
        u16(items.length),
        ...items.map(([name], index) => box('infe', u32(2 << 24), u16(index + 1, 0), name, '\0')),
      ),
      box(
        'iloc',
        u32(0),
        '\x44\0',
        u16(items.length),
        ...items.map(([, ...places], index) =>
          joined(u16(index + 1, 0, places.length), ...places.map(([from, length]) => u32(start + from, length))),
        ),
      ),
      box('iprp', box('ipco', ...properties), box('ipma', u32(0, 0)), ...about),
      ...meta,
    )
  const before = joined(...top)
  const start = type.length + metaAt(0).length + before.length + 8
  return joined(type, metaAt(start), before, box('mdat', data))
}

/** What is left of the data, and whether the file is the very same one. */
function left(parts: Parts): { data: string; isSame: boolean; text: string } {
  const bytes = heic(parts)
  const clean = cleanHeic(bytes)
  const text = Buffer.from(clean).toString('latin1')
  return { data: text.slice(text.lastIndexOf('mdat') + 4), isSame: clean === bytes, text }
}

test.each(['hvc1', 'hvt1', 'lhv1', 'grid', 'iovl', 'iden', 'tmap'])('an item %s is a picture', (type) => {
  expect(left({ items: [[type, [0, 4]]] }).isSame).toBe(true)
})

test.each(['Exif', 'mime', 'uri ', 'rgan'])('an item %s is about the picture, and blank afterwards', (type) => {
  const items: Parts['items'] = [
    ['hvc1', [4, 4]],
    [type, [0, 4]],
    [type, [8, 4]],
  ]
  expect(left({ items, data: 'Alexpict4711' }).data).toBe('\0\0\0\0pict\0\0\0\0')
})

test.each([
  ['pictures in any order', [['hvc1', [6, 2], [1, 2]]], 'abcdefghij', '\0bc\0\0\0gh\0\0'],
  [
    'pictures that share bytes',
    [
      ['hvc1', [2, 2]],
      ['hvc1', [1, 6]],
      ['hvc1', [2, 2]],
    ],
    'abcdefghij',
    '\0bcdefg\0\0\0',
  ],
  ['pictures at both ends', [['hvc1', [0, 2], [8, 2]]], 'abcdefghij', 'ab\0\0\0\0\0\0ij'],
  ['pictures side by side', [['hvc1', [2, 2], [4, 2]]], 'abcdefghij', '\0\0cdef\0\0\0\0'],
] as [string, Parts['items'], string, string][])('with %s, what is between them is blank', (_, items, data, rest) => {
  expect(left({ items, data }).data).toBe(rest)
})

test('each store has its own pictures', () => {
  const top = [box('mdat', 'Alex4711')]
  const items: Parts['items'] = [['hvc1', [-12, 4], [0, 4]]]
  const { data, text } = left({ top, items, data: 'pictAlex' })
  expect([data, text.includes('mdat\0\0\0\x004711\0\0\0\x10mdatpict')]).toEqual(['pict\0\0\0\0', true])
})

const TIFF = 'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0'

test.each([
  ['with room', `\0\0\0\0${TIFF}`, `\0\0\0\0${TIFF}`],
  ['that begins further on', `\0\0\0\x04Alex${TIFF}`, `\0\0\0\0${TIFF}\0\0\0\0`],
  ['that says nothing', `\0\0\0\0${'x'.repeat(26)}`, `\0\0\0\0${TIFF.replace('\x06', '\x01')}`],
  ['without room', `\0\0\0\0${TIFF.slice(0, -1)}`, '\0'.repeat(29)],
  ['of a few bytes', 'Ale', '\0\0\0'],
])('Exif data %s says at most which way up it is', (_, exif, rest) => {
  const items: Parts['items'] = [
    ['hvc1', [0, 4]],
    ['Exif', [4, exif.length]],
  ]
  expect(left({ items, data: `pict${exif}` }).data).toBe(`pict${rest}`)
})

test('Exif data in pieces, or in no place, says nothing', () => {
  const items: Parts['items'] = [['hvc1', [0, 4]], ['Exif', [4, 30], [34, 4]], ['Exif']]
  expect(left({ items, data: `pict\0\0\0\0${TIFF}Alex` }).data).toBe(`pict${'\0'.repeat(34)}`)
})

test.each(['free', 'skip'])('%s space stays what it is, and is blank', (type) => {
  expect(left({ top: [box(type, '\0\0')], meta: [box(type, '\0')], about: [box(type, '\0')] }).isSame).toBe(true)
  expect(left({ top: [box(type, 'Alex')] }).text).toContain(`${type}\0\0\0\0`)
})

test.each(['iref', 'dinf', 'grpl', 'idat'])('%s stays in what is told about the items', (type) => {
  expect(left({ meta: [box(type)] }).isSame).toBe(true)
})

test('what is not known is blank, wherever it stands', () => {
  const unknown = [box('uuid', 'Alex')]
  for (const parts of [{ top: unknown }, { meta: unknown }, { about: unknown }, { properties: unknown }])
    expect(left(parts).text).toContain('\0\0\0\x0cfree\0\0\0\0')
})

test.each(
  'hvcC lhvC ispe pixi colr pasp clap irot imir auxC rloc lsel oinf tols clli mdcv cclv amve reve ndwt iscl rref subs cmin'.split(
    ' ',
  ),
)('the property %s stays', (type) => {
  const content = { colr: 'nclx', auxC: '\0\0\0\0urn:mpeg:hevc:2015\0' }[type] ?? ''
  expect(left({ properties: [box(type, content)] }).isSame).toBe(true)
})

test.each([
  ['a film', { top: [box('moov')] }],
  ['a piece of a film', { top: [box('moof')] }],
  [
    'an item that is not known',
    {
      items: [
        ['hvc1', [0, 4]],
        ['jpeg', [0, 4]],
      ],
    },
  ],
  [
    'something else than a picture to show',
    {
      items: [
        ['hvc1', [0, 2]],
        ['mime', [2, 2]],
      ],
      primary: 2,
    },
  ],
  ['nothing to show', { primary: 2 }],
  ['a picture in no place', { items: [['hvc1']] }],
  ['a picture that begins before its store', { items: [['hvc1', [-1, 4]]] }],
  ['a picture that ends behind its store', { items: [['hvc1', [1, 4]]] }],
  ['a picture in a place of which one is none', { items: [['hvc1', [0, 4], [90, 4]]] }],
  [
    'data about the picture in one of two pictures',
    {
      items: [
        ['hvc1', [0, 2], [2, 2]],
        ['mime', [3, 1]],
      ],
    },
  ],
  [
    'data about the picture around it',
    {
      items: [
        ['hvc1', [1, 2]],
        ['mime', [0, 4]],
      ],
    },
  ],
  [
    'data about the picture outside of its store',
    {
      items: [
        ['hvc1', [0, 4]],
        ['mime', [-8, 4]],
      ],
    },
  ],
] as [string, Parts][])('with %s it is refused', (_, parts) => {
  expect(() => left(parts)).toThrow(expect.objectContaining({ name: 'Unreadable' }))
})
