import { expect, test as base } from '@playwright/test'
import { complaintsOf } from '#tests/support/complaints.ts'
import { startStage, type Stage } from './stage.ts'

type Fixtures = {
  /** What the page has complained about on the console so far; anything fails the test at its end. */
  complaints: readonly string[]
}

/** A test with the product between two proxies that can spoil answers, started once for each worker. */
export const test = base.extend<Fixtures, { stage: Stage }>({
  stage: [
    async ({}, use) => {
      const stage = await startStage()
      await use(stage)
      await stage.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  complaints: [
    async ({ page }, use) => {
      // A call that fails is what these tests are about, and pages may warn of odd answers; a script that fails is neither.
      const complaints = complaintsOf(
        page,
        ({ type, text }) => type === 'warning' || text.startsWith('Failed to load resource'),
      )
      await use(complaints)
      expect(complaints, 'complaints on the console').toEqual([])
    },
    { auto: true },
  ],

  page: async ({ stage, page }, use) => {
    for (const proxy of [stage.backend, stage.frontProxy]) {
      proxy.mend()
      proxy.forget()
    }
    await use(page)
  },
})

export { expect }
