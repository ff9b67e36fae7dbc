import { expect, test as base } from '@playwright/test'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { complaintsOf } from '#tests/support/complaints.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import { startFaultyBackend, type FaultyBackend } from './backend.ts'

/** The built product between two proxies that can spoil answers. */
export type Stage = {
  /** Behind the server: what it asks, for itself and for browsers. */
  backend: FaultyBackend
  /** In front of the server: what it answers by itself. */
  frontProxy: FaultyBackend
  /** Where browsers reach the server without that proxy. */
  pages: string
}

/**
 * How long browsers wait for an answer, the server for a backend, and a document for its page, in ms. Long enough for ten
 * megabytes, and for a read without a fault, on a busy machine.
 */
const TIMEOUTS = { API_TIMEOUT_MS: '6000', PROXY_TIMEOUT_MS: '8000', FIRST_VIEW_MS: '400' }

type Fixtures = {
  /** What the page has complained about on the console so far; anything fails the test at its end. */
  complaints: readonly string[]
}

/** A test with the product between two proxies that can spoil answers, started once for each worker. */
export const test = base.extend<Fixtures, { stage: Stage }>({
  stage: [
    async ({}, use) => {
      const contracts = await loadContracts()
      await using started = new AsyncDisposableStack()
      const sandbox = await startProcess('scripts/sandbox.ts', { PORT: '0' })
      started.defer(sandbox.stop)
      const backend = started.use(await startFaultyBackend(sandbox.origin, contracts))
      const env = { PORT: '0', API_ORIGIN: backend.origin, RATE_LIMIT: '0', ...TIMEOUTS }
      const server = await startProcess('scripts/serve.ts', env)
      started.defer(server.stop)
      const frontProxy = started.use(await startFaultyBackend(server.origin, contracts))
      await use({ backend, frontProxy, pages: server.origin })
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
    for (const proxy of [stage.backend, stage.frontProxy]) proxy.reset()
    await use(page)
  },
})

export { expect }
