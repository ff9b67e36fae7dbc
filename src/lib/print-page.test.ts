import { afterEach, expect, test, vi } from 'vitest'
import { printPage } from './print-page.ts'

afterEach(() => vi.unstubAllGlobals())

test('reports a browser that cannot print', async () => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('print', undefined)
  expect(await printPage()).toBe(false)
})
