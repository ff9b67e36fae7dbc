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

/** Page backgrounds. The link color is measured only on these, because links in notices have the text color. */
const PAGE_BACKGROUNDS = ['--paper', '--fill', '--ground']
const NOTICE_BACKGROUNDS = ['--danger-fill', '--warning-fill', '--success-fill']

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
    for (const background of PAGE_BACKGROUNDS) record('link', contrastByAxe(token('--link'), token(background)))
    for (const background of [...PAGE_BACKGROUNDS, ...NOTICE_BACKGROUNDS]) {
      record('focus', contrastByAxe(token('--link'), token(background)))
      record('button border', contrastByAxe(token('--button-line'), token(background)))
      record('accent', contrastByAxe(token('--accent'), token(background)))
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
      const [worst] = [...PAGE_BACKGROUNDS, ...NOTICE_BACKGROUNDS]
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
    for (const background of [...PAGE_BACKGROUNDS, ...NOTICE_BACKGROUNDS]) {
      for (const text of ['--ink', '--ink-soft'])
        expect(ratio(text, background), `${text} ${background}`).toBeGreaterThanOrEqual(4.5)
      expect(ratio('--line-strong', background), `--line-strong ${background}`).toBeGreaterThanOrEqual(3)
    }
    for (const state of ['--danger', '--warning', '--success'])
      for (const background of [...PAGE_BACKGROUNDS, `${state}-fill`])
        expect(ratio(state, background), `${state} ${background}`).toBeGreaterThanOrEqual(4.5)
    for (const background of PAGE_BACKGROUNDS) {
      expect(ratio('--link', background), `--link ${background}`).toBeGreaterThanOrEqual(4.5)
      expect(ratio('--button-line', background), `--button-line ${background}`).toBeGreaterThanOrEqual(3)
    }
    expect(ratio('--button-ink', '--button')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('--bar-ink', '--bar')).toBeGreaterThanOrEqual(4.5)
    expect(ratio('--paper', '--ink')).toBeGreaterThanOrEqual(4.5)
  })
})

/** Returns the colors of a scheme, including the properties that a brand sets. */
function tokensOf(scheme: Scheme, brand: Record<string, string> = {}): Record<string, string> {
  const declared = { ...LIGHT, ...(scheme === 'dark' && DARK), ...brand }
  return Object.fromEntries(Object.entries(declared).map(([name, value]) => [name, resolve(value)]))

  function resolve(value: string): string {
    const [, name, fallback = ''] = /^var\((--[\w-]+)(?:,\s*(.+))?\)$/.exec(value) ?? []
    return name ? resolve(declared[name] ?? fallback) : value
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
