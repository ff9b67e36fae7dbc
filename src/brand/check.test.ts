import fc from 'fast-check'
import { hex } from 'wcag-contrast'
import { describe, expect, it } from 'vitest'
import { checkColours } from './check.ts'
import { themeProperties } from './theme.ts'

const GROUND = '#f4f6f8'
const anyHex = fc.nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const stateOf = (part: 'bar' | 'link' | 'button', value: unknown) =>
  checkColours({ bar: undefined, link: undefined, button: undefined, [part]: value }).find((row) => row.part === part)

describe('checkColours', () => {
  it.each([
    ['link', '#fff176', 'corrected'],
    ['link', '#1b4f91', 'kept'],
    ['link', '7B1FA2', 'kept'],
    ['button', '#fff59d', 'corrected'],
    ['bar', '#fffde7', 'kept'],
    ['link', 'yellow', 'unreadable'],
    ['button', '#12', 'unreadable'],
    ['button', 7, 'unreadable'],
    ['bar', '', 'missing'],
    ['bar', null, 'missing'],
    ['link', undefined, 'missing'],
  ] as const)('%s %j is %s', (part, value, state) => {
    expect(stateOf(part, value)?.state).toBe(state)
  })

  it('says what the pages use, with the ratios of a library that the product does not use', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (bar, link, button) => {
        const theme = themeProperties({ bar, link, button })
        const [barRow, linkRow, buttonRow] = checkColours({ bar, link, button })
        expect(barRow?.after?.hex).toBe(theme['--brand-bar'])
        expect(barRow?.ink?.hex).toBe(theme['--brand-bar-ink'])
        expect(linkRow?.after?.hex).toBe(theme['--brand-link'])
        expect(buttonRow?.after?.hex).toBe(theme['--brand-button'])
        expect(buttonRow?.ink?.hex).toBe(theme['--brand-button-ink'])
        expect(linkRow?.before?.ratio).toBeCloseTo(hex(link, GROUND), 2)
        expect(linkRow?.after?.ratio).toBeCloseTo(hex(linkRow?.after?.hex ?? '', GROUND), 2)
        expect(buttonRow?.before?.ratio).toBeCloseTo(hex(button, GROUND), 2)
        for (const row of [barRow, linkRow, buttonRow])
          expect(row?.after?.ratio).toBeGreaterThanOrEqual(row?.needed ?? 0)
      }),
      { numRuns: 500 },
    )
  })
})
