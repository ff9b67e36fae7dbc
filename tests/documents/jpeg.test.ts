import jpegJs from 'jpeg-js'
import { expect, test } from 'vitest'
import { cleanDocument } from '#lib/documents/clean.ts'
import { colourProfile, dataOf } from '#tests/support/colour-profile.ts'
import { holds, joined, photograph, pixelsOf, tagsOf, type Bytes } from '#tests/support/photographs.ts'

const original = await photograph('photo.jpg')
const START = original.subarray(0, 2)

/** A JPEG without anything about it, as a scanner makes one. */
const plain = new Uint8Array(jpegJs.encode({ width: 24, height: 16, data: Buffer.alloc(24 * 16 * 4, 120) }, 80).data)

function segment(marker: number, content: Uint8Array | string): Uint8Array {
  const body = joined(content)
  return joined(Uint8Array.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255), body)
}

/** The plain JPEG with something behind its start, and behind its end. */
const around = (front: Uint8Array, behind: Uint8Array | string = ''): Bytes =>
  joined(START, front, plain.subarray(2), behind)

async function clean(bytes: Bytes): Promise<Bytes> {
  const document = await cleanDocument(bytes)
  if ('problem' in document) throw new Error(document.problem)
  expect([document.kind, document.cleaned]).toEqual(['jpeg', document.bytes !== bytes])
  return document.bytes
}

test('a picture without any such data is the very same file', async () => {
  for (const bytes of [plain, joined(START, '\xff\xff', plain.subarray(2))]) expect(await clean(bytes)).toBe(bytes)
})

test.each([
  ['a colour profile', segment(0xe2, joined('ICC_PROFILE\0\x01\x01', colourProfile()))],
  ['how colours are coded', segment(0xee, 'Adobe\0\x64\0\0\0\0\x01')],
])('%s stays', async (_, kept) => {
  const bytes = around(kept)
  expect(await clean(bytes)).toBe(bytes)
})

const SECRET = 'N 52.52 E 13.405'

