import jpegJs from 'jpeg-js'
import { describe, expect, test } from 'vitest'
import { crc32 } from 'node:zlib'
import { PNG } from 'pngjs'
import { cleanDocument } from '#lib/documents/clean.ts'
import { holds, concat, photograph, pixelsOf, tagsOf, type Bytes } from '#tests/support/photographs.ts'

const SECRET = 'N 52.52 E 13.405'

function clean(bytes: Bytes): Bytes {
  const document = cleanDocument(bytes)
  if ('problem' in document) throw new Error(document.problem)
  return document.bytes
}

describe('a JPEG', () => {
  /** A JPEG without metadata, as scanners write it. */
  const plain = new Uint8Array(jpegJs.encode({ width: 24, height: 16, data: Buffer.alloc(24 * 16 * 4, 120) }, 80).data)
  const START = plain.subarray(0, 2)

  function segment(marker: number, content: Uint8Array | string): Uint8Array {
    const body = concat(content)
    return concat(Uint8Array.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255), body)
  }

  /** Returns the plain JPEG with bytes added after its start marker and after its end. */
  const withBytes = (front: Uint8Array, trailing: Uint8Array | string = ''): Bytes =>
    concat(START, front, plain.subarray(2), trailing)

  test('without metadata is returned as is', () => expect(clean(plain)).toBe(plain))

  test.each([
    ['a color profile', segment(0xe2, 'ICC_PROFILE\0\x01\x01profile')],
    ['its color coding', segment(0xee, 'Adobe\0\x64\0\0\0\0\x01')],
  ])('keeps %s', (_, bytes) => expect(clean(withBytes(bytes))).toEqual(withBytes(bytes)))

  test.each([
    ['Exif data without an orientation', segment(0xe1, `Exif\0\0MM\0*\0\0\0\x08\0\0${SECRET}`)],
    ['Exif data with an invalid offset', segment(0xe1, `Exif\0\0II*\0\xff\xff\xff\x7f${SECRET}`)],
    ['XMP', segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x>${SECRET}</x>`)],
    ['IPTC', segment(0xed, `Photoshop 3.0\x008BIM${SECRET}`)],
    ['a comment', segment(0xfe, SECRET)],
    ['a list of further pictures', segment(0xe2, `MPF\0MM\0*${SECRET}`)],
    ['a preview', segment(0xe0, `JFXX\0\x10${SECRET}`)],
    ['data after a color coding', segment(0xee, `Adobe\0\x64\0\0\0\0\x01${SECRET}`)],
    ['every application segment', concat(...Array.from({ length: 16 }, (_, index) => segment(0xe0 + index, SECRET)))],
  ])('loses %s', (_, bytes) => expect(clean(withBytes(bytes))).toEqual(plain))

  test('keeps its density without the preview', () => {
    const cleaned = clean(withBytes(segment(0xe0, `JFIF\0\x01\x01\x01\0\x48\0\x48\x02\x03${SECRET}xx`)))
    expect(holds(cleaned, SECRET)).toBe(false)
    expect(holds(cleaned, 'JFIF\0\x01\x01\x01\0\x48\0\x48\0\0')).toBe(true)
  })

  test('loses a second picture or a video after its end', async () => {
    const original = await photograph('photo.jpg')
    for (const trailing of [original, `\0\0\0\x18ftypmp42 ${SECRET}`])
      expect(clean(withBytes(segment(0xe2, 'MPF\0'), trailing))).toEqual(plain)
    expect(await pixelsOf(clean(concat(original, original)))).toEqual(await pixelsOf(original))
  })

  test('loses data between the scans of a progressive picture', async () => {
    const progressive = await photograph('progressive.jpg')
    const lastScan = Buffer.from(progressive).lastIndexOf(Buffer.from([0xff, 0xda]))
    const bytes = concat(progressive.subarray(0, lastScan), segment(0xfe, SECRET), progressive.subarray(lastScan))
    expect(clean(bytes)).toEqual(clean(progressive))
  })

  test('loses stray bytes between segments, and gets an end marker if it has none', () => {
    for (const stray of [SECRET, '\0\0', '\xff\0'])
      expect(clean(concat(plain.subarray(0, 20), stray, plain.subarray(20)))).toEqual(plain)
    expect(clean(plain.subarray(0, -2))).toEqual(plain)
  })

  test.each([
    ['no scan', concat(START, segment(0xdd, '\0\0'), '\xff\xd9')],
    ['data in the header of a scan', withBytes(segment(0xda, `\x01\x01\0\0\x3f\0${SECRET}`))],
    ['data in a table', withBytes(segment(0xdb, `${'\0'.repeat(65)}${SECRET}`))],
    ['only its first bytes', concat('\xff\xd8\xff')],
    ['no picture', concat('\xff\xd8\xff\xd9')],
    ['a truncated segment', plain.subarray(0, 30)],
    ['a second start', concat(START, plain)],
  ])('is refused with %s', (_, bytes) => expect(cleanDocument(bytes)).toEqual({ problem: 'damaged' }))
})

describe('a PNG', () => {
  const plain = new Uint8Array(PNG.sync.write(new PNG({ width: 4, height: 4 })))
  const HEADER_END = 33

  function chunk(type: string, content: Uint8Array | string): Uint8Array {
    const body = concat(type, content)
    const lengthAndChecksum = Buffer.alloc(8)
    lengthAndChecksum.writeUInt32BE(body.length - 4)
    lengthAndChecksum.writeUInt32BE(crc32(body), 4)
    return concat(lengthAndChecksum.subarray(0, 4), body, lengthAndChecksum.subarray(4))
  }
  const withChunk = (extraChunk: Uint8Array): Bytes =>
    concat(plain.subarray(0, HEADER_END), extraChunk, plain.subarray(HEADER_END))

  test('without metadata is returned as is', () => expect(clean(plain)).toBe(plain))

  test.each(['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'pHYs', 'sBIT', 'bKGD'])('keeps %s', (type) => {
    const bytes = withChunk(chunk(type, '\x01'))
    expect(clean(bytes)).toBe(bytes)
  })

  test.each(['tEXt', 'zTXt', 'iTXt', 'tIME', 'acTL', 'fcTL', 'fdAT', 'caBX', 'unKn'])(
    'loses %s before and after the pixels, and anything after the end',
    (type) => {
      const extraChunk = chunk(type, SECRET)
      expect(clean(withChunk(extraChunk))).toEqual(plain)
      expect(clean(concat(plain.subarray(0, -12), extraChunk, plain.subarray(-12)))).toEqual(plain)
      expect(clean(concat(plain, extraChunk, SECRET))).toEqual(plain)
    },
  )

  test('keeps only the orientation of its Exif data', () => {
    const exif = `MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0${SECRET}`
    const cleaned = clean(withChunk(chunk('eXIf', exif)))
    expect(holds(cleaned, SECRET)).toBe(false)
    expect(tagsOf(cleaned)).toMatchObject({ Orientation: 6 })
    expect(clean(withChunk(chunk('eXIf', SECRET)))).toEqual(plain)
  })

  test.each([
    ['only its first bytes', concat('\x89PNG\r\n\x1a\n')],
    ['no header', concat(plain.subarray(0, 8), plain.subarray(HEADER_END))],
    ['two headers', withChunk(plain.subarray(8, HEADER_END))],
    ['no pixels', concat(plain.subarray(0, HEADER_END), chunk('IEND', ''))],
    ['an unknown critical chunk', withChunk(chunk('CgBI', 'x'))],
    ['a wrong checksum', withChunk(concat(chunk('tEXt', SECRET).subarray(0, -1), 'x'))],
    ['its end missing', plain.subarray(0, -12)],
  ])('is refused with %s', (_, bytes) => expect(cleanDocument(bytes)).toEqual({ problem: 'damaged' }))
})

test('a HEIC photo is returned as is', async () => {
  const original = await photograph('photo.heic')
  expect(cleanDocument(original)).toEqual({ kind: 'heic', bytes: original, isCleaned: false })
})
