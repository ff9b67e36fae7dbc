const MAX_BYTES = 10 * 1024 * 1024

/** Brands of the ISO base media files that hold HEIC pictures. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** The media type of a document by its first bytes; undefined for what is no PDF, PNG, JPEG or HEIC. */
export function documentTypeOf(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (text.startsWith('%PDF-')) return 'application/pdf'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12)) ? 'image/heic' : undefined
}

/** Names the example that a document is refused with; undefined when it can be taken. */
export function refusalOf(bytes: Uint8Array): 'empty-document' | 'too-large' | 'unreadable-document' | undefined {
  if (bytes.length === 0) return 'empty-document'
  if (bytes.length > MAX_BYTES) return 'too-large'
  return documentTypeOf(bytes) ? undefined : 'unreadable-document'
}
