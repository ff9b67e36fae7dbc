import type { Locator, Page, Response } from '@playwright/test'
import type { Gateway } from './gateway.ts'

/** A page whose scripts are held back: until they are released it is what its document brings. */
export type HeldBack = {
  /**
   * Opens a path of the product; the document may still be arriving then.
   * @param host the name that the product is asked for by
   */
  open: (path: string, host?: string) => Promise<Response | null>
  /** Lets all scripts come, also those that are asked for later. */
  release: () => void
  /** Waits until the page is hydrated. */
  hydrated: () => Promise<void>
}

/** Holds back every script of the build in a page that is opened afterwards, through `open`. */
export async function holdScripts(page: Page, gateway: Gateway): Promise<HeldBack> {
  await page.addInitScript(() => {
    addEventListener('pages:hydrated', () => Reflect.set(globalThis, 'isHydrated', true), { once: true })
  })
  gateway.fail((path) => /^\/assets\/.*\.js$/.test(path), 'late')
  return {
    // The browser's own events of a loaded document wait for the scripts.
    open: (path, host = 'localhost') =>
      page.goto(`http://${host}:${new URL(gateway.origin).port}${path}`, { waitUntil: 'commit' }),
    release: () => gateway.mend(),
    hydrated: async () => void (await page.waitForFunction(() => 'isHydrated' in globalThis)),
  }
}

/** Presses a button that says that nothing hears it yet (`aria-disabled`), as a person can. */
export const pressEarly = (button: Locator, clickCount = 1): Promise<void> => button.click({ force: true, clickCount })
