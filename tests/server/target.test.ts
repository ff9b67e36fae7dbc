import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hidesDotSegments, readTarget } from '#server/target.ts'

describe('normalizing a request target', () => {
  test.each([
    ['/dls/api/../../trade/config', '/trade/config'],
    ['/dls/api/%2e%2E/x', '/dls/x'],
    ['/x/../dls/api/y', '/dls/api/y'],
    ['/dls\\api\\y', '/dls/api/y'],
    ['//evil.example/dls/api/y', '//evil.example/dls/api/y'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['http://pages.example:80/dls/api/y', '/dls/api/y'],
    ['HTTP://PAGES.example/dls/api/y', '/dls/api/y'],
    ['https://pages.example/dls/api/y', '/dls/api/y'],
    ['https://pages.example:443/dls/api/y', '/dls/api/y'],
  ])('%s has the path %s', (target, path) => expect(readTarget(target, 'pages.example')?.path).toBe(path))

  test.each([
    '*',
    '',
    'mailto:x',
    'http://other.example/dls/api/y',
    'http://pages.example:81/',
    'http://pages.example:443/',
    'https://pages.example:80/',
    'xhttp://pages.example/',
    'httpsx://pages.example/',
    'ftp://pages.example/',
  ])('%j is not an address of this server', (target) => expect(readTarget(target, 'pages.example')).toBeUndefined())

  test('an absolute URL needs a valid host', () => {
    for (const host of ['a b', '', undefined]) expect(readTarget('http://pages.example/', host)).toBeUndefined()
  })

  test('keeps the query', () => {
    const query = '?key=a%2Fb&x=/../z'
    expect(readTarget(`/dls/api/y${query}`, 'pages.example')).toEqual({ path: '/dls/api/y', query })
  })

  test('never throws, and the path begins with a slash', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readTarget(`/${text}`, undefined)?.path ?? '/').toMatch(/^\//)
      }),
    )
  })
})

describe('dot segments hidden by encoding', () => {
  test.each([
    '/dls/api/..%2fadmin',
    '/dls/api/x%2F..%2f..%5cadmin',
    '/dls/api/%252e%252e%252fx',
    '/dls/api/%25252e%25252e%25252fx',
    '/dls/api/x%5C..',
    '/dls/api/x%2f.%2Fy',
    '/dls/api/..%2f..;/x',
    '/dls/api/%2e',
  ])('%s is refused', (path) => expect(hidesDotSegments(path)).toBe(true))
  test.each([
    '/dls/api/a%2Fb',
    '/dls/api/a..b',
    '/dls/api/...',
    '/dls/api/abc%2F..def',
    '/dls/api/100%25',
    '/dls/api/%2525252e',
  ])('%s is accepted', (path) => expect(hidesDotSegments(path)).toBe(false))
})
