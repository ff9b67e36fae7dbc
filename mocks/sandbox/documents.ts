const MAX_BYTES = 10 * 1024 * 1024

/** The type codes ("brands") of ISO base media files that contain HEIC images. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Returns the media type of a document by its first bytes; undefined if it is not PDF, PNG, JPEG or HEIC. */
export function documentTypeOf(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (text.startsWith('%PDF-')) return 'application/pdf'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12)) ? 'image/heic' : undefined
}

/** Returns the name of the example that rejects a document; undefined if it is accepted. */
export function refusalOf(bytes: Uint8Array): 'empty-document' | 'too-large' | 'unreadable-document' | undefined {
  if (bytes.length === 0) return 'empty-document'
  if (bytes.length > MAX_BYTES) return 'too-large'
  return documentTypeOf(bytes) ? undefined : 'unreadable-document'
}
