import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { OWN_SERVER, sourcesOrigin } from '#tests/support/form.ts'
import { sandboxOf } from '#tests/support/sandbox.ts'
import { addressOf } from '#tests/support/address-of.ts'

/** How React speaks of a document that is not what it renders. */
const HYDRATION = /hydrat|did(?: not|n't) match|server[- ]rendered HTML|text content does not match/i
/** What a scenario may fail for: calls of the backends, never a file of the pages. */
const CALL = /\/api\/|\/trade\/config|\/tld-info\/(?:gethash\/|unhash)/

/** The pages from their sources, where React tells what it puts right in silence in production. */
const test = base.extend<object, { visitor: BrowserContext }>({
  // One for all that a worker opens: a new one would fetch every module anew.
  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: sourcesOrigin(), locale: 'en-US' })
      await context.addInitScript(() => {
        addEventListener('pages:arrived', () => Reflect.set(globalThis, 'hasArrived', true), { once: true })
      })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

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

test('the gallery lists the scenarios that are opened here', OWN_SERVER, async () => {
  const listed = await sandboxOf(sourcesOrigin()).scenarios()
  expect(listed.map(({ flow, state, link }) => ({ flow, state, link }))).toEqual(
    SCENARIOS.map(({ flow, state, link }) => ({ flow, state, link })),
  )
})

for (const row of SCENARIOS) {
  test(`from sources, ${row.flow}: ${row.state}`, OWN_SERVER, async ({ visitor }) => {
    const page = await visitor.newPage()
    const complaints = complaintsOf(page)
    await page.goto(addressOf(row, sourcesOrigin()))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCount(0)
    const isNeverRead = row.fault?.kind === 'never' && row.fault.on !== 'write'
    if (!isNeverRead) await page.waitForFunction(() => 'hasArrived' in globalThis)
    // React hydrates one part after the other, in tasks of their own.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.close()
    expect(complaints).toEqual([])
  })
}
