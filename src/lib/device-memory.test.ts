import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeOnDevice, readFromDevice } from './device-memory.ts'

const ITEM = 'getTrade S3CRET-key a.example'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('stores a value for one item, without any part of its link', async () => {
  await storeOnDevice(ITEM, { answer: 'approved' })
  expect(await readFromDevice(ITEM)).toEqual({ answer: 'approved' })
  expect(await readFromDevice('getTrade S3CRET-key b.example')).toBeUndefined()
  const [[name = '', value = ''] = []] = stored
  expect(name).toMatch(/^kept-[\da-f]{64}$/)
  expect(name + value).not.toMatch(/S3CRET|example/)
})

test('ignores a value that cannot be parsed', async () => {
  await storeOnDevice(ITEM, 1)
  for (const name of stored.keys()) stored.set(name, '{')
  expect(await readFromDevice(ITEM)).toBeUndefined()
})

test('stores nothing if storage is blocked', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  await storeOnDevice(ITEM, 1)
  expect(await readFromDevice(ITEM)).toBeUndefined()
})

test.each([{}, undefined])('stores nothing if the browser has no SHA-256: %j', async (crypto) => {
  vi.stubGlobal('crypto', crypto)
  await storeOnDevice(ITEM, 1)
  expect([stored.size, await readFromDevice(ITEM)]).toEqual([0, undefined])
})
