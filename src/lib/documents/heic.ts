import { boxesIn, type Box, type Range } from './boxes.ts'
import { orientationOf, tiffWith } from './exif.ts'
import { itemsOf, only, primaryItem, type Item } from './heic-items.ts'
import { blankBrands, blankHandlerName, blankItemNames, blankReferences, cleanProperty } from './heic-names.ts'
import { textAt } from './kind.ts'
import { Unreadable } from './unreadable.ts'

/** Items that are the picture, or that it is put together from. */
const PICTURES = new Set(['hvc1', 'hvt1', 'lhv1', 'grid', 'iovl', 'iden', 'tmap'])
/** Items about the picture: Exif, XMP and other texts, addresses, names of faces and regions. */
const ABOUT = new Set(['Exif', 'mime', 'uri ', 'rgan'])

/** Boxes that a picture is read by; any other may hold anything, a film with its own place among it. */
const FILE_BOXES = new Set(['ftyp', 'meta', 'mdat'])
const META_BOXES = new Set(['hdlr', 'pitm', 'iinf', 'iloc', 'iref', 'iprp', 'idat', 'dinf', 'grpl'])
const PROPERTIES = new Set(
  (
    'hvcC lhvC ispe pixi colr pasp clap irot imir auxC rloc lsel oinf tols clli mdcv cclv amve reve ndwt iscl rref ' +
    'subs cmin'
  ).split(' '),
)

/** In front of the Exif data of an item: how far on it begins. */
const EXIF_OFFSET_BYTES = 4
const UPRIGHT = 1
const LEAST_EXIF_BYTES = EXIF_OFFSET_BYTES + tiffWith(UPRIGHT).length

/**
 * A HEIC file (ISO/IEC 23008-12) in which everything that is not the picture is blank: Exif data but for which way up the
 * picture is, XMP, descriptions, names, films. Nothing moves, so that every place in it still holds; what turns the picture is a
 * property of it and stays. Gives the same bytes when there was nothing.
 *
 * @throws Unreadable when it is cut off, holds films or codes that are not known here, or is not built as the format says
 */
export function cleanHeic(bytes: Uint8Array): Uint8Array {
  const top = boxesIn(bytes, { from: 0, to: bytes.length })
  // A film's data lies among that of the pictures and cannot be told from it here.
  if (top.some(({ type }) => type === 'moov' || type === 'moof')) throw new Unreadable('a film')
  const meta = only(top, 'meta')
  // Its boxes follow four bytes of version.
  const inMeta = boxesIn(bytes, { from: meta.content + 4, to: meta.end })
  const handler = only(inMeta, 'hdlr')
  if (textAt(bytes, handler.content + 8, 4) !== 'pict') throw new Unreadable('no picture')
  const aboutProperties = boxesIn(bytes, rangeOf(only(inMeta, 'iprp')))
  const properties = boxesIn(bytes, rangeOf(only(aboutProperties, 'ipco')))

  const items = itemsOf(bytes, inMeta)
  const pictures = items.filter(({ type }) => PICTURES.has(type))
  const unknown = items.filter(({ type }) => !PICTURES.has(type) && !ABOUT.has(type))
  const primary = primaryItem(bytes, inMeta)
  if (unknown.length > 0 || !pictures.some(({ id }) => id === primary)) throw new Unreadable('unknown picture')

  const stores = [...top.filter(({ type }) => type === 'mdat'), ...inMeta.filter(({ type }) => type === 'idat')]
  const needed = pictures.flatMap(({ ranges }) => ranges)
  if (needed.length === 0 || !needed.every((range) => stores.some((store) => isWithin(range, store))))
    throw new Unreadable('a picture is not there')
  const about = items.filter(({ type }) => ABOUT.has(type)).flatMap(({ ranges }) => ranges)
  const isApart = ({ from, to }: Range) => needed.every((range) => range.to <= from || range.from >= to)
  if (!about.every((range) => isApart(range) && stores.some((store) => isWithin(range, store))))
    throw new Unreadable('data about the picture lies where it cannot be taken out')

  const clean = bytes.slice()
  for (const box of [
    ...top.filter(({ type }) => !FILE_BOXES.has(type)),
    ...inMeta.filter(({ type }) => !META_BOXES.has(type)),
    ...aboutProperties.filter(({ type }) => type !== 'ipco' && type !== 'ipma'),
    ...properties.filter((property) => !PROPERTIES.has(property.type) || !cleanProperty(clean, property)),
  ])
    blankBox(clean, box)
  blankBrands(clean, only(top, 'ftyp'))
  blankHandlerName(clean, handler)
  blankItemNames(clean, only(inMeta, 'iinf'))
  for (const box of inMeta) if (box.type === 'dinf') blankReferences(clean, box)
  for (const store of stores) blankGaps(clean, store, needed)
  for (const item of items) if (item.type === 'Exif') keepOrientation(bytes, clean, item)
  return clean.every((byte, at) => byte === bytes[at]) ? bytes : clean
}

function rangeOf({ content, end }: Box): Range {
  return { from: content, to: end }
}

function isWithin({ from, to }: Range, { content, end }: Box): boolean {
  return from >= content && to <= end
}

/** Turns a box into one of free space, which readers skip. */
function blankBox(clean: Uint8Array, { start, content, end, type }: Box): void {
  if (type !== 'skip') clean.set([0x66, 0x72, 0x65, 0x65], start + 4)
  clean.fill(0, content, end)
}

/** Blanks what no picture uses: metadata, and leftovers of programs. */
function blankGaps(clean: Uint8Array, store: Box, needed: readonly Range[]): void {
  let from = store.content
  for (const range of needed.filter((each) => isWithin(each, store)).toSorted((a, b) => a.from - b.from)) {
    clean.fill(0, from, range.from)
    from = Math.max(from, range.to)
  }
  clean.fill(0, from, store.end)
}

/** Exif data must be readable, else some programs refuse the file; where it has room, it says which way up the picture is. */
function keepOrientation(bytes: Uint8Array, clean: Uint8Array, { ranges: [range, ...more] }: Item): void {
  if (!range || more.length > 0 || range.to - range.from < LEAST_EXIF_BYTES) return
  const offset = new DataView(bytes.buffer, bytes.byteOffset).getUint32(range.from)
  const start = range.from + EXIF_OFFSET_BYTES
  clean.set(tiffWith(orientationOf(bytes.subarray(start, range.to).subarray(offset)) ?? UPRIGHT), start)
}
