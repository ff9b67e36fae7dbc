import { test as base, expect, type BrowserContext } from '@playwright/test'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { collectProblems } from '#tests/support/console-problems.ts'
import { OWN_SERVER } from '#tests/support/serving-mode.ts'
import { addressOf } from '#tests/support/address-of.ts'

/** React's messages about hydration mismatches. */
const HYDRATION = /hydrat|did(?: not|n't) match|server[- ]rendered HTML|text content does not match/i
/** Matches backend calls, which may fail in a scenario, unlike file requests. */
const CALL = /\/api\/|\/trade\/config|\/tld-info\/(?:gethash\/|unhash)/

/** Set by tests/support/start-product.ts in a full run. */
const ORIGIN = process.env.DEVELOPMENT_ORIGIN ?? ''

/** Opens pages in development, because only React's development build reports all hydration mismatches. */
const test = base.extend<object, { sharedContext: BrowserContext }>({
  // Shared by a worker's tests, because a new context would load every module again.
  sharedContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: ORIGIN, locale: 'en-US' })
      await context.addInitScript(() => {
        addEventListener('pages:arrived', () => Reflect.set(globalThis, 'hasArrived', true), { once: true })
      })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const row of SCENARIOS) {
  test(`in development, ${row.flow}: ${row.state} logs no problems`, OWN_SERVER, async ({ sharedContext }) => {
    const page = await sharedContext.newPage()
    const problems = collectProblems(page, ({ type, text }) => {
      // If the server fails to read the item, it sends the document with the same error status.
      const isAllowed = text.startsWith('Failed to load') && (CALL.test(text) || text.endsWith(` ${page.url()}`))
      return isAllowed || (type === 'warning' && !HYDRATION.test(text))
    })
    await page.goto(addressOf(row, ORIGIN))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCount(0)
    const staysLoading = row.fault?.kind === 'never' && row.fault.on !== 'write'
    if (!staysLoading) await page.waitForFunction(() => 'hasArrived' in globalThis)
    // React hydrates the parts of the page in separate tasks.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.close()
    expect(problems).toEqual([])
  })
}
