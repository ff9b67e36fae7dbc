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
    const yellow = [0xff, 0xf1, 0x76] as const
    expect(contrastRatio(readableOn(BACKDROP.light, yellow, 4.5), BACKDROP.light)).toBeLessThan(4.6)
    const navy = [0x0a, 0x14, 0x50] as const
    expect(contrastRatio(readableOn(BACKDROP.dark, navy, 4.5), BACKDROP.dark)).toBeLessThan(4.6)
  })
})
