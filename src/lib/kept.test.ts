import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keep, recall } from './kept.ts'

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

test('what is kept is found again for the same item alone, and holds no part of its link', async () => {
  await keep(ITEM, { answer: 'approved' })
  expect(await recall(ITEM)).toEqual({ answer: 'approved' })
  expect(await recall('getTrade S3CRET-key b.example')).toBeUndefined()
  const [[name = '', value = ''] = []] = stored
  expect(name).toMatch(/^kept-[\da-f]{64}$/)
  expect(name + value).not.toMatch(/S3CRET|example/)
})

test('what cannot be read counts as nothing', async () => {
  await keep(ITEM, 1)
  for (const name of stored.keys()) stored.set(name, '{')
  expect(await recall(ITEM)).toBeUndefined()
})

test('where storage is forbidden nothing is kept, and nothing fails', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  await keep(ITEM, 1)
  expect(await recall(ITEM)).toBeUndefined()
})

test.each([{}, undefined])('where the browser offers no hash nothing is kept: %j', async (crypto) => {
  vi.stubGlobal('crypto', crypto)
  await keep(ITEM, 1)
  expect([stored.size, await recall(ITEM)]).toEqual([0, undefined])
})
