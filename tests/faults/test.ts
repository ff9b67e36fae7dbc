import { expect, test as base } from '@playwright/test'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { collectProblems } from '#tests/support/console-problems.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import { startFaultyProxy, type FaultyProxy } from './faulty-proxy.ts'

/** The built product between two proxies that can inject faults. */
export type Stage = {
  /** Behind the server: receives the server's own and the browsers' API calls. */
  backend: FaultyProxy
  /** In front of the server: can inject faults into its own responses. */
  frontProxy: FaultyProxy
  /** The server's origin, without the front proxy. */
  origin: string
}

/**
 * How long browsers wait for a response, the server waits for a backend, and a document waits to be rendered, in ms.
 * Long enough for ten megabytes, and for a read without a fault, on a busy machine.
 */
const TIMEOUTS = { API_TIMEOUT_MS: '6000', PROXY_TIMEOUT_MS: '8000', FIRST_VIEW_MS: '400' }

type Fixtures = {
  /** Unexpected console messages so far; any of them fails the test at its end. */
  problems: readonly string[]
}

export const test = base.extend<Fixtures, { stage: Stage }>({
  stage: [
    async ({}, use) => {
      const contracts = await loadContracts()
      await using started = new AsyncDisposableStack()
      const sandbox = await startProcess('scripts/sandbox.ts', { PORT: '0' })
      started.defer(sandbox.stop)
      const backend = started.use(await startFaultyProxy(sandbox.origin, contracts))
      const env = { PORT: '0', API_ORIGIN: backend.origin, RATE_LIMIT: '0', ...TIMEOUTS }
      const server = await startProcess('scripts/serve.ts', env)
      started.defer(server.stop)
      const frontProxy = started.use(await startFaultyProxy(server.origin, contracts))
      await use({ backend, frontProxy, origin: server.origin })
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  problems: [
    async ({ page }, use) => {
      // Failed calls and warnings about invalid responses are expected here; script errors are not.
      const problems = collectProblems(
        page,
        ({ type, text }) => type === 'warning' || text.startsWith('Failed to load resource'),
      )
      await use(problems)
      expect(problems, 'problems on the console').toEqual([])
    },
    { auto: true },
  ],

  page: async ({ stage, page }, use) => {
    for (const proxy of [stage.backend, stage.frontProxy]) proxy.reset()
    await use(page)
  },
})

export { expect }
