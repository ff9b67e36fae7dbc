import { expect, test } from 'vitest'
import { boxesIn } from '#lib/documents/boxes.ts'
import { itemsOf, primaryItem } from '#lib/documents/heic-items.ts'
import { joined } from '#tests/support/photographs.ts'
import { box } from './tiled-heic.ts'

const read = (...boxes: Uint8Array[]) => {
  const bytes = joined(...boxes)
  const found = boxesIn(bytes, { from: 0, to: bytes.length })
  return { bytes, found }
}

const itemsIn = (...boxes: Uint8Array[]) => {
  const { bytes, found } = read(...boxes)
  return itemsOf(bytes, found)
}

const INFE = box('infe', '\x02\0\0\0\0\x07\0\0hvc1\0')
const IINF = box('iinf', '\0\0\0\0\0\x01', INFE)
const NO_ITEMS = box('iinf', '\0\0\0\0\0\0')
const iloc = (...content: string[]) => box('iloc', ...content)
const NO_PLACES = iloc('\0\0\0\0\x44\0\0\0')

test.each([
  ['\0\0\0\0\0\x07', 7],
  ['\x01\0\0\0\0\x01\0\x07', 0x10007],
])('the item that is shown, of %j', (content, id) => {
  const { bytes, found } = read(box('pitm', content))
  expect(primaryItem(bytes, found)).toBe(id)
})

test.each([
  [IINF, [7, 'hvc1']],
  [box('iinf', '\x01\0\0\0\0\0\0\x01', INFE), [7, 'hvc1']],
  [box('iinf', '\0\0\0\0\0\x01', box('infe', '\x03\0\0\0\0\x01\0\x07\0\0grid\0')), [0x10007, 'grid']],
])('items have their type in every version of the list', (list, [id, type]) => {
  expect(itemsIn(list, NO_PLACES)).toEqual([{ id, type, ranges: [] }])
})

test.each([
  ['a version 0', iloc('\0\0\0\0\x44\0\0\x01', '\0\x07', '\0\0', '\0\x01', '\0\0\x01\0', '\0\0\0\x10'), [[256, 272]]],
  [
    'offsets from a base',
    iloc('\0\0\0\0\x11\x20\0\x01', '\0\x07', '\0\0', '\x01\0', '\0\x02', '\x01\x02', '\x08\x04'),
    [
      [257, 259],
      [264, 268],
    ],
  ],
  [
    'a version 1, with numbers of extents',
    iloc('\x01\0\0\0\x11\x02\0\x01', '\0\x07', '\0\0', '\0\0', '\0\x01', 'nn', '\x05\x02'),
    [[5, 7]],
  ],
  [
    'a version 2, of longer numbers',
    iloc('\x02\0\0\0\x11\0\0\0\0\x01', '\0\0\0\x07', '\xff\xf0', '\0\0', '\0\x01', '\x05\x02'),
    [[5, 7]],
  ],
  [
    'a version 0, which knows no numbers of extents',
    iloc('\0\0\0\0\x11\x02\0\x01', '\0\x07', '\0\0', '\0\x01', '\x05\x02'),
    [[5, 7]],
  ],
  ['no offset at all', iloc('\0\0\0\0\x01\x10\0\x01', '\0\x07', '\0\0', '\x09', '\0\x01', '\x02'), [[9, 11]]],
])('places are told by %s', (_, list, ranges) => {
  expect(itemsIn(IINF, list)[0]?.ranges).toEqual(ranges.map(([from, to]) => ({ from, to })))
})

test('places in the box for small items count from its content', () => {
  const idat = box('idat', 'abcdef')
  const list = iloc('\x01\0\0\0\x11\0\0\x01', '\0\x07', '\0\x01', '\0\0', '\0\x01', '\x02\x03')
  expect(itemsIn(idat, IINF, list)[0]?.ranges).toEqual([{ from: 10, to: 13 }])
  expect(() => itemsIn(IINF, list)).toThrow('idat')
})

const PLACE = '\0\x07\0\0\0\x01\x05\x02'
const placesIn = (content: string) => [IINF, iloc(content)] as const

test.each([
  ['no list of items', [NO_PLACES]],
  ['two lists of items', [NO_ITEMS, NO_ITEMS, NO_PLACES]],
  ['no list of places', [NO_ITEMS]],
  [
    'something else among the items',
    [box('iinf', '\0\0\0\0\0\x01', box('free', '\x02\0\0\0\0\x07\0\0hvc1\0')), NO_PLACES],
  ],
  [
    'an item of an old version',
    [box('iinf', '\0\0\0\0\0\x01', box('infe', '\x01\0\0\0\0\x07\0\0\0\0hvc1\0')), NO_PLACES],
  ],
  ['a protected item', [box('iinf', '\0\0\0\0\0\x01', box('infe', '\x02\0\0\0\0\x07\0\x01hvc1\0')), NO_PLACES]],
  ['an item twice', [box('iinf', '\0\0\0\0\0\x02', INFE, INFE), NO_PLACES]],
  ['places of a version that is not known', placesIn(`\x03\0\0\0\x11\0\0\0\0\0`)],
  ['an item that is made of others', placesIn('\x01\0\0\0\x11\0\0\x01\0\x07\0\x02\0\0\0\x01\x05\x02')],
  ['an item in another file', placesIn(`\0\0\0\0\x11\0\0\x01\0\x07\0\x01\0\x01\x05\x02`)],
  ['two places of an item', placesIn(`\0\0\0\0\x11\0\0\x02${PLACE}${PLACE}`)],
  ['an item of an unknown length', placesIn('\0\0\0\0\x11\0\0\x01\0\x07\0\0\0\x01\x05\0')],
  ['a list that is cut off', placesIn(`\0\0\0\0\x11\0\0\x02${PLACE}`)],
])('%s is refused', (_, boxes) => {
  expect(() => itemsIn(...boxes)).toThrow(expect.objectContaining({ name: 'Unreadable' }))
})
