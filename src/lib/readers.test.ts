import { describe, expect, it } from 'vitest'
import { oneOrMany, readFlag } from './readers.ts'
import { readImageSource, readWebLink } from './links.ts'
import { parseSearch, stringifySearch } from './search.ts'

describe('readFlag', () => {
  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
    ['False', false],
    [null, undefined],
    [undefined, undefined],
    ['', undefined],
    ['yes', undefined],
    [2, undefined],
    [{}, undefined],
  ])('%j is %j', (value, flag) => {
    expect(readFlag(value)).toBe(flag)
  })
})

describe('oneOrMany', () => {
  it('evens out lists that came as one object or as nothing', () => {
    expect(oneOrMany({ a: 1 })).toEqual([{ a: 1 }])
    expect(oneOrMany([1, 2])).toEqual([1, 2])
    expect(oneOrMany(null)).toEqual([])
    expect(oneOrMany(undefined)).toEqual([])
  })
})

describe('readWebLink', () => {
  it('takes http and https', () => {
    expect(readWebLink(' https://example.com/a?b=c ')).toBe('https://example.com/a?b=c')
    expect(readWebLink('http://example.com')).toBe('http://example.com/')
  })
  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['//example.com'],
    ['/path'],
    ['mailto:a@example.com'],
    [7],
    [null],
  ])('refuses %j', (value) => {
    expect(readWebLink(value)).toBeUndefined()
  })
})

describe('readImageSource', () => {
  it('takes image data and addresses, and bare base64 of an image', () => {
    expect(readImageSource('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA')
    expect(readImageSource('http://example.com/logo.png')).toBe('https://example.com/logo.png')
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ'
    expect(readImageSource(png)).toBe(`data:image/png;base64,${png}`)
  })
  it.each([
    ['data:text/html,<p>'],
    ['javascript:1'],
    ['no base64 of an image, though it is rather long'],
    [''],
    [undefined],
  ])('refuses %j', (value) => {
    expect(readImageSource(value)).toBeUndefined()
  })
})

describe('search values', () => {
  it.each(['1e5', 'true', '00012345678901234567890', 'a+b/c==', 'null', '"x"', 'ä %'])('keeps %j as it is', (key) => {
    expect(parseSearch(stringifySearch({ key }))).toEqual({ key })
  })
  it('takes the last of a repeated name and leaves absent values out', () => {
    expect(parseSearch('?a=1&a=2')).toEqual({ a: '2' })
    expect(stringifySearch({ a: undefined, b: '', c: null })).toBe('')
  })
})
