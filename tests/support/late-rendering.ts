import type { Page } from '@playwright/test'
import { watchArrival } from './open-view.ts'

/** Long enough for several key presses. */
const DELAY_MS = 300

/**
 * Delays rendering as on a slow phone, so that buttons can still be clicked after the response has arrived. Call it
 * before opening the page, and await `untilShown` before any input: input replayed at hydration is delayed, too.
 */
export async function delayRendering(page: Page): Promise<void> {
  await watchArrival(page)
  await page.addInitScript((lateMs) => {
    const wait = window.setTimeout.bind(window)
    // TanStack Query notifies components with timers of 0 ms.
    const notify = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => wait(handler, delay || lateMs, ...rest)
    window.setTimeout = notify as typeof window.setTimeout
    // React schedules its work with messages.
    const post = Reflect.get(MessagePort.prototype, 'postMessage') as (this: MessagePort, message: unknown) => void
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      wait(() => post.call(this, message), lateMs)
    }
  }, DELAY_MS)
}

/** Presses Enter until the page shows the outcome. */
export async function pressEnterUntil(page: Page, isShown: () => Promise<boolean>): Promise<void> {
  while (!(await isShown())) await page.keyboard.press('Enter')
}
