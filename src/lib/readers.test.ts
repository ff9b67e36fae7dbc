import { describe, expect, it } from 'vitest'
import { toList, readFlag, readText } from './readers.ts'
import { readImageSource, readWebLink } from './links.ts'

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
  ])('reads %j as %j', (value, text) => {
    expect(readText(value)).toBe(text)
  })
})

describe('readFlag', () => {
  it.each<[boolean | undefined, unknown[]]>([
    [true, [true, 1, '1', ' TRUE ']],
    [false, [false, 0, '0', 'False']],
    [undefined, [null, undefined, '', 'yes', 2, {}, ['1'], [0]]],
  ])('returns %j for each of %j', (flag, values) => {
    expect(values.filter((value) => readFlag(value) !== flag)).toEqual([])
  })
})

describe('toList', () => {
  it('returns a list for one object, a list, or nothing', () => {
    expect(toList({ a: 1 })).toEqual([{ a: 1 }])
    expect(toList([1, 2])).toEqual([1, 2])
    expect(toList(null)).toEqual([])
    expect(toList(undefined)).toEqual([])
  })
})

describe('readWebLink', () => {
  it('accepts http and https', () => {
    expect(readWebLink(' https://example.com/a?b=c ')).toBe('https://example.com/a?b=c')
    expect(readWebLink('\u00A0https://example.com/a\u00A0')).toBe('https://example.com/a')
    expect(readWebLink('http://example.com')).toBe('http://example.com/')
  })
  it.each(['javascript:alert(1)', '//example.com', '/path', 'xhttp://example.com', 'httpsx://example.com', 7, null])(
    'rejects %j',
    (value) => expect(readWebLink(value)).toBeUndefined(),
  )
})

describe('readImageSource', () => {
  it('accepts image data and web addresses', () => {
    expect(readImageSource(' data:image/png;base64,AAAA ')).toBe('data:image/png;base64,AAAA')
    expect(readImageSource('DATA:IMAGE/svg+xml,AAAA')).toBe('DATA:IMAGE/svg+xml,AAAA')
    expect(readImageSource('http://example.com/logo.png')).toBe('https://example.com/logo.png')
    expect(readImageSource('https://example.com/?from=http://a')).toBe('https://example.com/?from=http://a')
  })
  it.each([
    ['iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'png'],
    [' iVBORw0KGgoAAAANSUhE\r\n  UgAAAAEAAAABCAYAAAAfFcSJ ', 'png'],
    ['/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//', 'jpeg'],
    ['R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAA=', 'gif'],
    ['UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoB', 'webp'],
    ['PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My4=', 'svg+xml'],
    ['PD94bWwgdmVyc2lvbj0iMS4wIj8+PHN2Zy8+PA==', 'svg+xml'],
  ])('detects the type of %s: %s', (base64, type) => {
    expect(readImageSource(base64)).toBe(`data:image/${type};base64,${base64.replaceAll(/\s/g, '')}`)
  })
  it.each<[string, unknown[]]>([
    [
      'an invalid data URL',
      ['data:text/html,<p>', 'data:image/;base64,AAAA', 'data:image/png', 'see data:image/png;base64,AA'],
    ],
    [
      'a text that is not an image',
      ['javascript:1', 'no base64, though it is rather long', 'QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo=', undefined],
    ],
    ['a short text', ['iVBORw0KGgoAAAANSUhEUgAAAAEAAAA']],
    [
      'text that is not base64',
      ['iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYA"onload', '!iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYA'],
    ],
    ['excess padding', ['iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ===']],
  ])('rejects %s', (_what, values) => {
    expect(values.filter((value) => readImageSource(value) !== undefined)).toEqual([])
  })
})
