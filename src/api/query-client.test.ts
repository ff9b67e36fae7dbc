import { afterEach, expect, test } from 'vitest'
import { areaErrors, clearError, fallbackErrors, firstAreaError, setAreaError } from './error-areas.ts'
import { ApiError } from './errors.ts'
import { createQueryClient } from './query-client.ts'
import type { Transport } from './transport.ts'

const SYSTEM_ERROR = new ApiError('invalid')
const RESELLER_ERROR = new ApiError('forbidden')

afterEach(() => areaErrors.set({}))

test.each([
  ['reseller', 'system'],
  ['system', 'reseller'],
] as const)('records the error of a fallback only if the main call has none: %s, then %s', async (...order) => {
  const client = createQueryClient({} as Transport, 0) // No retries.
  const read = (name: 'reseller' | 'system', error?: ApiError) =>
    client
      .fetchQuery({
        queryKey: [name],
        queryFn: () => (error ? Promise.reject(error) : Promise.resolve(name)),
        meta: { area: 'reseller', ...(name === 'system' && { isFallback: true }) },
      })
      .catch(() => undefined)

  for (const name of order) await read(name, name === 'system' ? SYSTEM_ERROR : undefined)
  expect(areaErrors.get().reseller).toBe(SYSTEM_ERROR)
  expect(fallbackErrors.has(SYSTEM_ERROR)).toBe(true)

  client.clear()
  for (const name of order) await read(name, name === 'system' ? SYSTEM_ERROR : RESELLER_ERROR)
  expect(areaErrors.get().reseller).toBe(RESELLER_ERROR)

  client.clear()
  for (const name of order) await read(name)
  expect(areaErrors.get().reseller).toBeUndefined()
})

test('keeps the other error after one is dismissed', () => {
  setAreaError('reseller', SYSTEM_ERROR)
  setAreaError('gdpr', RESELLER_ERROR)
  expect(firstAreaError(areaErrors.get(), false).error).toBe(SYSTEM_ERROR)
  expect(firstAreaError(areaErrors.get(), true).error).toBe(RESELLER_ERROR)
  clearError(SYSTEM_ERROR)
  expect(areaErrors.get()).toEqual({ gdpr: RESELLER_ERROR })
})
