import { crc32 } from 'node:zlib'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { cleanDocument } from '#lib/documents/clean.ts'
import { joined, photograph, tagsOf, type Bytes } from '#tests/support/photographs.ts'

const SIGNATURE_AND_HEADER = 33

const plain = new Uint8Array(PNG.sync.write(new PNG({ width: 24, height: 16, fill: true })))

function chunk(type: string, content: string): Uint8Array {
  const body = Buffer.from(type + content, 'latin1')
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length - 4, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return joined(frame.subarray(0, 4), body, frame.subarray(4))
}

/** The plain PNG with a chunk behind its header. */
const withChunk = (added: Uint8Array): Bytes =>
  joined(plain.subarray(0, SIGNATURE_AND_HEADER), added, plain.subarray(SIGNATURE_AND_HEADER))

function clean(bytes: Bytes): Bytes {
  const document = cleanDocument(bytes)
  if ('problem' in document) throw new Error(document.problem)
  expect(document.kind).toBe('png')
  return document.bytes
}

test('a picture without any such data is the very same file', () => {
  for (const bytes of [plain, joined(plain, '\0'.repeat(9)), withChunk(chunk('pHYs', '\0\0\x0b\x13\0\0\x0b\x13\x01'))])
    expect(clean(bytes)).toBe(bytes)
})

test.each(['tEXt', 'zTXt', 'iTXt', 'caBX', 'iDOT', 'prVt'])('%s goes', (type) => {
  expect(clean(withChunk(chunk(type, 'GPS\0N 52.52')))).toEqual(plain)
})

test('what a program has left behind the end goes', () => {
  expect(clean(joined(plain, 'the larger picture'))).toEqual(plain)
})

test('Exif data without a way up goes whole', () => {
  expect(clean(withChunk(chunk('eXIf', 'MM\0*\0\0\0\x08\0\0N 52.52')))).toEqual(plain)
})

test('of Exif data, which way up the picture is stays', async () => {
  expect(tagsOf(clean(await photograph('photo.png')))).toMatchObject({ Orientation: 6 })
})

const damaged = plain.slice()
damaged[20] = 99

test.each([
  ['only its first bytes', joined('\x89PNG\r\n\x1a\n')],
  ['no header', joined(plain.subarray(0, 8), plain.subarray(SIGNATURE_AND_HEADER))],
  ['two headers', withChunk(plain.subarray(8, SIGNATURE_AND_HEADER))],
  ['no pixels', joined(plain.subarray(0, SIGNATURE_AND_HEADER), chunk('IEND', ''))],
  ['a chunk that nobody knows and everybody must', withChunk(chunk('CgBI', 'x'))],
  ['a wrong checksum', damaged],
])('%s is refused', (_, bytes) => {
  expect(cleanDocument(bytes)).toEqual({ problem: 'damaged' })
})
