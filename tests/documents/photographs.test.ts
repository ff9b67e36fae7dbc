import { describe, expect, test } from 'vitest'
import { cleanDocument } from '#lib/documents/clean.ts'
import { holds, PERSONAL, photograph, PHOTOGRAPHS, pixelsOf, tagsOf, type Bytes } from '#tests/support/photographs.ts'

/** Metadata that a cleaned picture may keep: size, pixel coding, and orientation. */
const HARMLESS_TAGS =
  /^(FileType|Image (Width|Height)|Bit(s Per Sample| Depth)|Color (Components|Type)|Subsampling|Compression|Filter|Interlace|JFIF .*|Resolution Unit|[XY]Resolution|Orientation)$/

function clean(bytes: Bytes): Bytes {
  const document = cleanDocument(bytes)
  if ('problem' in document) throw new Error(document.problem)
  return document.bytes
}

describe.each(PHOTOGRAPHS)('%s', (name) => {
  test('contains its owner and location before cleaning', async () => {
    const original = await photograph(name)
    expect(tagsOf(original)).toMatchObject({ GPSLatitude: expect.anything(), BodySerialNumber: expect.anything() })
    for (const text of PERSONAL) expect(holds(original, text)).toBe(true)
  })

  test('contains neither owner nor location after cleaning, in any tag or byte', async () => {
    const cleaned = clean(await photograph(name))
    expect(Object.keys(tagsOf(cleaned)).filter((tag) => !HARMLESS_TAGS.test(tag))).toEqual([])
    for (const text of PERSONAL) expect(holds(cleaned, text)).toBe(false)
  })

  test('opens in other programs with the same pixels and orientation', async () => {
    const original = await photograph(name)
    const cleaned = clean(original)
    expect(tagsOf(cleaned)).toMatchObject({ Orientation: 6 })
    expect(await pixelsOf(cleaned)).toEqual(await pixelsOf(original))
  })

  test('is returned as is when cleaned again', async () => {
    const cleaned = clean(await photograph(name))
    expect(cleanDocument(cleaned)).toMatchObject({ isCleaned: false })
    expect(clean(cleaned)).toBe(cleaned)
  })

  test('is accepted when truncated only if browsers can still display it', async () => {
    const original = await photograph(name)
    const whole = clean(original)
    for (let length = 1; length < original.length; length += 1) {
      const document = cleanDocument(original.slice(0, length))
      if ('problem' in document) continue
      // Only bytes after the picture are missing or, in a JPEG, the end of a scan: browsers display what is there.
      const isPrefix = name.endsWith('.jpg') && Buffer.from(whole).includes(Buffer.from(document.bytes.subarray(0, -4)))
      if (!isPrefix) expect(document.bytes).toEqual(whole)
    }
    expect(cleanDocument(original.slice(0, original.length / 4))).toHaveProperty('problem')
  })
})
