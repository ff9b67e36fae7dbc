import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { OWN_SERVER } from '#tests/support/form.ts'
import { sandboxOf } from '#tests/support/sandbox.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { addressOf } from '#tests/support/address-of.ts'

/** How React speaks of a document that is not what it renders. */
const HYDRATION = /hydrat|did(?: not|n't) match|server[- ]rendered HTML|text content does not match/i
/** What a scenario may fail for: calls of the backends, never a file of the pages. */
const CALL = /\/api\/|\/trade\/config|\/tld-info\/(?:gethash\/|unhash)/

/** The pages from their sources, where React tells what it puts right in silence in production. */
const test = base.extend<object, { sources: string; visitor: BrowserContext }>({
  sources: [
    async ({}, use) => {
      const { origin, stop } = await startProcess('scripts/dev.mjs', { PORT: '0', RATE_LIMIT: '0' })
      await use(origin)
      await stop()
    },
    { scope: 'worker' },
  ],
  // One for all: a new one would fetch every module anew.
  visitor: [
    async ({ browser, sources }, use) => {
      const context = await browser.newContext({ baseURL: sources, locale: 'en-US' })
      await context.addInitScript(() => {
        addEventListener('pages:arrived', () => Reflect.set(globalThis, 'hasArrived', true), { once: true })
      })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

// One after the other: a second server of sources would write into the same cache of Vite's.
test.describe.configure({ mode: 'default' })

/** Everything that the page and React say about defects of the page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`
    const { url } = message.location()
    // A document has the status of its item.
    const isDeclared = text.startsWith('Failed to load resource') && (CALL.test(url) || url === page.url())
    if (HYDRATION.test(text) || (message.type() === 'error' && !isDeclared)) complaints.push(text)
  })
  return complaints
}

test('the gallery lists the scenarios that are opened here', OWN_SERVER, async ({ sources }) => {
  const listed = await sandboxOf(sources).scenarios()
  expect(listed.map(({ flow, state, link }) => ({ flow, state, link }))).toEqual(
    SCENARIOS.map(({ flow, state, link }) => ({ flow, state, link })),
  )
})

for (const row of SCENARIOS) {
  test(`from sources, ${row.flow}: ${row.state}`, OWN_SERVER, async ({ visitor, sources }) => {
    const page = await visitor.newPage()
    const complaints = complaintsOf(page)
    await page.goto(addressOf(row, sources))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCount(0)
    const isNeverRead = row.fault?.kind === 'never' && row.fault.on !== 'write'
    if (!isNeverRead) await page.waitForFunction(() => 'hasArrived' in globalThis)
    // React hydrates one part after the other, in tasks of their own.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.close()
    expect(complaints).toEqual([])
  })
}
