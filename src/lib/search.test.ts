import { expect, test } from 'vitest'
import { parseSearch } from './search.ts'

const PLAIN = { domain: 'a.example', key: 'K', rid: '7' }

test.each([
  '?domain=a.example&key=K&rid=7',
  '?domain=a.example&amp;key=K&amp;rid=7',
  '?domain=a.example&amp;amp;key=K&AMP;rid=7',
  '?domain=a.example&#38;key=K&#x26;rid=7',
  '?domain=a.example&amp;#38;key=K&#038;rid=7',
  '?domain=a.example%26amp%3Bkey=K%26amp;rid=7',
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
])('leaves other values of %s as they are', (query, search) => {
  expect(parseSearch(query)).toEqual(search)
})
