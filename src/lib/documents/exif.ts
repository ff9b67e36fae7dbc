/** The only tag that changes how a picture looks; its values are 1 to 8 (Exif 2.32, 4.6.5). */
const ORIENTATION = 0x0112
const SHORT = 3 // The type of a 16-bit number.
const ENTRY_BYTES = 12

/** Reads the orientation from Exif data (a TIFF file, without `Exif\0\0`); `undefined` if there is none. */
export function orientationOf(tiff: Uint8Array): number | undefined {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  try {
    const order = view.getUint16(0)
    if (order !== 0x4949 && order !== 0x4d4d) return undefined // Neither "II" nor "MM".
    const isLittleEndian = order === 0x4949
    if (view.getUint16(2, isLittleEndian) !== 42) return undefined
    const start = view.getUint32(4, isLittleEndian)
    const count = view.getUint16(start, isLittleEndian)
    for (let index = 0; index < count; index += 1) {
      const offset = start + 2 + index * ENTRY_BYTES
      if (view.getUint16(offset, isLittleEndian) !== ORIENTATION) continue
      const value = view.getUint16(offset + 8, isLittleEndian)
      return view.getUint16(offset + 2, isLittleEndian) === SHORT && value >= 1 && value <= 8 ? value : undefined
    }
  } catch {
    // An offset points past the end: damaged Exif data is common.
  }
  return undefined
}

/** Returns Exif data (a big-endian TIFF file) that contains only the orientation. */
export function tiffWith(orientation: number): Uint8Array {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]
  const entry = [0x01, 0x12, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0]
  return Uint8Array.of(...header, 0, 1, ...entry, 0, 0, 0, 0)
}
