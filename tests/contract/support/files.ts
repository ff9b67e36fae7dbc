/** The beginnings by which the accepted kinds of documents are known. */
const BEGINNINGS = {
  pdf: '%PDF-1.7\n',
  png: '\x89PNG\r\n\x1a\n',
  jpeg: '\xff\xd8\xff\xe0',
  heic: '\0\0\0\x18ftypheic',
  nothing: '',
} as const

/**
 * Bytes that begin as a document of that kind does; the rest holds every byte there is, in no order that text, a form or
 * a line could have.
 */
export function bytesOf(kind: keyof typeof BEGINNINGS, size = 4096): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 167 + (index >> 8)) % 256)
  bytes.set(Buffer.from(BEGINNINGS[kind], 'latin1'))
  return bytes
}
