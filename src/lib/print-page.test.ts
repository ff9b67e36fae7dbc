import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { printPage } from './print-page.ts'

const events = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('reports that the browser has started to print', async () => {
  vi.stubGlobal('print', () => events.dispatchEvent(new Event('beforeprint')))
  expect(await printPage()).toBe(true)
})

test('reports that nothing happened within a second', async () => {
  vi.stubGlobal('print', () => undefined)
  const hasStarted = printPage()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await hasStarted).toBe(false)
})

test('reports at once that the browser cannot print', async () => {
  vi.stubGlobal('print', undefined)
  expect(await printPage()).toBe(false)
})
