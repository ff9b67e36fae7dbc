import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { hex } from 'wcag-contrast'
import { describe, expect, it } from 'vitest'
import { GROUNDS, toHex } from './contrast.ts'
import { themeProperties } from './theme.ts'

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

const SHEET = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
const [LIGHT, DARK] = SHEET.split('(prefers-color-scheme: dark)').map(declarations)

/** What links and controls stand on; notices have links in the colour of text. */
const PAGE = ['--paper', '--fill', '--ground']
const NOTICES = ['--danger-fill', '--warning-fill', '--success-fill']

const RANDOM = fc.sample(
  fc.nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, '0')}`),
  { numRuns: 30_000, seed: 16 },
)
const TRIPLES = Array.from({ length: 10_000 }, (_, at) => RANDOM.slice(3 * at, 3 * at + 3))

/** The least contrast of each pair over brands, and the greatest change of a given button or bar. */
function measure(scheme: Scheme, brands: readonly (readonly string[])[]) {
  const least: Record<string, number> = {}
  const changes: number[] = []
  for (const [bar, link, button] of brands) {
    const tokens = tokensOf(scheme, themeProperties({ bar, link, button }))
    const of = (name: string) => tokens[name] ?? ''
    const note = (pair: string, ratio: number) => (least[pair] = Math.min(least[pair] ?? 21, ratio))
    note('text on the bar', hex(of('--bar-ink'), of('--bar')))
    note('text on the button', hex(of('--button-ink'), of('--button')))
    for (const ground of PAGE) note('link', hex(of('--link'), of(ground)))
    for (const ground of [...PAGE, ...NOTICES]) {
      note('focus', hex(of('--link'), of(ground)))
      note('line of the button', hex(of('--button-line'), of(ground)))
      note('accent', hex(of('--accent'), of(ground)))
    }
    changes.push(distance(of('--button'), button), distance(of('--bar'), bar))
    // What its fill reaches by itself needs no other line.
    if (hex(button ?? '', toHex(GROUNDS[scheme])) >= 3) changes.push(distance(of('--button-line'), button))
  }
  return { least, change: Math.max(...changes) }
}

describe('a brand', () => {
  it.each(SCHEMES)('can be read and keeps its colours, by a library that the product does not use: %s', (scheme) => {
    const { least, change } = measure(scheme, TRIPLES)
    for (const [pair, ratio] of Object.entries(least))
      expect(ratio, `${scheme}: ${pair}`).toBeGreaterThanOrEqual(/^(text|link)/.test(pair) ? 4.5 : 3)
    expect(change).toBe(0)
  })

  it('is measured with the grounds of the pages that leave it the least contrast', () => {
    for (const scheme of SCHEMES) {
      const tokens = tokensOf(scheme)
      const ink = scheme === 'light' ? '#000000' : '#ffffff'
      const [worst] = [...PAGE, ...NOTICES]
        .map((name) => tokens[name] ?? '')
        .toSorted((a, b) => hex(ink, a) - hex(ink, b))
      expect(toHex(GROUNDS[scheme])).toBe(worst)
    }
  })

  it.each([
    ['#ffee00', '--brand-link'],
    ['#ffee00', '--brand-button-line'],
    ['#5a1040', '--brand-link-dark'],
    ['#000050', '--brand-button-line-dark'],
  ])('keeps the hue of %s in %s', (colour, name) => {
    const used = themeProperties({ bar: undefined, link: colour, button: colour })[name] ?? ''
    expect(used).not.toBe(colour)
    expect(Math.abs(hueOf(used) - hueOf(colour))).toBeLessThan(2)
  })

  it('leaves out what is no colour, so that the default stays', () => {
    expect(themeProperties({ bar: 'yellow', link: null, button: '#12' })).toEqual({})
  })
})

describe('the tokens', () => {
  it.each(SCHEMES)('reach what text and controls need: %s', (scheme) => {
    const tokens = tokensOf(scheme)
    const ratio = (a: string, b: string) => hex(tokens[a] ?? '', tokens[b] ?? '')
    for (const ground of [...PAGE, ...NOTICES]) {
      for (const text of ['--ink', '--ink-soft'])
        expect(ratio(text, ground), `${text} ${ground}`).toBeGreaterThanOrEqual(4.5)
      expect(ratio('--line-strong', ground), `--line-strong ${ground}`).toBeGreaterThanOrEqual(3)
    }
    for (const state of ['--danger', '--warning', '--success'])
      for (const ground of [...PAGE, `${state}-fill`])
        expect(ratio(state, ground), `${state} ${ground}`).toBeGreaterThanOrEqual(4.5)
    for (const ground of PAGE) {
      expect(ratio('--link', ground), `--link ${ground}`).toBeGreaterThanOrEqual(4.5)
      expect(ratio('--button-line', ground), `--button-line ${ground}`).toBeGreaterThanOrEqual(3)
    }
    expect(ratio('--button-ink', '--button')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('--bar-ink', '--bar')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('--paper', '--ink')).toBeGreaterThanOrEqual(4.5)
  })
})

/** The colours that the pages have in a scheme, with the properties that a brand sets. */
function tokensOf(scheme: Scheme, brand: Record<string, string> = {}): Record<string, string> {
  const declared = { ...LIGHT, ...(scheme === 'dark' && DARK), ...brand }
  return Object.fromEntries(Object.entries(declared).map(([name, value]) => [name, resolved(value)]))

  function resolved(value: string): string {
    const [, name, otherwise = ''] = /^var\((--[\w-]+)(?:,\s*(.+))?\)$/.exec(value) ?? []
    return name ? resolved(declared[name] ?? otherwise) : value
  }
}

function declarations(css: string): Record<string, string> {
  return Object.fromEntries([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
}

function distance(a = '', b = ''): number {
  const [before, after] = [channelsOf(a), channelsOf(b)]
  return Math.max(...before.map((channel, at) => Math.abs(channel - (after[at] ?? Number.NaN))))
}

/** The hue in degrees, as in HSL. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
