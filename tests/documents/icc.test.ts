import { expect, test } from 'vitest'
import { cleanProfile } from '#lib/documents/icc.ts'
import { cleanProfileSegments } from '#lib/documents/jpeg-profile.ts'
import { colourProfile } from '#tests/support/colour-profile.ts'
import { joined, type Bytes } from '#tests/support/photographs.ts'

const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index))
  return bytes
}

const HEADER = joined('\0'.repeat(36), 'acsp', '\0'.repeat(88))

/** A profile of one tag. */
const profileOf = (name: string, data: string | Uint8Array, from = 144): Bytes => {
  const body = joined(u32(1), name, u32(from, joined(data).length), data)
  return joined(u32(128 + body.length), HEADER.subarray(4), body)
}

/** What is left of a tag; `undefined` when it has gone. */
function left(name: string, data: string | Uint8Array): string | undefined {
  const profile = profileOf(name, data)
  const clean = cleanProfile(joined('before', profile).subarray(6))
  expect(clean).toHaveLength(profile.length)
  const hasTag = Buffer.from(clean ?? []).readUInt32BE(128) === 1
  const text = Buffer.from(clean?.subarray(144) ?? []).toString('latin1')
  if (!hasTag) expect(Buffer.from(clean?.subarray(128) ?? []).every((byte) => byte === 0)).toBe(true)
  return hasTag ? text : undefined
}

const XYZ = `XYZ ${'x'.repeat(16)}`

test.each(
  'A2B0 A2B1 A2B2 A2B3 B2A0 B2A1 B2A2 B2A3 D2B0 D2B1 D2B2 D2B3 B2D0 B2D1 B2D2 B2D3 rXYZ gXYZ bXYZ wtpt bkpt rTRC gTRC bTRC kTRC chad cicp gamt lumi'.split(
    ' ',
  ),
)('colours are computed from %s', (name) => {
  expect(left(name, XYZ)).toBe(XYZ)
})

test.each(['dmnd', 'meta', 'vued', 'calt'])('%s goes, whatever it holds', (name) => {
  expect(left(name, XYZ)).toBeUndefined()
})

test.each([
  ['XYZ ', 'x'.repeat(16)],
  ['sf32', 'x'.repeat(40)],
  ['cicp', 'x'.repeat(8)],
  ['curv', '\0\0\0\0\0\0\0\0'],
  ['curv', '\0\0\0\0\0\0\0\x02abcd'],
  ['para', '\0\0\0\0\0\0\0\0abcd'],
  ['para', `\0\0\0\0\0\x01\0\0${'abcd'.repeat(3)}`],
  ['para', `\0\0\0\0\0\x02\0\0${'abcd'.repeat(4)}`],
  ['para', `\0\0\0\0\0\x03\0\0${'abcd'.repeat(5)}`],
  ['para', `\0\0\0\0\0\x04\0\0${'abcd'.repeat(7)}`],
])('numbers of the type %s stay when they are as long as they should be: %j', (type, data) => {
  expect(left('rTRC', `${type}${data}`)).toBe(`${type}${data}`)
  expect(left('rTRC', `${type}${data}!`)).toBeUndefined()
  expect(left('rTRC', `${type}${data}`.slice(0, -1))).toBeUndefined()
})

test.each(['mft1', 'mft2', 'mAB ', 'mBA ', 'mpet'])('tables of the type %s stay, of any length', (type) => {
  expect(left('A2B0', `${type}12345678`)).toBe(`${type}12345678`)
  expect(left('A2B0', `${type}1234567`)).toBeUndefined()
})

test.each(['text12345678', 'para\0\0\0\0\0\x05\0\0abcd', 'text'])('%j are no colours', (data) => {
  expect(left('rTRC', data)).toBeUndefined()
})

const nothing = (length: number) => '\0'.repeat(length)