test.each([
  ['a second Exif segment', segment(0xe1, `Exif\0\0MM\0*\0\0\0\x08\0\0${SECRET}`)],
  ['Exif data that points nowhere', segment(0xe1, `Exif\0\0II*\0\xff\xff\xff\x7f${SECRET}`)],
  ['XMP', segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x>${SECRET}</x>`)],
  ['more XMP', segment(0xe1, `http://ns.adobe.com/xmp/extension/\0${SECRET}`)],
  ['IPTC', segment(0xed, `Photoshop 3.0\x008BIM${SECRET}`)],
  ['a comment', segment(0xfe, SECRET)],
  ['a list of further pictures', segment(0xe2, `MPF\0MM\0*${SECRET}`)],
  ['a provenance record', segment(0xeb, `JP\0\0jumb${SECRET}`)],
  ['the data of an action camera', segment(0xe6, `GoPro\0${SECRET}`)],
  ['a colour profile that is none', segment(0xe2, `ICC_PROFILE\0\x01\x01${SECRET}`)],
  [
    'a colour profile of which a part is missing',
    segment(0xe2, joined('ICC_PROFILE\0\x01\x02', colourProfile(SECRET))),
  ],
  ['a density of another version', segment(0xe0, `JFIF\0${SECRET}`)],
  [
    'an empty segment of every kind',
    joined(...Array.from({ length: 16 }, (_, index) => segment(0xe0 + index, SECRET))),
  ],
  ['a preview of its own', segment(0xe0, `JFXX\0\x10${SECRET}`)],
  ['what hides behind the name of a colour code', segment(0xee, `Adobe\0\x64\0\0\0\0\x01${SECRET}`)],
])('%s goes', async (_, dropped) => {
  expect(await clean(around(dropped))).toEqual(plain)
})

test('a preview in the density goes, and the density stays', async () => {
  const bytes = around(segment(0xe0, `JFIF\0\x01\x01\x01\0\x48\0\x48\x02\x03${SECRET}xx`))
  const cleaned = await clean(bytes)
  expect(holds(cleaned, SECRET)).toBe(false)
  expect(holds(cleaned, 'JFIF\0\x01\x01\x01\0\x48\0\x48\0\0')).toBe(true)
})

test('a second picture or a film behind it goes with everything it tells', async () => {
  for (const behind of [original, `\0\0\0\x18ftypmp42 ${SECRET}`, `${'\0'.repeat(9)}SEFT`, '\0'.repeat(9)]) {
    expect(await clean(around(segment(0xe2, 'MPF\0'), behind))).toEqual(plain)
  }
  // A picture whose second one tells where it is: not even that it had one.
  const cleaned = await clean(joined(original, original))
  expect(cleaned).toEqual(await clean(original))
  expect(await pixelsOf(cleaned)).toEqual(await pixelsOf(original))
})

test('data between the scans goes as well', async () => {
  const progressive = await photograph('progressive.jpg')
  const last = Buffer.from(progressive).lastIndexOf(Buffer.from([0xff, 0xda]))
  const bytes = joined(progressive.subarray(0, last), segment(0xfe, SECRET), progressive.subarray(last))
  expect(await clean(bytes)).toEqual(await clean(progressive))
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('which way up it is stays: %i', async (orientation) => {
  for (const [order, number] of [
    ['II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0', `${String.fromCharCode(orientation)}\0`],
    ['MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01', `\0${String.fromCharCode(orientation)}`],
  ]) {
    const exif = segment(0xe1, `Exif\0\0${order}${number}\0\0\0\0\0\0`)
    const cleaned = await clean(around(exif))
    expect(tagsOf(cleaned)).toMatchObject({ Orientation: orientation })
    expect(cleaned).toHaveLength(around(exif).length)
  }
})

const FRAME = segment(0xc0, '\x08\0\x08\0\x08\x01\x01\x11\0')
const SCAN = joined(segment(0xda, '\x01\x01\0\0\x3f\0'), 'pixels')
const TABLE = segment(0xdd, '\0\0')

test('a picture may begin with its frame', async () => {
  const bytes = joined(START, FRAME, TABLE, SCAN, '\xff\xd9')
  expect(await clean(bytes)).toBe(bytes)
})

test('removes stray bytes between segments, as browsers skip them', async () => {
  for (const stray of [SECRET, '\0\0', '\xff\0'])
    expect(await clean(joined(plain.subarray(0, 20), stray, plain.subarray(20)))).toEqual(plain)
})

test('adds a missing end', async () => {
  expect(await clean(plain.subarray(0, -2))).toEqual(plain)
})

test.each([
  ['no frame', joined(START, TABLE, SCAN, '\xff\xd9')],
  ['no scan', joined(START, TABLE, FRAME, TABLE, '\xff\xd9')],
  ['a scan before its frame', joined(START, SCAN, FRAME, TABLE, '\xff\xd9')],
  ['only its first bytes', joined('\xff\xd8\xff')],
  ['no picture', joined('\xff\xd8\xff\xd9')],
  ['a picture of another code', joined(START, segment(0xf7, 'JPEG-LS'), plain.subarray(2))],
  ['a table that is none', around(segment(0xdb, `\0${SECRET}`))],
  ['a table with something behind it', around(segment(0xc4, `\0${'\0'.repeat(16)}${SECRET}`))],
  ['a second beginning', joined(START, plain)],
])('%s is refused', async (_, bytes) => {
  expect(await cleanDocument(bytes)).toEqual({ problem: 'damaged' })
})

test('a colour profile keeps its colours, and does not say whose it is, in one segment or in several', async () => {
  const profile = colourProfile(SECRET)
  for (const buffers of [[profile], [profile.subarray(0, 150), profile.subarray(150, 400), profile.subarray(400)]]) {
    const segments = buffers.map((buffer, index) =>
      segment(0xe2, joined('ICC_PROFILE\0', Uint8Array.of(index + 1, buffers.length), buffer)),
    )
    const cleaned = await clean(around(joined(...segments)))
    expect(holds(cleaned, SECRET)).toBe(false)
    expect(cleaned).toHaveLength(plain.length + joined(...segments).length)
    const at = Buffer.from(cleaned).indexOf('ICC_PROFILE') + 14
    for (const tag of buffers.length === 1 ? ['rXYZ', 'gXYZ', 'bTRC'] : [])
      expect(dataOf(cleaned.subarray(at), tag)).toEqual(dataOf(profile, tag))
    expect(await pixelsOf(cleaned)).toEqual(await pixelsOf(plain))
    expect(await clean(cleaned)).toBe(cleaned)
  }
})

test('of what may stay there is one, and it says nothing else', async () => {
  const adobe = (rest: string) => segment(0xee, `Adobe${rest}\x01`)
  const once = await clean(around(adobe('\0\x64\0\0\0\0')))
  expect(await clean(around(joined(adobe('SECRET'), adobe('SECRET'))))).toEqual(once)
  const density = (text: string) => segment(0xe0, `JFIF\0\x01\x01\0${text}\0\0`)
  expect(holds(await clean(around(joined(density('\0\x01\0\x01'), density('SECR')))), 'SECR')).toBe(false)
})
