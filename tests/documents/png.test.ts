import { crc32, deflateSync, inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { cleanDocument } from '#lib/documents/clean.ts'
import { colourProfile, dataOf } from '#tests/support/colour-profile.ts'
import { holds, joined, photograph, pixelsOf, tagsOf, type Bytes } from '#tests/support/photographs.ts'

const SIGNATURE_AND_HEADER = 33

const plain = new Uint8Array(PNG.sync.write(new PNG({ width: 24, height: 16, fill: true })))

function chunk(type: string, content: string | Uint8Array): Uint8Array {
  const body = Buffer.from(joined(type, content))
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length - 4, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return joined(frame.subarray(0, 4), body, frame.subarray(4))
}

/** The plain PNG with a chunk behind its header. */
const withChunk = (added: Uint8Array): Bytes =>
  joined(plain.subarray(0, SIGNATURE_AND_HEADER), added, plain.subarray(SIGNATURE_AND_HEADER))

async function clean(bytes: Bytes): Promise<Bytes> {
  const document = await cleanDocument(bytes)
  if ('problem' in document) throw new Error(document.problem)
  expect(document.kind).toBe('png')
  return document.bytes
}

test('a picture without any such data is the very same file', async () => {
  expect(await clean(plain)).toBe(plain)
})

const SECRET = 'GPS N 52.52'

test.each([
  ['gAMA', '\0\0\xb1\x8f'],
  ['cHRM', '\0\0\x7a\x26'.repeat(8)],
  ['sRGB', '\x01'],
  ['cICP', '\x09\x10\0\x01'],
  ['pHYs', '\0\0\x0b\x13\0\0\x0b\x13\x01'],
  ['sBIT', '\x08\x08\x08\x08'],
  ['bKGD', '\0\xff\0\xff\0\xff'],
])('%s stays when it holds what it should, and goes with anything else', async (type, content) => {
  const right = withChunk(chunk(type, content))
  expect(await clean(right)).toBe(right)
  for (const wrong of [`${content}${SECRET}`, SECRET.slice(0, content.length).padEnd(content.length, '!'), '']) {
    expect(await clean(withChunk(chunk(type, wrong)))).toEqual(plain)
  }
  expect(await clean(withChunk(joined(chunk(type, content), chunk(type, content))))).toEqual(right)
  const torn = chunk(type, content)
  torn.fill(0, -4)
  expect(await clean(withChunk(torn))).toEqual(plain)
})

const NOT_NEEDED =
  'tEXt zTXt iTXt caBX iDOT prVt tIME hIST sPLT acTL fcTL fdAT mDCV cLLI PLTE tRNS dSIG oFFs sCAL sTER gIFx 1234'

test.each(NOT_NEEDED.split(' '))('%s goes, before and behind the pixels', async (type) => {
  expect(await clean(withChunk(chunk(type, SECRET)))).toEqual(plain)
  if (type === 'PLTE') return
  const end = plain.length - 12
  expect(await clean(joined(plain.subarray(0, end), chunk(type, SECRET), plain.subarray(end)))).toEqual(plain)
})

test('nothing is left behind the end', async () => {
  for (const rest of ['the larger picture', '\0'.repeat(9), plain]) {
    expect(await clean(joined(plain, rest))).toEqual(plain)
  }
  expect(await clean(joined(plain.subarray(0, -12), chunk('IEND', SECRET)))).toEqual(plain)
})

const header = (width: number, height: number, depth: number, colourType: number, interlace = 0) => {
  const content = Buffer.alloc(13)
  content.writeUInt32BE(width, 0)
  content.writeUInt32BE(height, 4)
  content.set([depth, colourType, 0, 0, interlace], 8)
  return chunk('IHDR', content)
}

const picture = (first: Uint8Array, raw: Uint8Array, ...between: Uint8Array[]): Bytes =>
  joined('\x89PNG\r\n\x1a\n', first, ...between, chunk('IDAT', deflateSync(raw)), chunk('IEND', ''))

test('a picture of indexed colours keeps its palette with what belongs to it, and nothing else', async () => {
  const [first, raw] = [header(4, 2, 2, 3), joined('\0\x1b', '\0\xe4')]
  const palette = chunk('PLTE', '\0\0\0\xff\0\0\0\xff\0\0\0\xff')
  const right = picture(
    first,
    raw,
    palette,
    chunk('tRNS', '\0\x80'),
    chunk('bKGD', '\x03'),
    chunk('sBIT', '\x08\x08\x08'),
  )
  expect(await clean(right)).toBe(right)
  for (const wrong of [
    chunk('tRNS', '\0\x80\x80\x80A'),
    chunk('bKGD', '\x04'),
    chunk('hIST', '\0\x01\0\x01\0\x01\0\x01'),
    chunk('sBIT', '\x09\x08\x08'),
  ])
    expect(await clean(picture(first, raw, palette, wrong))).toEqual(picture(first, raw, palette))
  const other = chunk('PLTE', 'Alex47110815')
  expect(await clean(picture(first, raw, palette, other))).toEqual(picture(first, raw, palette))
  for (const none of [chunk('PLTE', ''), chunk('PLTE', 'four'), chunk('PLTE', SECRET.repeat(3).slice(0, 15))])
    expect(await cleanDocument(picture(first, raw, none))).toEqual({ problem: 'damaged' })
  expect(await cleanDocument(picture(first, raw))).toEqual({ problem: 'damaged' })
})

test('pictures of every kind of pixels pass, interlaced or not, and are refused with a byte more or less', async () => {
  const kinds = fc.constantFrom(
    [0, 1],
    [0, 2],
    [0, 4],
    [0, 8],
    [0, 16],
    [2, 8],
    [2, 16],
    [4, 8],
    [4, 16],
    [6, 8],
    [6, 16],
  )
  const size = fc.integer({ min: 1, max: 20 })
  await fc.assert(
    fc.asyncProperty(kinds, size, size, fc.boolean(), async ([type, depth], width, height, interlaced) => {
      const first = header(width, height, depth ?? 8, type ?? 0, Number(interlaced))
      const raw = new Uint8Array(bytesWanted(width, height, bitsOf(type ?? 0) * (depth ?? 8), interlaced))
      const bytes = picture(first, raw)
      expect(await clean(bytes)).toBe(bytes)
      expect(await pixelsOf(bytes)).toHaveLength(width * height * 4)
      for (const other of [raw.subarray(1), joined(raw, 'x')])
        expect(await cleanDocument(picture(first, other))).toEqual({ problem: 'damaged' })
    }),
  )
})

const bitsOf = (colourType: number) => [1, 0, 3, 1, 2, 0, 4][colourType] ?? 0

/** The pass of each pixel, of every eight by eight, as the standard draws it (ISO/IEC 15948, 8.2). */
const PASSES = ['16462646', '77777777', '56565656', '77777777', '36463646', '77777777', '56565656', '77777777']

/** How long a picture is when it is not compressed, counted pixel by pixel. */
function bytesWanted(width: number, height: number, bits: number, interlaced: boolean): number {
  const rows = new Map<string, number>()
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const row = `${interlaced ? PASSES[y % 8]?.[x % 8] : ''} ${y}`
      rows.set(row, (rows.get(row) ?? 0) + 1)
    }
  }
  return [...rows.values()].reduce((sum, pixels) => sum + 1 + Math.ceil((pixels * bits) / 8), 0)
}

