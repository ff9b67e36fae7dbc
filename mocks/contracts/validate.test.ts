import { expect, test } from 'vitest'
import { breachesOf } from './validate.ts'

const PRODUCT = { type: 'object', required: ['uid'], properties: { uid: { type: 'string' } } }
const SUBJECT = { type: 'object', properties: { name: { type: ['string', 'null'] }, age: { type: 'integer' } } }
const SCHEMA = {
  type: 'object',
  properties: {
    products: { anyOf: [PRODUCT, { type: 'array', items: PRODUCT }, { type: 'null' }] },
    info: { anyOf: [PRODUCT, SUBJECT, { type: 'null' }] },
    status: { anyOf: [{ type: 'string', enum: ['open', 'answered'] }, { type: 'null' }] },
    answer: { enum: ['approved', 'declined'] },
  },
}

test.each([
  ['a value of none of the types', { products: 7 }, ['/products: must match one of: object, array, null']],
  ['a value that is not in the list', { status: 'new' }, ['/status: must match one of: "open" or "answered", null']],
  ['an entry of a list', { products: [{ uid: 7 }] }, ['/products/0/uid: must be string']],
  ['an unknown property', { info: { name: 'a', age: 7, size: 'b' } }, ['/info: unknown property "size"']],
  ['a property of the wrong type', { info: { name: 'a', age: 'b' } }, ['/info/age: must be integer']],
  ['a list without a union', { answer: 'maybe' }, ['/answer: must be one of: approved, declined']],
  [
    'two faults at once',
    { products: 7, info: 7 },
    ['/products: must match one of: object, array, null', '/info: must match one of: object, null'],
  ],
])('%s is told in one line, in the words of JSON Schema', (_, value, lines) => {
  expect(breachesOf(SCHEMA, value)).toEqual(lines)
})
