import type { Page } from '@playwright/test'
import { watchArrival } from './open-view.ts'

/** Milliseconds by which everything is drawn later: long enough for several presses. */
const LATE = 300

/**
 * Lets whatever happens in the page be drawn late, as on a slow phone: an answer has arrived then, and the button that
 * asked for it is still there to be pressed. To be called before the page is opened; `untilShown` then waits until it is awake,
 * because what is entered before that is late as well.
 */
export async function drawLate(page: Page): Promise<void> {
  await watchArrival(page)
  await page.addInitScript((late) => {
    const wait = window.setTimeout.bind(window)
    // How queries and mutations tell of what has changed.
    const tell = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => wait(handler, delay || late, ...rest)
    window.setTimeout = tell as typeof window.setTimeout
    // How React has itself called again.
    const post = Reflect.get(MessagePort.prototype, 'postMessage') as (this: MessagePort, message: unknown) => void
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      wait(() => post.call(this, message), late)
    }
  }, LATE)
}

/** Presses Enter while something is asked of the backend, and on until the page tells what became of it. */
export async function pressUntilTold(page: Page, isTold: () => Promise<boolean>): Promise<void> {
  while (!(await isTold())) await page.keyboard.press('Enter')
}
