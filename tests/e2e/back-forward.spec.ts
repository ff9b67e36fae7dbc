import type { Page } from '@playwright/test'
import { buttonsOf, prepare } from '#tests/support/answering.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { inForm, OWN_SERVER } from '#tests/support/form.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import { expect, test as product } from '#tests/support/test.ts'

/**
 * A whole Chromium with its back-forward cache, which every browser that people use has: Playwright turns it off, and the
 * packaged headless shell has none. Runs in `test:full`.
 */
const test = product.extend({
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

/** A finished flow: from the link to the outcome. */
type Flow = { name: string; path: () => string; finish: (page: Page) => Promise<void> }

const FLOWS: Flow[] = [
  ...DECISION_PAGES.filter(({ name }) => /away|verification/.test(name)).map(
    ({ name, prefix, open, link, answers: [answer] }): Flow => ({
      name,
      path: () => link(freshKey(`${prefix}${open}`)),
      finish: async (page) => {
        const { ask, confirm } = buttonsOf(page, answer)
        await prepare(page, answer)
        await ask.click()
        await confirm.click()
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
      await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText('Check value of the file')
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

/** Writes to the console what a document shows when it comes back from the cache. */
async function watchReturns(page: Page): Promise<string[]> {
  const returns: string[] = []
  page.on('console', (message) => {
    const [, shown] = /^came back with: (.*)$/s.exec(message.text()) ?? []
    if (shown !== undefined) returns.push(shown)
  })
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) console.info(`came back with: ${document.body.innerText.trim()}`)
    }),
  )
  return returns
}

/** Marks the document, goes to another one and back; says whether it is the same document, as it was left. */
async function leaveAndComeBack(page: Page, elsewhere: string): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { isMarked: true }))
  await page.goto(elsewhere)
  const left = page.url()
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect.poll(() => page.url()).not.toBe(left)
  return () => page.evaluate(() => 'isMarked' in globalThis)
}

for (const [mode, env] of [
  ['rendered by the server', {}],
  ['rendered by the browser', { FIRST_VIEW_MS: '0' }],
  ['in hash navigation', { NAVIGATION: 'hash' }],
] as const) {
  test(
    `Back never shows a page as it was left, ${mode}: it is asked for anew`,
    OWN_SERVER,
    async ({ page, afterwards }) => {
      const server = await startProcess('scripts/serve.ts', { PORT: '0', RATE_LIMIT: '0', ...env })
      afterwards(server.stop)
      const returns = await watchReturns(page)
      for (const { name, path, finish } of FLOWS) {
        await test.step(name, async () => {
          const address = `${server.origin}${inForm('NAVIGATION' in env ? 'hash' : 'server', path())}`
          await page.goto(address)
          await finish(page)
          const isAsLeft = await leaveAndComeBack(page, `${server.origin}/robots.txt`)
          // A document that is asked for anew takes with it what was being evaluated in the old one.
          await expect(async () => expect(await isAsLeft()).toBe(false)).toPass({ timeout: 15_000 })
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page).toHaveURL(address)
          // Where the browser brings the old document back all the same, nothing of it is to be seen.
          expect(returns.filter(Boolean)).toEqual([])
        })
      }
    },
  )
}
