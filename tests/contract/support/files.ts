/** The first bytes of accepted documents, and of a file of an unknown kind. */
const BEGINNINGS = {
  pdf: '%PDF-1.7\n',
  png: '\x89PNG\r\n\x1a\n',
  jpeg: '\xff\xd8\xff\xe0',
  heic: '\0\0\0\x18ftypheic',
  unknown: '',
} as const

/** Returns a file of `size` bytes: the first bytes of a document of that kind, padded with binary data. */
export function bytesOf(kind: keyof typeof BEGINNINGS, size = 4096): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 167 + (index >> 8)) % 256)
  bytes.set(Buffer.from(BEGINNINGS[kind], 'latin1'))
  return bytes
}