test('something behind the compressed pixels is refused: nobody knows what it is', async () => {
  const raw = new Uint8Array(3 * (1 + 3 * 3))
  const first = header(3, 3, 8, 2)
  const compressed = deflateSync(raw)
  const around = (...buffers: Uint8Array[]) => joined('\x89PNG\r\n\x1a\n', first, ...buffers, chunk('IEND', ''))
  const split = around(
    chunk('IDAT', compressed.subarray(0, 5)),
    chunk('IDAT', ''),
    chunk('IDAT', compressed.subarray(5)),
  )
  expect(await clean(split)).toBe(split)
  expect(await cleanDocument(around(chunk('IDAT', joined(compressed, SECRET))))).toEqual({ problem: 'damaged' })
  expect(await cleanDocument(around(chunk('IDAT', compressed), chunk('IDAT', SECRET)))).toEqual({ problem: 'damaged' })
})

test('a picture that would fill the memory is refused unread', async () => {
  const first = header(0x7fffffff, 0x7fffffff, 16, 6)
  expect(await cleanDocument(picture(first, new Uint8Array(9)))).toEqual({ problem: 'damaged' })
})

const withProfile = (profile: Uint8Array, name = 'ICC', rest = '') =>
  withChunk(chunk('iCCP', joined(`${name}\0\0`, deflateSync(profile), rest)))

/** The profile in a PNG file. */
function profileOf(bytes: Bytes): Uint8Array {
  const at = Buffer.from(bytes).indexOf('iCCP')
  const length = new DataView(bytes.buffer).getUint32(at - 4)
  expect(holds(bytes.subarray(at + 4), 'ICC\0\0')).toBe(true)
  return new Uint8Array(inflateSync(bytes.subarray(at + 9, at + 4 + length)))
}

test('a colour profile keeps its colours, and says neither its name nor whose it is', async () => {
  const cleaned = await clean(withProfile(colourProfile(SECRET), `Screen of ${SECRET}`))
  expect(holds(cleaned, SECRET)).toBe(false)
  const profile = profileOf(cleaned)
  expect(holds(profile, SECRET)).toBe(false)
  expect(holds(profile, [...SECRET].join('\0'))).toBe(false)
  expect(holds(profile, SECRET.slice(0, 4))).toBe(false)
  for (const tag of ['rXYZ', 'gXYZ', 'bXYZ', 'wtpt', 'rTRC', 'gTRC', 'bTRC'])
    expect(dataOf(profile, tag)).toEqual(dataOf(colourProfile(SECRET), tag))
  expect(await pixelsOf(cleaned)).toEqual(await pixelsOf(plain))
  expect(await clean(cleaned)).toBe(cleaned)
})

