import { expect, test } from 'vitest'
import { boxesIn, type Box } from '#lib/documents/boxes.ts'
import {
  blankBrands,
  blankHandlerName,
  blankItemNames,
  blankReferences,
  cleanProperty,
} from '#lib/documents/heic-names.ts'
import { colourProfile } from '#tests/support/colour-profile.ts'
import { joined } from '#tests/support/photographs.ts'
import { box } from './tiled-heic.ts'

/** What a box holds after something was done to it, between bytes that nothing may be done to. */
function after(clean: (bytes: Uint8Array, box: Box) => unknown, changed: Uint8Array) {
  const bytes = joined(box('free', 'before'), changed, box('free', 'behind'))
  const [, found] = boxesIn(bytes, { from: 0, to: bytes.length })
  if (!found) throw new Error('There is no box')
  const result = clean(bytes, found)
  expect(bytes.subarray(0, found.content)).toEqual(joined(box('free', 'before'), changed.subarray(0, 8)))
  expect(bytes.subarray(found.end)).toEqual(box('free', 'behind'))
  return { text: Buffer.from(bytes.subarray(found.content, found.end)).toString('latin1'), result }
}

test.each(
  'heic heix heim heis hevc hevx hevm hevs mif1 mif2 mif3 msf1 miaf MiHB MiHA MiHE MiPr MiCm iso8 tmap'.split(' '),
)('the brand %s stays, and no other', (brand) => {
  expect(after(blankBrands, box('ftyp', `heixJo52Alex${brand}Alex`)).text).toBe(`heix\0\0\0\0heix${brand}heix`)
})

test('of a handler, what it is called goes', () => {
  expect(after(blankHandlerName, box('hdlr', '\0\0\0\0\0\0\0\0pictAlex')).text).toBe('\0\0\0\0\0\0\0\0pict\0\0\0\0')
})

test.each([
  ['\0\0\0\0\0\x02', '\x02\0\0\0\0\x07\0\0'],
  ['\x01\0\0\0\0\0\0\x02', '\x03\0\0\0\0\x01\0\x07\0\0'],
])('how items are called goes, and their numbers and types stay', (front, entry) => {
  const list = (name: string) => joined(front, box('infe', `${entry}hvc1`, name), box('infe', `${entry}mime`, name))
  const { text } = after(blankItemNames, box('iinf', list('Alex')))
  expect(text).toBe(Buffer.from(list('\0\0\0\0')).toString('latin1'))
})

test('where other data is goes', () => {
  const references = (address: string) =>
    joined(
      box('dref', '\0\0\0\0\0\0\0\x02', box('url ', '\0\0\0\x01', address), box('urn ', '\0\0\0\0', address)),
      box('dref', '\0\0\0\0\0\0\0\0'),
    )
  const { text } = after(blankReferences, box('dinf', references('Alex')))
  expect(text).toBe(Buffer.from(references('\0\0\0\0')).toString('latin1'))
})

test.each([
  ['ispe', 12],
  ['pasp', 8],
  ['clap', 32],
  ['irot', 1],
  ['imir', 1],
  ['rloc', 12],
  ['lsel', 2],
  ['clli', 4],
  ['mdcv', 24],
  ['amve', 8],
])('of the property %s, %i bytes mean something', (type, length) => {
  const right = 'r'.repeat(length)
  expect(after(cleanProperty, box(type, right))).toEqual({ text: right, result: true })
  expect(after(cleanProperty, box(type, `${right}Alex`))).toEqual({ text: `${right}\0\0\0\0`, result: true })
  expect(after(cleanProperty, box(type, right.slice(1)))).toEqual({ text: right.slice(1), result: true })
})

test('properties of any length stay as they are', () => {
  expect(after(cleanProperty, box('hvcC', 'anything'))).toEqual({ text: 'anything', result: true })
})

const NCLX = 'nclx\0\x01\0\x0d\0\x06\x80'

test.each([
  [NCLX, NCLX, true],
  [`${NCLX}Alex`, `${NCLX}\0\0\0\0`, true],
  ['nclx\0\x01', 'nclx\0\x01', true],
  ['Alex\0\x01', 'Alex\0\x01', false],
  ['profAlex', 'profAlex', false],
])('of colours %j it leaves %j', (content, text, result) => {
  expect(after(cleanProperty, box('colr', content))).toEqual({ text, result })
})

test('a profile of another kind goes', () => {
  expect(after(cleanProperty, box('colr', 'Alex', colourProfile())).result).toBe(false)
})

test.each(['prof', 'rICC'])('of a profile (%s), what colours are computed from stays', (kind) => {
  const { text, result } = after(cleanProperty, box('colr', kind, colourProfile('Alex')))
  expect([result, text.includes('Alex'), text.slice(0, 4)]).toEqual([true, false, kind])
  const plain = Buffer.from(joined(kind, colourProfile())).toString('latin1')
  expect(after(cleanProperty, box('colr', kind, colourProfile()))).toEqual({ text: plain, result: true })
})

test.each([
  ['urn:mpeg:hevc:2015:auxid:1', true],
  ['urn:mpeg:mpegB:cicp:systems:auxiliary:alpha', true],
  ['urn:com:apple:photo:2020:aux:hdrgainmap', true],
  ['urn:com:apple:photo:', true],
  ['urn:mpeg:hevc:Alex Morgan', false],
  ['see urn:mpeg:hevc:2015', false],
  ['urn:com:other:photo:2020', false],
  ['', false],
])('an auxiliary picture called %j is known: %j', (name, isKnown) => {
  const { text, result } = after(cleanProperty, box('auxC', `\0\0\0\0${name}\0rest`))
  expect([text, result]).toEqual([`\0\0\0\0${name}\0rest`, isKnown])
})

test('a name without an end is none', () => {
  expect(after(cleanProperty, box('auxC', '\0\0\0\0urn:mpeg:hevc:2015')).result).toBe(false)
})
