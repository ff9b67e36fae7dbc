/** The formats that documents are accepted in (contract of `uploadDocument`). */
export type DocumentKind = 'pdf' | 'png' | 'jpeg' | 'heic'

/** Brands of still pictures in HEVC (ISO/IEC 23008-12, annex B.4), and those that a file of such pictures may lead with. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis']
const GENERAL_BRANDS = ['mif1', 'msf1']

const PDF_HEADER_BYTES = 1024

/** Returns the type of a file by its first bytes, whatever its name; undefined for one that is not accepted. */
export function kindOf(bytes: Uint8Array): DocumentKind | undefined {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (isHeic(bytes)) return 'heic'
  // Readers look for it in the first 1,024 bytes (ISO 32000-1, annex H.3.4.1): a byte order mark or mail headers may precede.
  return textAt(bytes, 0, PDF_HEADER_BYTES).includes('%PDF-') ? 'pdf' : undefined
}

function startsWith(bytes: Uint8Array, beginning: string): boolean {
  return textAt(bytes, 0, beginning.length) === beginning
}

/** Films (MP4, MOV) and AVIF pictures begin in the same way and differ only by their brands. */
function isHeic(bytes: Uint8Array): boolean {
  if (textAt(bytes, 4, 4) !== 'ftyp') return false
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  if (size < 16 || size % 4 !== 0 || size > bytes.length) return false
  const major = textAt(bytes, 8, 4)
  if (HEIC_BRANDS.includes(major)) return true
  // Behind the number of a version.
  const compatible = Array.from({ length: (size - 16) / 4 }, (_, at) => textAt(bytes, 16 + at * 4, 4))
  return GENERAL_BRANDS.includes(major) && compatible.some((brand) => HEIC_BRANDS.includes(brand))
}

/** Bytes as characters of the same numbers. */
export function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length))
}
