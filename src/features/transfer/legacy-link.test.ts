import { expect, test } from 'vitest'
import { isComplete, readLegacyLink } from './legacy-link.ts'

test.each([
  [{}, {}],
  [{ domain: ' a.example ', key: '' }, { domain: 'a.example' }],
  [{ key: 'k', id: 'i', unique_id: 'u', rid: 'r' }, { key: 'k' }],
  [{ id: 'i', rid: 'r' }, { key: 'i' }],
  [{ unique_id: 'u', rid: 'r' }, { key: 'u' }],
  [
    { rid: 'r', domain: 'a.example' },
    { key: 'r', domain: 'a.example' },
  ],
])('reads %j as %j', (search, link) => expect(readLegacyLink(search)).toEqual(link))

test.each([
  [{ domain: 'a.example', key: 'k' }, true],
  [{ domain: 'a.example' }, false],
  [{ key: 'k' }, false],
  [{ domain: 'a.example', key: '' }, false],
])('%j is complete: %s', (link, complete) => expect(isComplete(link)).toBe(complete))
