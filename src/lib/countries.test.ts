import { expect, test } from 'vitest'
import { countriesToChoose, countryName } from './countries.ts'

test('has all countries that ISO 3166-1 assigns', () => {
  const codes = countriesToChoose(null, '', 'en').map(({ value }) => value)
  expect(new Set(codes).size).toBe(249)
  expect(codes).toEqual(expect.arrayContaining(['AX', 'BQ', 'CW', 'PS', 'SS', 'SX', 'TW', 'VA']))
  // Reserved, deleted or user-assigned.
  for (const code of ['AN', 'EU', 'SU', 'UK', 'XK', 'YU']) expect(codes).not.toContain(code)
})

test.each(['en', 'de', 'es', 'fr', 'it', 'nl', 'pt-BR', 'tr'])('sorts the countries by name in %s', (locale) => {
  const countries = countriesToChoose([], '', locale)
  for (const { value, label } of countries) expect(label).not.toBe(value)
  const { compare } = new Intl.Collator(locale)
  const labels = countries.map(({ label }) => label)
  expect(labels).toEqual(labels.toSorted(compare))
})

test("returns the backend's countries once each, with the current country", () => {
  const listed = [
    null as never,
    { alpha2: 'GB' },
    { alpha2: ' DE ', name: 'Germany' },
    { alpha2: null },
    { alpha2: 'DE' },
  ]
  expect(countriesToChoose(listed, 'XK', 'de')).toEqual([
    { value: 'DE', label: 'Deutschland' },
    { value: 'XK', label: 'Kosovo' },
    { value: 'GB', label: 'Vereinigtes Königreich' },
  ])
  expect(countriesToChoose([{ alpha2: 'GB' }], 'England', 'en').map(({ value }) => value)).toEqual(['England', 'GB'])
})

test('omits reserved and deleted codes, unless the contact has one', () => {
  const listed = [
    { alpha2: 'DE', status: 'assigned' },
    { alpha2: 'AN', status: 'deleted' },
    { alpha2: 'EU', status: 'reserved' },
  ]
  const codes = (current: string) => countriesToChoose(listed, current, 'en').map(({ value }) => value)
  expect(codes('')).toEqual(['DE'])
  expect(new Set(codes('AN'))).toEqual(new Set(['DE', 'AN']))
  for (const status of [' Assigned ', 'User-assigned', ''])
    expect(countriesToChoose([{ alpha2: 'DE', status }], '', 'en')).toHaveLength(1)
  for (const status of ['deleted', 'unassigned', 'assigned until 2010'])
    expect(countriesToChoose([{ alpha2: 'AN', status }], '', 'en')).toHaveLength(249) // The whole ISO list.
})

test('contains the current country once, as written', () => {
  expect(countriesToChoose([{ alpha2: 'GB' }, { alpha2: 'IE' }], 'gb', 'en')).toEqual([
    { value: 'IE', label: 'Ireland' },
    { value: 'gb', label: 'United Kingdom' },
  ])
  expect(countriesToChoose([{ alpha2: 'gb', name: 'Britain' }, { alpha2: 'GB ' }], '', 'en')).toEqual([
    { value: 'gb', label: 'United Kingdom' },
  ])
  const all = countriesToChoose(null, ' de', 'en')
  expect(all).toHaveLength(249)
  expect(all.filter(({ label }) => label === 'Germany')).toEqual([{ value: ' de', label: 'Germany' }])
})

test('falls back to the name from the backend, then to the code', () => {
  for (const code of ['QZ', '!']) {
    expect(countryName(code, 'en', ' Somewhere ')).toBe('Somewhere')
    expect(countryName(code, 'en', ' ')).toBe(code)
  }
  expect(countryName('tr', 'tr')).toBe('Türkiye')
})
