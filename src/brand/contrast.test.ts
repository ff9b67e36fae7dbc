import { describe, expect, it } from 'vitest'
import { contrastRatio, BACKDROP, readableOn, readHex, toHex } from './contrast.ts'

describe('readHex', () => {
  it.each([
    ['#1b4f91', '#1b4f91'],
    ['1B4F91', '#1b4f91'],
    [' #abc ', '#aabbcc'],
  ])('reads %j', (value, hex) => {
    const rgb = readHex(value)
    expect(rgb && toHex(rgb)).toBe(hex)
  })
  it.each([['red'], ['#12'], ['#12345g'], [''], [null], [7], ['#1234567']])('rejects %j', (value) => {
    expect(readHex(value)).toBeUndefined()
  })
})

describe('readableOn', () => {
  it('changes a color only as much as needed', () => {
    expect(readableOn(BACKDROP.light, [0x1b, 0x4f, 0x91], 4.5)).toEqual([0x1b, 0x4f, 0x91])
    for (const [background, color] of [
      [BACKDROP.light, [0xff, 0xf1, 0x76]],
      [BACKDROP.dark, [0x0a, 0x14, 0x50]],
    ] as const) {
      const ratio = contrastRatio(readableOn(background, color, 4.5), background)
      expect(ratio).toBeGreaterThanOrEqual(4.5)
      expect(ratio).toBeLessThan(4.6)
    }
  })
})
