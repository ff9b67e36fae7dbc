import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isFeatureOn, readFeatures } from './app-config.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => warn.mockClear())
afterEach(() => vi.clearAllMocks())

const isOn = (body: unknown, feature: 'consent' | 'trade') => isFeatureOn(readFeatures(body), feature)

describe('readFeatures', () => {
  it.each([
    ['a map', { features: { consent: false } }],
    ['a map without `features`', { consent: false }],
    ['a map of strings', { features: { consent: 'False', dls: 'true' } }],
    ['a map of numbers', { consent: 0 }],
    ['a map of digits as strings', { features: { consent: '0' } }],
  ])('turns features off, given %s', (_, body) => {
    expect(isOn(body, 'consent')).toBe(false)
    expect(isOn(body, 'trade')).toBe(true)
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ['a list', ['trade', 'dls']],
    ['a list in `features`, with spaces', { features: [' trade '] }],
  ])('turns on only the listed features, given %s', (_, body) => {
    expect(isOn(body, 'consent')).toBe(false)
    expect(isOn(body, 'trade')).toBe(true)
  })

  it('treats an empty map as all on, and an empty list as all off', () => {
    for (const body of [{}, { features: {} }]) expect(isOn(body, 'consent')).toBe(true)
    for (const body of [[], { features: [] }]) expect(isOn(body, 'consent')).toBe(false)
  })

  it.each(['yes', 'on', '', 2, null, {}, ['consent']])('treats %o as on, and warns once', (flag) => {
    expect(isOn({ features: { consent: flag, dls: flag, uk: true } }, 'consent')).toBe(true)
    expect(warn.mock.calls).toEqual([['Unreadable flags in /trade/config, treated as on: consent, dls']])
    expect(isOn({ consent: flag }, 'consent')).toBe(true)
  })

  it.each([
    null,
    'on',
    { features: null },
    { features: 'all' },
    [7],
    { features: [{ name: 'consent' }] },
    { status: 'ok' },
  ])('rejects %o', (body) => {
    expect(() => readFeatures(body)).toThrow(expect.objectContaining({ kind: 'unreadable' }))
  })

  it('ignores names that every object inherits', () => {
    expect(() => readFeatures(JSON.parse('{"toString": true}'))).toThrow('unreadable')
    expect(readFeatures(['__proto__'])).toMatchObject({ others: false })
  })
})

it('turns every feature on without a configuration', () => {
  expect(isFeatureOn(undefined, 'consent')).toBe(true)
})
