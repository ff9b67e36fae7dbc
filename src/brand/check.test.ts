import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkColors } from './check.ts'
import { contrastByAxe } from './test-contrast.ts'

const anyHex = fc.nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const checkOf = (part: 'bar' | 'link' | 'button', value: unknown) =>
  checkColors({ bar: undefined, link: undefined, button: undefined, [part]: value }).find((row) => row.part === part)

describe('checkColors', () => {
  it.each([
    ['link', '#fff176', 'darkened'],
    ['link', '#808080', 'corrected'],
    ['link', '#1b4f91', 'lightened'],
    ['button', '#7986cb', 'kept'],
    ['button', '#fff59d', 'bordered'],
    ['button', '#101010', 'bordered'],
    ['bar', '#fffde7', 'kept'],
    ['link', 'yellow', 'unreadable'],
    ['button', '#12', 'unreadable'],
    ['button', 7, 'unreadable'],
    ['bar', '', 'missing'],
    ['bar', null, 'missing'],
    ['link', undefined, 'missing'],
  ] as const)('reports %s %j as %s', (part, value, state) => {
    expect(checkOf(part, value)?.state).toBe(state)
  })

  it('measures the same contrast as axe-core', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (bar, link, button) => {
        const [barCheck, ...others] = checkColors({ bar, link, button })
        expect(barCheck?.ink?.ratio).toBeCloseTo(contrastByAxe(barCheck?.ink?.hex ?? '', bar), 2)
        for (const { hex = '', schemes = [], minRatio, state } of others) {
          expect(schemes.map(({ scheme }) => scheme)).toEqual(['light', 'dark'])
          for (const { background, givenRatio, usedColor } of schemes) {
            expect(givenRatio).toBeCloseTo(contrastByAxe(hex, background), 2)
            expect(usedColor.ratio).toBeCloseTo(contrastByAxe(usedColor.hex, background), 2)
            expect(usedColor.ratio).toBeGreaterThanOrEqual(minRatio)
            expect(state !== 'kept' || usedColor.hex === hex).toBe(true)
          }
        }
      }),
      { numRuns: 500 },
    )
  })
})
