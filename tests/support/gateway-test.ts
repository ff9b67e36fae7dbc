import type { Page } from '@playwright/test'
import { startGateway, type Gateway } from './gateway.ts'
import { freshKey } from './sandbox.ts'
import { expect, test as base } from './test.ts'

/** A browser test with a gateway in front of the product. Documents from `plainGateway` contain no rendered page. */
export const test = base.extend<{ gateway: Gateway; plainGateway: Gateway }>({
  gateway: async ({ baseURL, stopAfterTest }, use) => {
    const gateway = await startGateway(baseURL ?? '')
    stopAfterTest(gateway.stop)
    await use(gateway)
  },

  plainGateway: async ({ baseURL, stopAfterTest }, use) => {
    // The server does not render pages for a prefetch.
    const gateway = await startGateway(baseURL ?? '', { 'sec-purpose': 'prefetch' })
    stopAfterTest(gateway.stop)
    await use(gateway)
  },
})

export const PREFERENCES = { level: 1, name: 'Your data sharing preferences' } as const
export const SHARING = { level: 1, name: 'How your data is shared' } as const

export async function openPreferences(page: Page, origin: string, key = freshKey('optional-only')): Promise<void> {
  await page.goto(`${origin}/consent/${key}`)
  await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
}

/** Returns a predicate for the scripts that the page has not requested so far. */
export function newScripts({ requestedPaths }: Gateway): (path: string) => boolean {
  const known = new Set(requestedPaths)
  return (path) => path.startsWith('/assets/') && !known.has(path)
}

/** Opens a page and holds back its scripts, and so its load event. Resolves while the document may still be loading. */
export async function openRendered(page: Page, gateway: Gateway, path: string, host = 'localhost'): Promise<void> {
  gateway.fail((each) => /^\/assets\/.*\.js$/.test(each), 'late')
  await page.goto(`http://${host}:${new URL(gateway.origin).port}${path}`, { waitUntil: 'commit' })
}

/** Delivers the scripts, and waits until the page is hydrated. */
export async function hydrate(page: Page, gateway: Gateway): Promise<void> {
  const handle = await page.evaluateHandle(() => ({
    hydrated: new Promise<void>((resolve) => addEventListener('pages:hydrated', () => resolve(), { once: true })),
  }))
  gateway.recover()
  await handle.evaluate(({ hydrated }) => hydrated)
}
