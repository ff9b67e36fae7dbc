/** Tag of the one entry that changes how a picture looks (Exif 2.32, 4.6.5): which way up it is, 1 to 8. */
const ORIENTATION = 0x0112
const SHORT = 3
const ENTRY_BYTES = 12

/** Which way up a picture is, by its Exif data (a TIFF file, without `Exif\0\0`); `undefined` when it does not say. */
export function orientationOf(tiff: Uint8Array): number | undefined {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  try {
    const order = view.getUint16(0)
    if (order !== 0x4949 && order !== 0x4d4d) return undefined
    const little = order === 0x4949
    if (view.getUint16(2, little) !== 42) return undefined
    const start = view.getUint32(4, little)
    const count = view.getUint16(start, little)
    for (let index = 0; index < count; index += 1) {
      const at = start + 2 + index * ENTRY_BYTES
      if (view.getUint16(at, little) !== ORIENTATION) continue
      const value = view.getUint16(at + 8, little)
      return view.getUint16(at + 2, little) === SHORT && value >= 1 && value <= 8 ? value : undefined
    }
  } catch {
    // It points beyond its end: damaged Exif data is common, and says nothing then.
  }
  return undefined
}

/** Returns Exif data with the orientation and nothing else. */
export function tiffWith(orientation: number): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(26))
  tiff.setUint32(0, 0x4d4d002a)
  tiff.setUint32(4, 8)
  // One entry, and no further list of them behind it.
  tiff.setUint16(8, 1)
  tiff.setUint16(10, ORIENTATION)
  tiff.setUint16(12, SHORT)
  tiff.setUint32(14, 1)
  tiff.setUint16(18, orientation)
  return new Uint8Array(tiff.buffer)
}
