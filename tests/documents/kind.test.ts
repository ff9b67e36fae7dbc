import { expect, test } from 'vitest'
import { kindOf } from '#lib/documents/kind.ts'
import { concat } from '#tests/support/photographs.ts'

const ftyp = (size: string, ...names: string[]) => `\0\0\0${size}ftyp${names.join('')}`
test.each([
  ['%PDF-1.7', 'pdf'],
  ['\x89PNG\r\n\x1a\n...', 'png'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  [ftyp('\x10', 'heic', '\0\0\0\0'), 'heic'],
  [ftyp('\x14', 'heix', '\0\0\0\0', 'mif1'), 'heic'],
  [ftyp('\x10', 'heim', '\0\0\0\0'), 'heic'],
  [ftyp('\x10', 'heis', '\0\0\0\0'), 'heic'],
  [ftyp('\x18', 'mif1', '\0\0\0\0', 'miaf', 'heic'), 'heic'],
  [ftyp('\x18', 'msf1', '\0\0\0\0', 'heix', 'msf1'), 'heic'],
  [`${ftyp('\x14', 'mif1', '\0\0\0\0', 'miaf')}heic`, undefined],
  [ftyp('\x14', 'mif1', 'heic', 'miaf'), undefined],
  [ftyp('\x14', 'avif', '\0\0\0\0', 'heic'), undefined],
  [ftyp('\x0c', 'heic'), undefined],
  [ftyp('\x11', 'heic', '\0\0\0\0', '!'), undefined],
  [ftyp('\x14', 'heic', '\0\0\0\0'), undefined],
  ['\0\0\0\x10fTyPheic\0\0\0\0', undefined],
  ['\xef\xbb\xbf%PDF-1.7', 'pdf'],
  ['\r\n%PDF-1.7', 'pdf'],
  ['Content-Type: application/pdf\r\n\r\n%PDF-1.7', 'pdf'],
  [`${' '.repeat(1019)}%PDF-`, 'pdf'],
  [`${' '.repeat(1020)}%PDF-`, undefined],
  ['\xff\xd8', undefined],
  ['GIF89a', undefined],
])('a file that begins with %j has the kind %s', (beginning, kind) => {
  // Reads from a view with a byte offset.
  expect(kindOf(concat('before', beginning).subarray(6))).toBe(kind)
})
