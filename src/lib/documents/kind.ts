/** The accepted formats of documents (contract of `uploadDocument`). */
export type DocumentKind = 'pdf' | 'png' | 'jpeg' | 'heic'

/** Brands of HEVC still pictures (ISO/IEC 23008-12, annex B.4), and the general brands that such a file may start with. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis']
const GENERAL_BRANDS = ['mif1', 'msf1']

const PDF_HEADER_BYTES = 1024

/** Returns the type of a file by its first bytes; undefined if it is not accepted. */
export function kindOf(bytes: Uint8Array): DocumentKind | undefined {
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (isHeic(bytes)) return 'heic'
  // A byte order mark or email headers may precede the PDF header (ISO 32000-1, annex H.3.4.1).
  return textAt(bytes, 0, PDF_HEADER_BYTES).includes('%PDF-') ? 'pdf' : undefined
}

/** Videos (MP4, MOV) and AVIF pictures start the same way and differ only in their brands. */
function isHeic(bytes: Uint8Array): boolean {
  if (textAt(bytes, 4, 4) !== 'ftyp') return false
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  if (size < 16 || size % 4 !== 0 || size > bytes.length) return false
  const majorBrand = textAt(bytes, 8, 4)
  if (HEIC_BRANDS.includes(majorBrand)) return true
  // The compatible brands follow the version number.
  const compatibleBrands = Array.from({ length: (size - 16) / 4 }, (_, index) => textAt(bytes, 16 + index * 4, 4))
  return GENERAL_BRANDS.includes(majorBrand) && compatibleBrands.some((brand) => HEIC_BRANDS.includes(brand))
}

/** Decodes bytes as Latin-1. */
export function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length))
}
