import type { Page } from '@playwright/test'
import { decide } from '#tests/support/decide.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { pathInMode, OWN_SERVER } from '#tests/support/serving-mode.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import { expect, test as base } from '#tests/support/test.ts'

/** Uses Chromium's back/forward cache, which Playwright disables and the headless shell lacks. */
const test = base.extend({
  launchOptions: [
    async ({}, use) =>
      use({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-background-networking'],
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
})

type Flow = { name: string; path: () => string; finish: (page: Page) => Promise<void> }

const FLOWS: Flow[] = [
  ...DECISION_PAGES.filter(({ name }) => /away|verification/.test(name)).map(
    ({ name, prefix, open, link, answers: [answer] }): Flow => ({
      name,
      path: () => link(freshKey(`${prefix}${open}`)),
      finish: async (page) => {
        await decide(page, answer)
        await expect(page.getByRole('heading', { level: 1, name: answer.done, exact: true })).toBeVisible()
      },
    }),
  ),
  {
    name: 'preferences',
    path: () => `/consent/${freshKey('optional-only')}`,
    finish: async (page) => {
      await page.getByRole('main').getByRole('checkbox').last().check()
      await page.getByRole('button', { name: 'Save Preferences' }).click()
      await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText('File checksum')
    },
  },
  {
    name: 'data copy',
    path: () => `/request/${freshKey('nothing-requested')}`,
    finish: async (page) => {
      await page.getByRole('textbox', { name: 'Email address' }).fill('jo@example.com')
      await page.keyboard.press('Enter')
      await expect(page.getByText(/We received your request/)).toBeVisible()
    },
  },
]

/** Collects the text that documents show when they are restored from the cache. */
async function collectRestoredTexts(page: Page): Promise<string[]> {
  const restoredTexts: string[] = []
  page.on('console', (message) => {
    const [, text] = /^restored: (.*)$/s.exec(message.text()) ?? []
    if (text !== undefined) restoredTexts.push(text)
  })
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) console.info(`restored: ${document.body.innerText.trim()}`)
    }),
  )
  return restoredTexts
}

/** Leaves the document and goes back. Returns a function that reports whether the document is still the same. */
async function leaveAndReturn(page: Page, elsewhere: string): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { isMarked: true }))
  await page.goto(elsewhere)
  const url = page.url()
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect.poll(() => page.url()).not.toBe(url)
  return () => page.evaluate(() => 'isMarked' in globalThis)
}

for (const [mode, env] of [
  ['rendered by the server', {}],
  ['rendered by the browser', { FIRST_VIEW_MS: '0' }],
  ['with hash navigation', { NAVIGATION: 'hash' }],
] as const) {
  test(`requests the page again on Back, ${mode}`, OWN_SERVER, async ({ page, stopAfterTest }) => {
    const server = await startProcess('scripts/serve.ts', { PORT: '0', RATE_LIMIT: '0', ...env })
    stopAfterTest(server.stop)
    const restoredTexts = await collectRestoredTexts(page)
    for (const { name, path, finish } of FLOWS) {
      await test.step(name, async () => {
        const address = `${server.origin}${pathInMode('NAVIGATION' in env ? 'hash' : 'server', path())}`
        await page.goto(address)
        await finish(page)
        const isSame = await leaveAndReturn(page, `${server.origin}/robots.txt`)
        // Evaluation fails while the document is being replaced.
        await expect(async () => expect(await isSame()).toBe(false)).toPass({ timeout: 15_000 })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page).toHaveURL(address)
        // If the document is restored anyway, it shows nothing.
        expect(restoredTexts.filter(Boolean)).toEqual([])
      })
    }
  })
}
