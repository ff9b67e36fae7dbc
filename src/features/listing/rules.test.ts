import { expect, test } from 'vitest'
import type { Listing } from '#api/listing.ts'
import { readPrice } from './rules.ts'

test.each<[Listing['price'], Listing['currency'], ReturnType<typeof readPrice>]>([
  [1250, 'usd', { amount: 1250, currency: 'USD' }],
  [' 1250.50 ', 'EUR', { amount: 1250.5, currency: 'EUR' }],
  [0, 'EUR', { amount: 0, currency: 'EUR' }],
])('reads the price %j in %j', (price, currency, expected) => expect(readPrice({ price, currency })).toEqual(expected))

test.each([null, '€', 'EURO', '1EUR'])('omits the invalid currency %j', (currency) =>
  expect(readPrice({ price: 1250, currency })).toEqual({ amount: 1250, currency: undefined }),
)

test.each(['', ' ', null, -1, 'a lot', '12,50', 'Infinity'])('reads %j as no price', (price) =>
  expect(readPrice({ price, currency: 'USD' })).toBeUndefined(),
)
