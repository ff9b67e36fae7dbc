import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BACKDROP, toHex } from './contrast.ts'
import { themeProperties } from './theme.ts'
import { contrastByAxe } from './test-contrast.ts'

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

const SHEET = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
const [LIGHT, DARK] = SHEET.split('(prefers-color-scheme: dark)').map(declarations)

/** Backgrounds of links and controls; links in notices have the text color. */
const PAGE = ['--paper', '--fill', '--ground']
const NOTICES = ['--danger-fill', '--warning-fill', '--success-fill']

const RANDOM_COLORS = fc.sample(
  fc.nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, '0')}`),
  { numRuns: 30_000, seed: 16 },
)
const BRANDS = Array.from({ length: 10_000 }, (_, at) => RANDOM_COLORS.slice(3 * at, 3 * at + 3))

/** Returns the lowest contrast of each pair of colors, and the largest change of a color that must stay the same. */
function measure(scheme: Scheme, brands: readonly (readonly string[])[]) {
  const lowest: Record<string, number> = {}
  const changes: number[] = []
  for (const [bar, link, button] of brands) {
    const tokens = tokensOf(scheme, themeProperties({ bar, link, button }))
    const token = (name: string) => tokens[name] ?? ''
    const record = (pair: string, ratio: number) => (lowest[pair] = Math.min(lowest[pair] ?? 21, ratio))
    record('text on the bar', contrastByAxe(token('--bar-ink'), token('--bar')))
    record('text on the button', contrastByAxe(token('--button-ink'), token('--button')))
    for (const ground of PAGE) record('link', contrastByAxe(token('--link'), token(ground)))
    for (const ground of [...PAGE, ...NOTICES]) {
      record('focus', contrastByAxe(token('--link'), token(ground)))
      record('button border', contrastByAxe(token('--button-line'), token(ground)))
      record('accent', contrastByAxe(token('--accent'), token(ground)))
    }
    changes.push(distance(token('--button'), button), distance(token('--bar'), bar))
    // The border of a button with enough contrast has the button's color.
    const isVisible = contrastByAxe(button ?? '', toHex(BACKDROP[scheme])) >= 3
    if (isVisible) changes.push(distance(token('--button-line'), button))
  }
  return { lowest, change: Math.max(...changes) }
}

describe('a brand', () => {
  it.each(SCHEMES)('is readable and keeps its colors, as measured by axe-core: %s', (scheme) => {
    const { lowest, change } = measure(scheme, BRANDS)
    for (const [pair, ratio] of Object.entries(lowest))
      expect(ratio, `${scheme}: ${pair}`).toBeGreaterThanOrEqual(/^(text|link)/.test(pair) ? 4.5 : 3)
    expect(change).toBe(0)
  })

  it('is measured against the backgrounds with the lowest contrast', () => {
    for (const scheme of SCHEMES) {
      const tokens = tokensOf(scheme)
      const ink = scheme === 'light' ? '#000000' : '#ffffff'
      const [worst] = [...PAGE, ...NOTICES]
        .map((name) => tokens[name] ?? '')
        .toSorted((a, b) => contrastByAxe(ink, a) - contrastByAxe(ink, b))
      expect(toHex(BACKDROP[scheme])).toBe(worst)
    }
  })

  it('omits invalid colors, so that the defaults apply', () => {
    expect(themeProperties({ bar: 'yellow', link: null, button: '#12' })).toEqual({})
  })
})

describe('the tokens', () => {
  it.each(SCHEMES)('reach the required contrast: %s', (scheme) => {
    const tokens = tokensOf(scheme)
    const ratio = (a: string, b: string) => contrastByAxe(tokens[a] ?? '', tokens[b] ?? '')
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

/** Returns the colors of a scheme, including the properties that a brand sets. */
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

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}
