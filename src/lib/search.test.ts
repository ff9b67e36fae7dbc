import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search.ts'

const PLAIN = { domain: 'a.example', key: 'K', rid: '7' }

test.each([
  '?domain=a.example&key=K&rid=7',
  '?domain=a.example&amp;amp;key=K&AMP;rid=7',
  '?domain=a.example&#38;key=K&#x26;rid=7',
  '?domain=a.example&amp;#38;key=K&#038;rid=7',
  '?domain=a.example%26amp%3Bkey%3DK&amp%3Brid=7',
  '?domain=a.example%2526amp%253Bkey=K%26%2338%3Brid=7',
])('reads escaped ampersands in %s', (query) => {
  expect(parseSearch(query)).toEqual(PLAIN)
})

test.each([
  ['?key=a%26b', { key: 'a&b' }],
  ['?key=a%26amp%3B', { key: 'a&amp;' }],
  ['?key=amp;b', { key: 'amp;b' }],
  ['?key=R%26D%3D1', { key: 'R&D=1' }],
  ['?a=1&a=2', { a: '2' }],
])('reads %s as %j', (query, search) => {
  expect(parseSearch(query)).toEqual(search)
})

test.each(['1e5', 'true', '00012345678901234567890', 'a+b/c==', 'null', '"x"', 'ä %'])('does not change %j', (key) => {
  expect(parseSearch(stringifySearch({ key }))).toEqual({ key })
})

test('omits absent values', () => {
  expect(stringifySearch({ a: undefined, b: '', c: null })).toBe('')
  expect(stringifySearch({ a: undefined, b: 0, c: 'd e' })).toBe('?b=0&c=d+e')
})
