import { describe, expect, test } from 'vitest'
import { cleanDocument } from '#lib/documents/clean.ts'
import { holds, joined, photograph, pixelsOf, tagsOf, type Bytes } from '#tests/support/photographs.ts'
import { box, tiledHeic } from './tiled-heic.ts'

const original = await photograph('photo.heic')
const SECRET = 'N 52.52 E 13.405'

async function clean(bytes: Bytes): Promise<Bytes> {
  const document = await cleanDocument(bytes)
  if ('problem' in document) throw new Error(document.problem)
  expect(document.kind).toBe('heic')
  return document.bytes
}

/** The photograph with one text in the place of another of the same length. */
function exchanged(from: string, to: string): Bytes {
  const at = Buffer.from(original).indexOf(from, 0, 'latin1')
  expect([at > 0, from.length]).toEqual([true, to.length])
  return joined(original.subarray(0, at), to, original.subarray(at + to.length))
}

test('nothing moves: the file is as long as before', async () => {
  expect(await clean(original)).toHaveLength(original.length)
})

test.each(['mpvd', 'uuid', 'free', 'skip', 'sefd'])('a %s box behind it is blank afterwards', async (type) => {
  const cleaned = await clean(joined(original, box(type, `film ${SECRET}`)))
  expect(holds(cleaned, SECRET)).toBe(false)
  expect(await pixelsOf(cleaned)).toEqual(await pixelsOf(original))
})

test('a property that describes the picture in words is blank afterwards', async () => {
  // `pixi`, which says how deep the colours are, can be missing.
  const cleaned = await clean(exchanged('pixi\0\0\0\0\x03', 'udes\0\0\0\0E'))
  expect(holds(cleaned, 'udes')).toBe(false)
  expect(await pixelsOf(cleaned)).toHaveLength(96 * 64 * 4)
})

test.each([
  ['a brand that nobody knows', 'mif1heic', 'mif1Jo52'],
  ['the number of a version', 'heic\0\0\0\0', 'heicJo52'],
])('%s is gone afterwards', async (_, known, told) => {
  const cleaned = await clean(exchanged(known, told))
  expect(holds(cleaned, 'Jo52')).toBe(false)
  expect(await pixelsOf(cleaned)).toEqual(await pixelsOf(original))
})

test('leftovers among the pictures are blank afterwards', async () => {
  // The texts belong to an item that nobody knows of any more, and are still there.
  const orphaned = exchanged('\0\x03\0\0mime', '\0\x09\0\0mime')
  expect([holds(orphaned, 'AlexMorgan'), holds(await clean(orphaned), 'AlexMorgan')]).toEqual([true, false])
})

test('a picture of tiles, as telephones make them, is put together as before', async () => {
  const tiles = await tiledHeic(SECRET)
  expect(holds(tiles, SECRET)).toBe(true)
  const cleaned = await clean(tiles)
  expect(holds(cleaned, SECRET)).toBe(false)
  expect(tagsOf(cleaned)).toMatchObject({ Orientation: 6 })
  expect(await pixelsOf(tiles)).toHaveLength(192 * 64 * 4)
  expect(await pixelsOf(cleaned)).toEqual(await pixelsOf(tiles))
  expect(await clean(cleaned)).toBe(cleaned)
})

describe('is refused:', () => {
  test.each([
    ['a film beside the picture', joined(original, box('moov', SECRET))],
    ['bytes behind it that are no box', joined(original, SECRET)],
    ['an item that is not known', exchanged('hvc1\0', 'jpeg\0')],
    ['an item with a place of its own in the picture', exchanged('\0\0\x02\xb3', '\0\0\x01\xee')],
    ['no picture', exchanged('pict', 'vide')],
    ['no list of items', exchanged('iinf', 'iin_')],
  ])('%s', async (_, bytes) => {
    expect(await cleanDocument(bytes)).toEqual({ problem: 'damaged' })
  })

  test.each([
    ['a film', joined(box('ftyp', 'mp42\0\0\0\0mp42isom'), box('mdat', SECRET))],
    ['a QuickTime film', joined(box('ftyp', 'qt  \0\0\0\0qt  '), box('mdat', SECRET))],
    ['an AVIF picture', joined(box('ftyp', 'avif\0\0\0\0mif1avif'), box('mdat', SECRET))],
    ['an AVIF picture under a general name', joined(box('ftyp', 'mif1\0\0\0\0mif1avifmiaf'), box('mdat', SECRET))],
    ['a list of brands without an end', joined('\0\0\xff\xf0ftypheic')],
  ])('%s, as something else', async (_, bytes) => {
    expect(await cleanDocument(bytes)).toEqual({ problem: 'unknown' })
  })
})
