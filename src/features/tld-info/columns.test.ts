import { expect, test } from 'vitest'
import { getRowId } from './columns.tsx'

test('gives each row of a page a unique id even if TLDs repeat', () => {
  const tlds = [{ tld: '.com' }, { tld: '.de' }, { tld: 'COM' }, { tld: '.com' }]
  expect(tlds.map((tld, index) => getRowId(tlds, tld, index))).toEqual(['tld-com', 'tld-de', 'tld-com.2', 'tld-com.3'])
})