test.each([
  ['desc', 'text1234Screen of Alex', `text${nothing(18)}`],
  ['cprt', 'text12345678abcd', `text${nothing(12)}`],
  ['cprt', 'text12345678abc', nothing(15)],
  ['desc', 'desc\0\0\0\0\0\0\0\x05Alex\0', `desc\0\0\0\0\0\0\0\x01${nothing(5)}`],
  ['desc', 'mluc\0\0\0\0\0\0\0\x01\0\0\0\x0cenUSAlex', `mluc${nothing(8)}\0\0\0\x0c${nothing(8)}`],
  ['desc', 'dict\0\0\0\0\0\0\0\x01Alex', nothing(16)],
])('of the text %s that is %j it leaves %j', (name, text, rest) => {
  expect(left(name, text)).toBe(rest)
})

test('of its head, what says who made it for what is blank', () => {
  const head = Array.from({ length: 128 }, (_, at) => at + 1)
  head.splice(0, 4, ...u32(132))
  head.splice(36, 4, ...Buffer.from('acsp'))
  const clean = cleanProfile(joined(Uint8Array.from(head), u32(0)))
  const kept = (at: number) => !((at >= 4 && at < 8) || (at >= 24 && at < 36) || (at >= 40 && at < 64) || at >= 80)
  expect([...(clean?.subarray(0, 128) ?? [])]).toEqual(head.map((byte, at) => (kept(at) ? byte : 0)))
})

test('where a text claims to be where colours are, the colours stay', () => {
  const table = joined('wtpt', u32(156, 20), 'desc', u32(156, 20))
  const profile = joined(u32(176), HEADER.subarray(4), u32(2), table, XYZ)
  expect(Buffer.from(cleanProfile(profile)?.subarray(156) ?? []).toString('latin1')).toBe(XYZ)
})

const many = (count: number) => {
  const table = joined(...Array.from({ length: count }, () => joined('rXYZ', u32(132 + 12 * count, 20))))
  return joined(u32(152 + 12 * count), HEADER.subarray(4), u32(count), table, XYZ)
}

test.each([
  ['a hundred tags', many(100), true],
  ['more than a hundred tags', many(101), false],
  ['no tags', joined(u32(132), HEADER.subarray(4), u32(0)), true],
  ['less than its head and no tags', joined(u32(131), HEADER.subarray(4), u32(0)), false],
  ['only its head', joined(u32(128), HEADER.subarray(4)), false],
  ['another mark', joined(u32(132), HEADER.subarray(4, 36), 'ascp', HEADER.subarray(40), u32(0)), false],
  ['more bytes than it says', joined(profileOf('rXYZ', XYZ), 'more'), true],
  ['fewer bytes than it says', profileOf('rXYZ', XYZ).subarray(0, -1), false],
  ['a table beyond its size', joined(u32(140), profileOf('rXYZ', '').subarray(4)), false],
  ['a tag in its table', profileOf('rXYZ', XYZ, 143), false],
  ['a tag beyond its size', profileOf('rXYZ', XYZ, 145), false],
])('with %s it is a profile, or none', (_, bytes, isOne) => {
  expect(cleanProfile(bytes) !== undefined).toBe(isOne)
})

/** Segments of a JPEG file with parts of a profile. */
const segments = (...contents: Uint8Array[]) =>
  cleanProfileSegments(contents.map((content) => ({ segment: joined('HEAD', content), content }))).map(
    ([, fresh]) => fresh,
  )

const part = (number: number, count: number, bytes: Uint8Array | string) =>
  joined('ICC_PROFILE\0', Uint8Array.of(number, count), bytes)

test('what is read stays as it is', () => {
  const content = part(1, 1, colourProfile('Alex'))
  const segment = content.slice()
  expect(cleanProfileSegments([{ segment, content }])[0]?.[1]).not.toEqual(content)
  expect(segment).toEqual(content)
})

test('segments have the same parts of the profile afterwards', () => {
  const profile = colourProfile()
  const [first, second] = [profile.subarray(0, 200), profile.subarray(200)]
  expect(segments(part(1, 2, first), part(2, 2, second))).toEqual([
    joined('HEAD', part(1, 2, first)),
    joined('HEAD', part(2, 2, second)),
  ])
  for (const [a, b] of [
    [part(2, 2, first), part(1, 2, second)],
    [part(1, 3, first), part(2, 3, second)],
    [part(1, 2, first), part(1, 2, second)],
    [part(1, 2, profile), part(2, 2, '')],
    [part(1, 2, first), part(2, 2, 'x')],
  ] as const)
    expect(segments(a, b)).toEqual([])
})
