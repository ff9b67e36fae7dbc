import { expect, test } from 'vitest'
import type { ContractDocument, Schema } from './contract-document.ts'
import { EXAMPLES_AS_OF, withExamplesAsOf } from './example-dates.ts'
import { moveDate } from './move-date.ts'

const DAY = 86_400

test.each([
  ['ISO 8601', '2026-11-26T09:00:00Z', '2026-12-06T09:00:00Z'],
  ['fractional seconds', '2026-11-26T09:00:00.0Z', '2026-12-06T09:00:00.0Z'],
  ['an offset', '2026-11-26T23:30:00+01:00', '2026-12-06T23:30:00+01:00'],
  ['no time zone', '2026-11-26 09:00:00', '2026-12-06 09:00:00'],
  ['a date without a time', '2027-02-25', '2027-03-07'],
  ['epoch seconds', 1795251600, 1795251600 + 10 * DAY],
  ['epoch seconds as digits', '1795251600', String(1795251600 + 10 * DAY)],
])('moves a date and keeps its format: %s', (_, date, moved) => {
  expect(moveDate(date, 10 * DAY)).toBe(moved)
  expect(moveDate(moved, -10 * DAY)).toBe(date)
})

test.each([null, undefined, 0, '0', '', 'soon', '2026-13-45T00:00:00Z', '2026-11', true])(
  'does not move %j',
  (value) => {
    expect(moveDate(value, DAY)).toBe(value)
  },
)

test('moves a date without a time by the nearest whole number of days', () => {
  expect(moveDate('2027-03-14', DAY * 0.4)).toBe('2027-03-14')
  expect(moveDate('2027-03-14', DAY * 0.6)).toBe('2027-03-15')
})

const MOMENT: Schema = { type: 'string', 'x-moment': true }
const ITEM: Schema = { type: 'object', properties: { at: MOMENT, name: { type: 'string' } } }
const DATE = '2026-11-26T09:00:00Z'
const LATER = '2026-12-06T09:00:00Z'

test.each<[string, Schema, unknown, unknown]>([
  ['a property', ITEM, { at: DATE, name: DATE }, { at: LATER, name: DATE }],
  ['items', { type: 'array', items: ITEM }, [{ at: DATE }], [{ at: LATER }]],
  // Both alternatives describe the object, but its date must move only once.
  ['alternatives', { anyOf: [ITEM, { oneOf: [ITEM, { type: 'null' }] }] }, { at: DATE }, { at: LATER }],
])('moves dates in %s', (_, schema, value, moved) => {
  const media = { 'application/json': { schema, examples: { one: { value } } } }
  const responses = { 200: { description: 'A response.', content: media } }
  const document: ContractDocument = { paths: { '/a': { get: { operationId: 'getA', summary: 'A', responses } } } }
  const { paths } = withExamplesAsOf(document, new Date(EXAMPLES_AS_OF.getTime() + 10 * DAY * 1000))
  expect(paths['/a']?.get?.responses[200]?.content?.['application/json']?.examples?.one?.value).toEqual(moved)
  expect(media['application/json'].examples.one.value).toEqual(value)
})
