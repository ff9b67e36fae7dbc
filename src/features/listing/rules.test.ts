import { expect, test } from 'vitest'
import { readPrice, statusOf } from './rules.ts'

test.each([
  [
    { price: 1250, currency: 'usd' },
    { amount: 1250, currency: 'USD' },
  ],
  [
    { price: ' 1250.50 ', currency: 'EUR' },
    { amount: 1250.5, currency: 'EUR' },
  ],
  [
    { price: 0, currency: 'EUR' },
    { amount: 0, currency: 'EUR' },
  ],
  [
    { price: 1250, currency: null },
    { amount: 1250, currency: undefined },
  ],
  [
    { price: 1250, currency: '€' },
    { amount: 1250, currency: undefined },
  ],
  [
    { price: 1250, currency: 'EURO' },
    { amount: 1250, currency: undefined },
  ],
  [
    { price: 1250, currency: '1EUR' },
    { amount: 1250, currency: undefined },
  ],
])('%j is a price', (listing, price) => {
  expect(readPrice(listing)).toEqual(price)
})

test.each([{ price: '', currency: 'USD' }, { price: ' ', currency: 'USD' }, { price: null, currency: 'USD' }, {}])(
  '%j is none',
  (listing) => {
    expect(readPrice(listing)).toBeUndefined()
  },
)

test.each([-1, 'a lot', '12,50', 'Infinity'])('%j cannot be read as a price', (price) => {
  expect(readPrice({ price, currency: 'USD' })).toBeUndefined()
})

test('a listing is answered by its answer, and over after its deadline', () => {
  expect(statusOf({ answer: 'approved', approval_deadline: '2020-01-01T00:00:00Z' })).toMatchObject({ is: 'answered' })
  expect(statusOf({ approval_deadline: '2020-01-01T00:00:00Z' })).toMatchObject({ is: 'expired' })
})
