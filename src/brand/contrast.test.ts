import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio, GROUNDS, inkOn, readableOn, readHex, toHex } from './contrast.ts'

const WHITE = [255, 255, 255] as const
const anyColour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255))

describe('readHex', () => {
  it.each([
    ['#1b4f91', '#1b4f91'],
    ['1B4F91', '#1b4f91'],
    [' #abc ', '#aabbcc'],
  ])('reads %j', (value, hex) => {
    const rgb = readHex(value)
    expect(rgb && toHex(rgb)).toBe(hex)
  })
  it.each([['red'], ['#12'], ['#12345g'], [''], [null], [7], ['#1234567']])('reads %j as no colour', (value) => {
    expect(readHex(value)).toBeUndefined()
  })
})

describe('contrast', () => {
  it('agrees with the figures of WCAG', () => {
    expect(contrastRatio([0, 0, 0], WHITE)).toBeCloseTo(21, 5)
    expect(contrastRatio([0x76, 0x76, 0x76], WHITE)).toBeCloseTo(4.54, 2)
  })
  it('finds text for every background and a readable tone of every colour', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(contrastRatio(inkOn(colour), colour)).toBeGreaterThanOrEqual(4.5)
        for (const ground of Object.values(GROUNDS)) {
          expect(contrastRatio(readableOn(ground, colour, 4.5), ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(readableOn(ground, colour, 3), ground)).toBeGreaterThanOrEqual(3)
        }
      }),
      { numRuns: 2000 },
    )
  })
  it('leaves a colour that is readable as it is, and changes others no more than needed', () => {
    expect(readableOn(GROUNDS.light, [0x1b, 0x4f, 0x91], 4.5)).toEqual([0x1b, 0x4f, 0x91])
    const yellow = [0xff, 0xf1, 0x76] as const
    expect(contrastRatio(readableOn(GROUNDS.light, yellow, 4.5), GROUNDS.light)).toBeLessThan(4.6)
    const navy = [0x0a, 0x14, 0x50] as const
    expect(contrastRatio(readableOn(GROUNDS.dark, navy, 4.5), GROUNDS.dark)).toBeLessThan(4.6)
  })
})
