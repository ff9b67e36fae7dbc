import { afterEach, expect, test } from 'vitest'
import { areaErrors, clearPageErrors, fallbackErrors, setAreaError } from './error-areas.ts'
import { ApiError } from './errors.ts'
import { createQueryClient } from './query-client.ts'
import type { Transport } from './transport.ts'

const SYSTEM = new ApiError('invalid')
const RESELLER = new ApiError('forbidden')

afterEach(() => areaErrors.set({}))

test.each([
  ['reseller', 'system'],
  ['system', 'reseller'],
] as const)('records a failed fallback, and rather the call that matters more: %s, then %s', async (...order) => {
  const client = createQueryClient({} as Transport, 0)
  const read = (name: 'reseller' | 'system', error?: ApiError) =>
    client
      .fetchQuery({
        queryKey: [name],
        queryFn: () => (error ? Promise.reject(error) : Promise.resolve(name)),
        meta: { area: 'reseller', ...(name === 'system' && { isFallback: true }) },
      })
      .catch(() => undefined)

  for (const name of order) await read(name, name === 'system' ? SYSTEM : undefined)
  expect(areaErrors.get().reseller).toBe(SYSTEM)
  expect(fallbackErrors.has(SYSTEM)).toBe(true)

  client.clear()
  for (const name of order) await read(name, name === 'system' ? SYSTEM : RESELLER)
  expect(areaErrors.get().reseller).toBe(RESELLER)

  client.clear()
  for (const name of order) await read(name)
  expect(areaErrors.get().reseller).toBeUndefined()
})

test('ends the errors of a page, and not those of its frame', () => {
  setAreaError('reseller', SYSTEM)
  setAreaError('gdpr', RESELLER)
  clearPageErrors()
  expect(areaErrors.get()).toEqual({ reseller: SYSTEM })
})
