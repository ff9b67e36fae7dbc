import { colourProfile } from '#tests/support/colour-profile.ts'
import { holds, joined, photograph, type Bytes } from '#tests/support/photographs.ts'

/** Big-endian numbers, as boxes have them. */
const u16 = (...values: number[]) => joined(...values.map((value) => Uint8Array.of(value >> 8, value & 255)))
const u32 = (...values: number[]) =>
  joined(...values.map((value) => Uint8Array.of(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255)))

export function box(type: string, ...content: (Uint8Array | string)[]): Bytes {
  const body = joined(...content)
  return joined(u32(body.length + 8), type, body)
}

const fullBox = (type: string, version: number, ...content: (Uint8Array | string)[]) =>
  box(type, u32(version << 24), ...content)

/** An item; one that is only a part of another is hidden. */
const item = (id: number, type: string, rest = '', hidden = 0) =>
  box('infe', u32((2 << 24) | hidden), u16(id, 0), type, `\0${rest}`)

const place = (id: number, method: number, from: number, length: number) =>
  joined(u16(id, method, 0, 1), u32(from, length))

/**
 * A photograph in two tiles of 96 × 64 pixels, put together as telephones do it: the tiles and what is told about the
 * picture in `mdat`, how they are put together in `idat`. `secret` stands in its Exif data, in its XMP,
 * in names, in its colour profile, and between and behind properties.
 */
export async function tiledHeic(secret: string): Promise<Bytes> {
  const photo = await photograph('photo.heic')
  const picture = photo.subarray(0x1ee, 0x1ee + 0xc5)
  const properties = photo.subarray(271, 263 + 161)
  if (!holds(properties.subarray(0, 8), 'hvcC'))
    throw new Error('The photograph is not the one that this was written for')

  const exif = joined(u32(0), 'MM\0*', u32(8), u16(1), u16(0x0112, 3), u32(1), u16(6, 0), u32(0), secret)
  const xmp = joined(`<x:xmpmeta>${secret}</x:xmpmeta>`)
  const grid = joined(Uint8Array.of(0, 0, 0, 1), u16(192, 64))
  const stored = [picture, picture, exif, xmp]
  const meta = (start: number): Bytes => {
    const starts = stored.map((_, index) => start + stored.slice(0, index).reduce((sum, { length }) => sum + length, 0))
    return fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), 'pict', u32(0, 0, 0), `${secret}\0`),
      box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 0, `${secret}\0`))),
      fullBox('pitm', 0, u16(3)),
      fullBox(
        'iinf',
        0,
        u16(5),
        item(1, 'hvc1', '', 1),
        item(2, 'hvc1', '', 1),
        item(3, 'grid', secret),
        item(4, 'Exif', secret),
        item(5, 'mime', `text/plain; of=${secret}\0`),
      ),
      fullBox(
        'iloc',
        1,
        Uint8Array.of(0x44, 0),
        u16(5),
        ...[1, 2, 4, 5].map((id, index) => place(id, 0, starts[index] ?? 0, stored[index]?.length ?? 0)),
        place(3, 1, 0, grid.length),
      ),
      fullBox('iref', 0, box('dimg', u16(3, 2, 1, 2)), box('cdsc', u16(4, 1, 3)), box('cdsc', u16(5, 1, 3))),
      box(
        'iprp',
        box(
          'ipco',
          properties,
          fullBox('ispe', 0, u32(192, 64), secret),
          box('colr', 'prof', colourProfile(secret)),
          fullBox('auxC', 0, `${secret}\0`),
        ),
        box('free', secret),
        fullBox(
          'ipma',
          0,
          u32(3),
          ...[1, 2].map((id) => joined(u16(id), Uint8Array.of(2, 0x81, 2))),
          joined(u16(3), Uint8Array.of(2, 4, 3)),
        ),
      ),
      box('idat', grid),
    )
  }
  const type = box('ftyp', 'heic', u32(0), 'mif1heic')
  const start = type.length + meta(0).length + 8
  return joined(type, meta(start), box('mdat', ...stored))
}
