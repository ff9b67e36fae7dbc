import { describe, expect, it } from 'vitest'
import { oneOrMany, readFlag, readText } from './readers.ts'
import { readImageSource, readWebLink } from './links.ts'
import { parseSearch, stringifySearch } from './search.ts'

describe('readText', () => {
  it.each([
    [' a b ', 'a b'],
    ['\u202Emoc.elpmaxe\u202C \u2067a\u2069', 'moc.elpmaxe a'],
    [7, '7'],
    [0, '0'],
    [' ', undefined],
    [true, undefined],
    [{}, undefined],
    [null, undefined],
  ])('%j is %j', (value, text) => {
    expect(readText(value)).toBe(text)
  })
})

describe('readFlag', () => {
  it.each<[boolean | undefined, unknown[]]>([
    [true, [true, 1, '1', ' TRUE ']],
    [false, [false, 0, '0', 'False']],
    [undefined, [null, undefined, '', 'yes', 2, {}, ['1'], [0]]],
  ])('reads as %j: %j', (flag, values) => {
    expect(values.filter((value) => readFlag(value) !== flag)).toEqual([])
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
    expect(readWebLink('\u00A0https://example.com/a\u00A0')).toBe('https://example.com/a')
    expect(readWebLink('http://example.com')).toBe('http://example.com/')
  })
  it.each(['javascript:alert(1)', '//example.com', '/path', 'xhttp://example.com', 'httpsx://example.com', 7, null])(
    'refuses %j',
    (value) => expect(readWebLink(value)).toBeUndefined(),
  )
})

describe('readImageSource', () => {
  it('takes image data and addresses, and bare base64 of an image', () => {
    expect(readImageSource(' data:image/png;base64,AAAA ')).toBe('data:image/png;base64,AAAA')
    expect(readImageSource('DATA:IMAGE/svg+xml,AAAA')).toBe('DATA:IMAGE/svg+xml,AAAA')
    expect(readImageSource('http://example.com/logo.png')).toBe('https://example.com/logo.png')
    expect(readImageSource('https://example.com/?from=http://a')).toBe('https://example.com/?from=http://a')
  })
  it.each([
    ['iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'png'],
    ['/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//', 'jpeg'],
    ['R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAA=', 'gif'],
    ['UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoB', 'webp'],
    ['PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My4=', 'svg+xml'],
    ['PD94bWwgdmVyc2lvbj0iMS4wIj8+PHN2Zy8+PA==', 'svg+xml'],
  ])('takes %s for %s', (base64, type) => {
    expect(readImageSource(base64)).toBe(`data:image/${type};base64,${base64}`)
    expect(readImageSource(` ${base64.slice(0, 20)}\r\n  ${base64.slice(20)} `)).toBe(
      `data:image/${type};base64,${base64}`,
    )
  })
  it.each<[string, unknown[]]>([
    [
      'no image data',
      ['data:text/html,<p>', 'data:image/;base64,AAAA', 'data:image/png', 'see data:image/png;base64,AA'],
    ],
    [
      'no image',
      ['javascript:1', 'no base64, though it is rather long', 'QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo=', undefined],
    ],
    ['too short', ['iVBORw0KGgoAAAANSUhEUgAAAAEAAAA']],
    ['no base64', ['iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYA"onload', '!iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYA']],
    ['too much at its end', ['iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ===']],
  ])('refuses what is %s', (_what, values) => {
    expect(values.filter((value) => readImageSource(value) !== undefined)).toEqual([])
  })
})

describe('search values', () => {
  it.each(['1e5', 'true', '00012345678901234567890', 'a+b/c==', 'null', '"x"', 'ä %'])('keeps %j as it is', (key) => {
    expect(parseSearch(stringifySearch({ key }))).toEqual({ key })
  })
  it('takes the last of a repeated name and leaves absent values out', () => {
    expect(parseSearch('?a=1&a=2')).toEqual({ a: '2' })
    expect(stringifySearch({ a: undefined, b: '', c: null })).toBe('')
    expect(stringifySearch({ a: undefined, b: 0, c: 'd e' })).toBe('?b=0&c=d+e')
  })
})