test('a profile may be long, and so may its name', async () => {
  const profile = colourProfile()
  const long = joined(profile, new Uint8Array(8 * 1024 * 1024 - profile.length))
  expect(profileOf(await clean(withProfile(long, 'x'.repeat(79))))).toHaveLength(8 * 1024 * 1024)
  expect(profileOf(await clean(withProfile(profile, 'x')))).toEqual(profile)
})

test('what is no profile goes', async () => {
  const profile = colourProfile(SECRET)
  const outside = profile.slice()
  new DataView(outside.buffer).setUint32(128 + 8, 0xfffffff0)
  for (const none of [
    withProfile(profile.subarray(0, 200)),
    withProfile(joined(SECRET)),
    withProfile(outside),
    withProfile(profile, 'ICC', SECRET),
    withProfile(profile, ''),
    withProfile(profile, 'x'.repeat(80)),
    withProfile(joined(colourProfile(), new Uint8Array(8 * 1024 * 1024))),
    withChunk(chunk('iCCP', `ICC\0\0${SECRET}`)),
    withChunk(chunk('iCCP', SECRET)),
    withChunk(chunk('iCCP', joined('ICC\0\x01', deflateSync(profile)))),
    withProfile(new Uint8Array(9 * 1024 * 1024)),
  ])
    expect(await clean(none)).toEqual(plain)
})

test('no two chunks with any content let a text through, and the pixels are the same', async () => {
  const types = fc.oneof(
    fc.constantFrom(
      ...'gAMA cHRM sRGB cICP pHYs sBIT bKGD tRNS PLTE hIST sPLT tIME iCCP eXIf tEXt acTL fdAT'.split(' '),
    ),
    fc.string({ unit: fc.constantFrom(...'abcdEFGH'), minLength: 4, maxLength: 4 }).map((type) => `a${type.slice(1)}`),
  )
  const contents = fc.oneof(
    fc.constant(joined(SECRET)),
    fc.constant(joined('ICC\0\0', deflateSync(SECRET))),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => joined(new Uint8Array(bytes), SECRET)),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(types, contents), { maxLength: 3 }), async (chunks) => {
      const cleaned = await clean(withChunk(joined(...chunks.map(([type, content]) => chunk(type, content)))))
      expect(holds(cleaned, SECRET)).toBe(false)
      expect(await pixelsOf(cleaned)).toEqual(await pixelsOf(plain))
    }),
    { numRuns: 500 },
  )
})

/** Exif data that says that the picture stands on its right side. */
const TURNED = 'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0'

test('behind the pixels only which way up the picture is stays', async () => {
  const behind = (added: Uint8Array) => joined(plain.subarray(0, -12), added, plain.subarray(-12))
  const turned = withChunk(chunk('eXIf', TURNED))
  expect(await clean(turned)).toBe(turned)
  expect(await clean(behind(chunk('eXIf', TURNED)))).toEqual(turned)
  const torn = chunk('eXIf', TURNED)
  torn.fill(0, -4)
  for (const added of [
    torn,
    chunk('gAMA', '\0\0\xb1\x8f'),
    chunk('iCCP', joined('ICC\0\0', deflateSync(colourProfile()))),
  ])
    expect(await clean(behind(added))).toEqual(plain)
  expect(await clean(withChunk(joined(chunk('eXIf', TURNED), chunk('eXIf', TURNED.replace('\x06', '\x03')))))).toEqual(
    turned,
  )
})

test.each([
  ['the header', 8, SIGNATURE_AND_HEADER],
  ['the pixels', SIGNATURE_AND_HEADER, -12],
  ['the end', -12, plain.length],
])('a wrong checksum of %s is refused', async (_, from, to) => {
  const torn = plain.slice()
  torn.subarray(from, to).fill(0, -4)
  expect(await cleanDocument(torn)).toEqual({ problem: 'damaged' })
})

test('Exif data without a way up goes whole', async () => {
  expect(await clean(withChunk(chunk('eXIf', 'MM\0*\0\0\0\x08\0\0N 52.52')))).toEqual(plain)
})

test('of Exif data, which way up the picture is stays', async () => {
  expect(tagsOf(await clean(await photograph('photo.png')))).toMatchObject({ Orientation: 6 })
})

const damaged = plain.slice()
damaged[20] = 99

test.each([
  ['only its first bytes', joined('\x89PNG\r\n\x1a\n')],
  [
    'a longer header',
    joined(plain.subarray(0, 8), chunk('IHDR', joined(plain.subarray(16, 29), 'x')), plain.subarray(33)),
  ],
  ['a header of another name', joined(plain.subarray(0, 8), chunk('hEAD', plain.subarray(16, 29)), plain.subarray(33))],
  ['no header', joined(plain.subarray(0, 8), plain.subarray(SIGNATURE_AND_HEADER))],
  ['two headers', withChunk(plain.subarray(8, SIGNATURE_AND_HEADER))],
  ['no pixels', joined(plain.subarray(0, SIGNATURE_AND_HEADER), chunk('IEND', ''))],
  ['a chunk that nobody knows and everybody must', withChunk(chunk('CgBI', 'x'))],
  ['a wrong checksum', damaged],
])('%s is refused', async (_, bytes) => {
  expect(await cleanDocument(bytes)).toEqual({ problem: 'damaged' })
})
