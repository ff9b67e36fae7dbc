import fc from 'fast-check'
import { hex } from 'wcag-contrast'
import { describe, expect, it } from 'vitest'
import { themeProperties } from './theme.ts'

/** Every ground that text and controls stand on (ui/base.css). */
const GROUNDS = ['#ffffff', '#f4f6f8']
const anyHex = fc.nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, '0')}`)

describe('themeProperties', () => {
  it('makes any brand readable, measured by a library that the product does not use', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (bar, link, button) => {
        const theme = themeProperties({ bar, link, button })
        const of = (name: string) => theme[name] ?? ''
        expect(hex(of('--brand-bar'), of('--brand-bar-ink'))).toBeGreaterThanOrEqual(4.5)
        expect(hex(of('--brand-button'), of('--brand-button-ink'))).toBeGreaterThanOrEqual(4.5)
        for (const ground of GROUNDS) {
          expect(hex(of('--brand-link'), ground)).toBeGreaterThanOrEqual(4.5)
          expect(hex(of('--brand-button'), ground)).toBeGreaterThanOrEqual(3)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps the hue of a colour that it corrects', () => {
    expect(themeProperties({ bar: undefined, link: '#ffee00', button: undefined })['--brand-link']).toMatch(
      /^#(..)(..)00$/,
    )
  })

  it('leaves out what is no colour, so that the default stays', () => {
    expect(themeProperties({ bar: 'yellow', link: null, button: '#12' })).toEqual({})
  })
})
