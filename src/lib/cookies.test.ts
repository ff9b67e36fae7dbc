import { afterEach, expect, test, vi } from 'vitest'
import { readCookie } from './cookies.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['XSRF-TOKEN=a', 'a'],
  ['x=1; XSRF-TOKEN=to%2Fken; y=2', 'to/ken'],
  ['x=1;XSRF-TOKEN=a', 'a'],
  ['XSRF-TOKEN=a=b==', 'a=b=='],
  ['XSRF-TOKEN=50%', '50%'],
  ['XSRF-TOKEN=first; XSRF-TOKEN=second', 'first'],
  ['XSRF-TOKEN=', undefined],
  ['MY-XSRF-TOKEN=a', undefined],
  ['XSRF-TOKEN-2=a', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %j as %j', (cookies, value) => {
  expect(readCookie('XSRF-TOKEN', cookies)).toBe(value)
})

test('reads the cookies of the document by default', () => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a' })
  expect(readCookie('XSRF-TOKEN')).toBe('a')
})
