import { expect, test } from 'vitest'
import { orientationOf, tiffWith } from '#lib/documents/exif.ts'
import { concat, tagsOf } from '#tests/support/photographs.ts'

// Reads from a view with a byte offset.
const orientationIn = (text: string) => orientationOf(concat('before', text).subarray(6))
/** Exif data in each byte order, with the entries after a gap. */
const bigEndian = (count: string, entries: string) => `MM\0*\0\0\0\x0a--${count}${entries}`
const littleEndian = (count: string, entries: string) => `II*\0\x0a\0\0\0--${count}${entries}`

test.each([1, 6, 8])('reads orientation %i in both byte orders, after another entry, and writes it', (orientation) => {
  const value = String.fromCharCode(orientation)
  const other = '\x01\x0f\0\x02\0\0\0\x04text'
  expect(orientationIn(bigEndian('\0\x02', `${other}\x01\x12\0\x03\0\0\0\x01\0${value}`))).toBe(orientation)
  const reversed = '\x0f\x01\x02\0\x04\0\0\0text'
  expect(orientationIn(littleEndian('\x02\0', `${reversed}\x12\x01\x03\0\x01\0\0\0${value}\0`))).toBe(orientation)
  expect(orientationOf(tiffWith(orientation))).toBe(orientation)
})

test('writes a complete TIFF file that other programs can read', () => {
  expect(Buffer.from(tiffWith(6)).toString('latin1')).toBe(
    'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0',
  )
  const segment = concat('\xff\xd8\xff\xe1\0\x22Exif\0\0', tiffWith(6), '\xff\xd9')
  expect(tagsOf(segment)).toMatchObject({ Orientation: 6 })
})

const ORIENTATION = '\x01\x12\0\x03\0\0\0\x01\0'

test.each([
  ['an unknown byte order', bigEndian('\0\x01', `${ORIENTATION}\x06`).replace('MM', 'MI')],
  ['an unknown version', bigEndian('\0\x01', `${ORIENTATION}\x06`).replace('*', '+')],
  ['no entries', bigEndian('\0\0', '')],
  ['an orientation after the last entry', bigEndian('\0\x01', `\x01\x0f\0\x02\0\0\0\x04text${ORIENTATION}\x06\0\0`)],
  ['an orientation below 1', bigEndian('\0\x01', `${ORIENTATION}\0`)],
  ['an orientation above 8', bigEndian('\0\x01', `${ORIENTATION}\x09`)],
  ['an orientation of another type', bigEndian('\0\x01', `${ORIENTATION}\x06`.replace('\x03', '\x04'))],
  ['a truncated list', bigEndian('\0\x02', '\x01\x0f\0\x02\0\0\0\x04text\x01')],
  ['a list beyond the end', 'MM\0*\x7f\0\0\0'],
  ['no bytes', ''],
])('finds no valid orientation in data with %s', (_, text) => {
  expect(orientationIn(text)).toBeUndefined()
})
