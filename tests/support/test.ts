import { expect, test as base, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { collectProblems } from './console-problems.ts'
import { productOf, type ModeOptions } from './serving-mode.ts'
import { sandboxOf, type Sandbox } from './sandbox.ts'

/** Console messages for a lost or truncated response, which a gateway turns into a 502. */
export const LOST_RESPONSE = /status of 502|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH/

/** Console messages for a failed call. */
export const FAILED_CALL = /status of [45]\d\d|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH/

type Fixtures = ModeOptions & {
  /** Whether axe checks pages. A Playwright project option. */
  axe: 'on' | 'off'
  sandbox: Sandbox
  /** Stops a server after the page is closed. */
  stopAfterTest: (stop: () => Promise<void>) => void
  /** Allows matching console messages about failed requests. */
  allowFailures: (pattern: RegExp) => void
  /** Allows matching console warnings. */
  allowWarnings: (pattern: RegExp) => void
  /** Fails on any axe violation. */
  expectAccessible: (page: Page) => Promise<void>
}

/**
 * A browser test that also fails on console errors and warnings, contract violations, CSP reports and, in `test:full`,
 * axe violations at its end.
 */
export const test = base.extend<Fixtures>({
  mode: ['server', { option: true }],
  axe: ['on', { option: true }],

  baseURL: async ({ mode }, use) => use(productOf(mode).pages),

  sandbox: async ({ mode }, use) => {
    const sandbox = sandboxOf(productOf(mode).sandbox)
    const before = (await sandbox.violations()).length
    await use(sandbox)
    expect((await sandbox.violations()).slice(before), 'contract violations').toEqual([])
  },

  stopAfterTest: async ({}, use) => {
    const stops: (() => Promise<void>)[] = []
    await use((stop) => void stops.unshift(stop))
    for (const stop of stops) await stop()
  },

  allowFailures: async ({}, use, info) => {
    await use((pattern) => info.annotations.push({ type: 'allowed-failure', description: pattern.source }))
  },

  allowWarnings: async ({}, use, info) => {
    await use((pattern) => info.annotations.push({ type: 'allowed-warning', description: pattern.source }))
  },

  expectAccessible: async ({ axe }, use) => {
    await use(async (page) => {
      if (axe === 'on') expect(await axeFindings(page), 'axe findings').toEqual([])
    })
  },

  page: async ({ sandbox, stopAfterTest, page, expectAccessible }, use, info) => {
    void [sandbox, stopAfterTest] // Dependencies are torn down after the page.
    const problems = collectProblems(page, (problem) => {
      const { text } = problem
      const isAllowed = (kind: string) =>
        info.annotations.some(({ type, description = '' }) => type === kind && new RegExp(description).test(text))
      const isFailedLoad =
        /^Failed to load (resource|module script)|A part of the page is missing|Minified React error #418/.test(text)
      return (
        (isFailedLoad && isAllowed('allowed-failure')) || (problem.type === 'warning' && isAllowed('allowed-warning'))
      )
    })
    await use(page)
    expect(problems, 'unexpected console messages').toEqual([])
    // Axe takes a third of a test's time, so `npm test` runs it only in tests that call `expectAccessible`.
    if (process.env.FULL && page.url() !== 'about:blank' && !page.isClosed()) await expectAccessible(page)
    // Requests that fail after the server has stopped would be reported in the next test, which reuses the context.
    if (!page.isClosed()) await page.goto('about:blank').catch(() => page.goto('about:blank'))
  },
})

export { expect }
