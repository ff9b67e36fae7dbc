import { boxesIn, readNumbers, type Box, type Range } from './boxes.ts'
import { textAt } from './kind.ts'
import { Unreadable } from './unreadable.ts'

/** A part of a HEIF file: a picture, a tile of one, Exif data and so on, by its four letters, and where its bytes are. */
export type Item = { id: number; type: string; ranges: Range[] }

/**
 * The items of a HEIF file (ISO/IEC 23008-12), from the boxes of its `meta` box.
 * @throws Unreadable when they are not told in a way that is understood here
 */
export function itemsOf(bytes: Uint8Array, boxes: readonly Box[]): Item[] {
  const types = typesOf(bytes, only(boxes, 'iinf'))
  const places = placesOf(bytes, only(boxes, 'iloc'), boxes)
  return [...types].map(([id, type]) => ({ id, type, ranges: places.get(id) ?? [] }))
}

/** The item that is shown. */
export function primaryItem(bytes: Uint8Array, boxes: readonly Box[]): number {
  const numbers = readNumbers(bytes, only(boxes, 'pitm'))
  return numbers.next(numbers.version() === 0 ? 2 : 4)
}

/** The one box of a type that there must be. */
export function only(boxes: readonly Box[], type: string): Box {
  const [box, ...more] = boxes.filter((each) => each.type === type)
  if (!box || more.length > 0) throw new Unreadable(`not one ${type}`)
  return box
}

/** Returns the types of the items (`iinf`) by their number. */
function typesOf(bytes: Uint8Array, list: Box): Map<number, string> {
  const numbers = readNumbers(bytes, list)
  numbers.next(numbers.version() === 0 ? 2 : 4)
  const types = new Map<number, string>()
  for (const entry of boxesIn(bytes, { from: numbers.position(), to: list.end })) {
    const fields = readNumbers(bytes, entry)
    const version = fields.version()
    if (entry.type !== 'infe' || version < 2) throw new Unreadable('unknown kind of item')
    const id = fields.next(version === 2 ? 2 : 4)
    const isProtected = fields.next(2) !== 0
    const type = textAt(bytes, fields.position(), 4)
    if (isProtected || types.has(id)) throw new Unreadable('protected or repeated item')
    types.set(id, type)
  }
  return types
}

/** Where the bytes of each item are (`iloc`): in the file, or in the `idat` box. */
function placesOf(bytes: Uint8Array, list: Box, boxes: readonly Box[]): Map<number, Range[]> {
  const { next, version: readVersion } = readNumbers(bytes, list)
  const version = readVersion()
  if (version > 2) throw new Unreadable('unknown list of places')
  const sizes = next(2)
  const [offsetSize, lengthSize, baseSize, indexSize] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15)
  const idSize = version < 2 ? 2 : 4
  const places = new Map<number, Range[]>()
  for (let left = next(idSize); left > 0; left -= 1) {
    const id = next(idSize)
    const method = version === 0 ? 0 : next(2) & 15
    const isElsewhere = next(2) !== 0
    if (isElsewhere || method > 1 || places.has(id)) throw new Unreadable('an item is elsewhere')
    const base = next(baseSize ?? 0) + (method === 1 ? only(boxes, 'idat').content : 0)
    const ranges: Range[] = []
    for (let extents = next(2); extents > 0; extents -= 1) {
      if (version > 0) next(indexSize ?? 0)
      const from = base + next(offsetSize ?? 0)
      const length = next(lengthSize ?? 0)
      if (length === 0) throw new Unreadable('an item of unknown length')
      ranges.push({ from, to: from + length })
    }
    places.set(id, ranges)
  }
  return places
}
