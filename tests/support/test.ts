import { expect, test as base, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { complaintsOf } from './complaints.ts'
import { productOf, type FormOptions } from './form.ts'
import { sandboxOf, type Sandbox } from './sandbox.ts'

/** What the browser says of a call whose answer was cut off: behind a gateway it is a 502. */
export const LOST_ANSWER = /status of 502|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH/

/** What the browser says of a call that was refused or got no answer. */
export const FAILED_CALL = /status of [45]\d\d|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH/

type Fixtures = FormOptions & {
  /** Whether axe looks at the pages: an option of a Playwright project. */
  axe: 'on' | 'off'
  sandbox: Sandbox
  /** Stops something once the page has been looked at for the last time: until then what it still loads is answered. */
  afterwards: (stop: () => Promise<void>) => void
  /** Statuses of answers that the test's scenario declares, so that the browser's complaint about them is expected. */
  declaredFailures: (pattern: RegExp) => void
  /** Warnings of the pages themselves that the test's scenario asks for. */
  declaredWarnings: (pattern: RegExp) => void
  /** Looks at the page as assistive technology would; fails on any finding of any rule. */
  expectAccessible: (page: Page) => Promise<void>
}

/**
 * The browser test of this project: whatever a test is about, it also fails on console errors, on contract violations
 * at the sandbox, on policy (CSP) reports and, in `test:full`, on axe findings at its end.
 */
export const test = base.extend<Fixtures>({
  form: ['server', { option: true }],
  axe: ['on', { option: true }],

  baseURL: async ({ form }, use) => use(productOf(form).pages),

  sandbox: async ({ form }, use) => {
    const sandbox = sandboxOf(productOf(form).sandbox)
    const before = (await sandbox.violations()).length
    await use(sandbox)
    expect((await sandbox.violations()).slice(before), 'contract violations').toEqual([])
  },

  afterwards: async ({}, use) => {
    const stops: (() => Promise<void>)[] = []
    await use((stop) => void stops.unshift(stop))
    for (const stop of stops) await stop()
  },

  declaredFailures: async ({}, use, info) => {
    await use((pattern) => info.annotations.push({ type: 'declared-failure', description: pattern.source }))
  },

  declaredWarnings: async ({}, use, info) => {
    await use((pattern) => info.annotations.push({ type: 'declared-warning', description: pattern.source }))
  },

  expectAccessible: async ({ axe }, use) => {
    await use(async (page) => {
      if (axe === 'on') expect(await axeFindings(page), 'axe findings').toEqual([])
    })
  },

  page: async ({ sandbox, afterwards, page, expectAccessible }, use, info) => {
    void [sandbox, afterwards]
    const complaints = complaintsOf(page, (complaint) => {
      const { text } = complaint
      const isDeclared = (kind: string) =>
        info.annotations.some(({ type, description = '' }) => type === kind && new RegExp(description).test(text))
      const isFailedLoad =
        /^Failed to load (resource|module script)|A part of the page is missing|Minified React error #418/.test(text)
      return (
        (isFailedLoad && isDeclared('declared-failure')) ||
        (complaint.type === 'warning' && isDeclared('declared-warning'))
      )
    })
    await use(page)
    expect(complaints, 'complaints on the console').toEqual([])
    // A third of a test's time: the states are looked at everywhere, the ends of journeys in `test:full`.
    if (process.env.FULL && page.url() !== 'about:blank' && !page.isClosed()) await expectAccessible(page)
    // What it still loads fails once its server has stopped, and the next test would meet that in the same context.
    if (!page.isClosed()) await page.goto('about:blank').catch(() => page.goto('about:blank'))
  },
})

export { expect }
