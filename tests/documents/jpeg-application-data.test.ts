import { expect, test } from 'vitest'
import { tiffWith } from '#lib/documents/exif.ts'
import { isApplicationData, keptOf } from '#lib/documents/jpeg-application-data.ts'
import { colourProfile } from '#tests/support/colour-profile.ts'
import { joined } from '#tests/support/photographs.ts'

const segmentOf = (marker: number, content: Uint8Array) =>
  joined(Uint8Array.of(0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255), content)

function partOf(marker: number, ...contents: (string | Uint8Array)[]) {
  const content = joined(...contents)
  return { marker, content, segment: segmentOf(marker, content), scan: new Uint8Array() }
}

/** Contents that are left of segments, in their order. */
function left(...parts: ReturnType<typeof partOf>[]): (string | undefined)[] {
  const kept = keptOf(parts)
  return parts.map((part) => {
    const segment = kept.get(part)
    if (!segment) return undefined
    const content = segment.subarray(4)
    expect(segment).toEqual(segmentOf(part.marker, content))
    return Buffer.from(content).toString('latin1')
  })
}

test.each([
  [0xdf, false],
  [0xe0, true],
  [0xef, true],
  [0xf0, false],
  [0xfd, false],
  [0xfe, true],
])('a segment %i is about the picture: %j', (marker, isOne) => {
  expect(isApplicationData(partOf(marker))).toBe(isOne)
})

const DENSITY = 'JFIF\0\x01\x02\x02\0\x48\0\x48\0\0'
const CODE = 'Adobe\0\x64\0\0\0\0\x02'

test.each([
  ['a density', 0xe0, DENSITY, DENSITY],
  ['one without units', 0xe0, 'JFIF\0\x01\0\0\0\x01\0\x01\0\0', 'JFIF\0\x01\0\0\0\x01\0\x01\0\0'],
  ['one with something behind it', 0xe0, `${DENSITY}Alex`, DENSITY],
  ['one that says it has a wide preview', 0xe0, DENSITY.replace(/..$/, '\x01\0'), DENSITY],
  ['one that says it has a high preview', 0xe0, DENSITY.replace(/..$/, '\0\x01'), DENSITY],
  ['one of another version', 0xe0, DENSITY.replace('\x01', '\x02'), undefined],
  ['one of a later version', 0xe0, DENSITY.replace('\x02', '\x03'), undefined],
  ['one of other units', 0xe0, DENSITY.replace('\x02\0', '\x03\0'), undefined],
  ['one that is cut off', 0xe0, DENSITY.slice(0, -1), undefined],
  ['one of another name', 0xe0, DENSITY.replace('\0', 'x'), undefined],
  ['one in another place', 0xe1, DENSITY, undefined],
  ['a code of colours', 0xee, CODE, CODE],
  ['one that tells by what it was written', 0xee, 'AdobeAlex47\x01', 'Adobe\0\x64\0\0\0\0\x01'],
  ['one that is not known', 0xee, CODE.replace('\x02', '\x03'), undefined],
  ['a longer one', 0xee, `${CODE}x`, undefined],
  ['a shorter one', 0xee, CODE.slice(0, -1), undefined],
  ['one of another name', 0xee, CODE.replace('A', 'a'), undefined],
  ['one in another place', 0xed, CODE, undefined],
  ['a comment', 0xfe, 'Alex', undefined],
])('of %s (%i) it leaves what affects the look', (_, marker, content, rest) => {
  expect(left(partOf(marker, content))).toEqual([rest])
})

test('of Exif data it leaves which way up the picture is', () => {
  const upright = Buffer.from(joined('Exif\0\0', tiffWith(6))).toString('latin1')
  expect(left(partOf(0xe1, 'Exif\0\0', tiffWith(6), 'Alex'))).toEqual([upright])
  expect(left(partOf(0xe1, 'Exif\0x', tiffWith(6)))).toEqual([undefined])
  expect(left(partOf(0xe2, 'Exif\0\0', tiffWith(6)))).toEqual([undefined])
})

test('of a profile it leaves colours, where it stands', () => {
  const profile = Buffer.from(joined('ICC_PROFILE\0\x01\x01', colourProfile())).toString('latin1')
  expect(left(partOf(0xe2, 'MPF\0'), partOf(0xe2, profile))).toEqual([undefined, profile])
  expect(left(partOf(0xe2, profile.replace('\0', 'x')))).toEqual([undefined])
  expect(left(partOf(0xe3, profile))).toEqual([undefined])
  expect(left(partOf(0xe2, 'ICC_PROFILE\0\x01\x01none'))).toEqual([undefined])
})

test('of each kind it leaves the first that can be read', () => {
  const [none, first, second] = ['JFIF\0', DENSITY, DENSITY.replaceAll('\x48', '\x49')]
  expect(left(partOf(0xe0, none), partOf(0xe0, first), partOf(0xe0, second), partOf(0xee, CODE))).toEqual([
    undefined,
    first,
    undefined,
    CODE,
  ])
})
