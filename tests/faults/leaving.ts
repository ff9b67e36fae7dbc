import { expect, type Page } from '@playwright/test'
import { messageOf } from './messages.ts'
import type { Way } from './way.ts'

const home = (page: Page) => page.getByRole('heading', { level: 1, name: messageOf('home.heading') })

/** Has the page note on its root element how far it is, from the next visit on (events of `CONTRIBUTING.md`). */
export async function noteProgress(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['started', 'hydrated']) {
      addEventListener(`pages:${name}`, () => document.documentElement.setAttribute(`data-${name}`, ''))
    }
  })
}

/** Waits until the page has noted that it has come so far. */
export async function waitUntil(page: Page, state: 'started' | 'hydrated'): Promise<void> {
  await page.locator(`html[data-${state}]`).waitFor({ state: 'attached' })
}

/** Leaves for Home within the document, as Back does, once the call is under way. */
export async function leave(page: Page, asked: Promise<void>): Promise<void> {
  await asked
  await waitUntil(page, 'started')
  await page.evaluate(() => {
    history.pushState(null, '', '/home')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(home(page)).toBeVisible()
}

/** Expects that the late answer has changed nothing on Home, and that the link shows what became of the call. */
export async function comeBack(page: Page, way: Way, link: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(home(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goto(link, { waitUntil: 'commit' })
  await expect((way.after ?? way.shows)(page)).toBeVisible()
}
