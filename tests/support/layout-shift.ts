import type { Page } from '@playwright/test'

/** Measures the layout shifts of pages opened afterwards. Returns a function that reads their sum. */
export async function layoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'shift') as number)
}
