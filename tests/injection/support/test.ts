import { test as base, expect } from '@playwright/test'
import { startCanaryProxy } from './canary.ts'
import { contracts } from './contracts.ts'
import { noCounts, report, type Counts, type Findings } from './findings.ts'
import { startHostileBackend } from './hostile-backend.ts'
import { placesOf } from './places.ts'
import { startProduct } from './product.ts'
import { startVisitor, type Setup, type Visit, type Visitor } from './visitor.ts'

/** How many visitors there are at a time: some of them wait for a page that tries a call again. */
const VISITORS = 3

type Fixtures = {
  counts: Counts
  /** Makes visits, several at a time, and fails on anything that a payload does. */
  visitAll: (visits: readonly Visit[]) => Promise<void>
}

/** The test of injections: what it counts goes to the summary, and whatever it finds fails it. */
export const test = base.extend<Fixtures, { setup: Setup; visitors: Visitor[] }>({
  setup: [
    async ({}, use) => {
      const places = placesOf(contracts)
      await using canary = await startCanaryProxy()
      await using backend = await startHostileBackend(contracts, places)
      await using product = await startProduct(backend.origin)
      await use({ places, canary, backend, product })
    },
    { scope: 'worker' },
  ],

  visitors: [
    async ({ browser, setup }, use) => {
      const agents = Array.from({ length: VISITORS }, (_, index) => `visitor-${index}`)
      const visitors = await Promise.all(agents.map((agent) => startVisitor(browser, setup, agent)))
      await use(visitors)
      await Promise.all(visitors.map((visitor) => visitor.close()))
    },
    { scope: 'worker' },
  ],

  counts: async ({}, use, info) => {
    const counts = noCounts()
    await use(counts)
    await report(info, counts)
    expectNothing(counts)
  },

  visitAll: async ({ visitors, counts }, use) => {
    await use(async (visits) => {
      const queue = [...visits]
      await Promise.all(
        visitors.map(async (visitor) => {
          for (let next = queue.shift(); next; next = queue.shift()) await visitor.visit(next, counts)
        }),
      )
    })
  },
})

function expectNothing({ executions, requests, navigations, elements }: Findings): void {
  expect.soft(executions, 'executions').toEqual([])
  expect.soft(requests, 'requests to elsewhere').toEqual([])
  expect.soft(navigations, 'navigations').toEqual([])
  expect.soft(elements, 'elements that are not ours').toEqual([])
}

export { expect }
