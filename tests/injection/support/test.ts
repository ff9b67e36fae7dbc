import { readFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { prepareDocument } from '#server/document.ts'
import { createRenderSlots, loadFirstView } from '#server/first-view/prepare.ts'
import { createMetrics } from '#server/metrics.ts'
import { createRateLimit } from '#server/rate-limit.ts'
import { readSettings } from '#server/settings.ts'
import { respondWithFile, readStaticFiles } from '#server/static-files.ts'
import { startServer } from '#tests/server/support/servers.ts'
import { elementsOf } from './foreign-parts.ts'
import { startHostileBackend } from './hostile-backend.ts'
import { startVisitor, type Setup, type Visit, type Visitor } from './visitor.ts'

/** The number of parallel visitors. Others continue while one waits for a page that retries a call. */
const VISITORS = 3

type Fixtures = {
  /** What payloads did: which payload, from which place, and how. Any finding fails the test. */
  findings: string[]
  /** Makes visits in parallel. Resolves with the number of pages that showed a payload as text. */
  visitAll: (visits: readonly Visit[]) => Promise<number>
}

/** Serves the build as `serveBuild` does, with the hostile backend as its sandbox. Trusts forwarded headers. */
async function startProduct(backend: string) {
  const env = { APP_ENV: 'dev', RATE_LIMIT: '0', TRUST_PROXY: 'true', PORT: '0' }
  const settings = readSettings(env)
  const [log, metrics, rateLimit] = [() => {}, createMetrics(), createRateLimit(0)]
  const document = await prepareDocument(await readFile('dist/index.html', 'utf8'), settings)
  const files = await readStaticFiles('dist')
  const renderSlots = createRenderSlots(settings, metrics)
  const parts = { document, settings, rateLimit, log, metrics, renderSlots, hasSandbox: true }
  const firstView = await loadFirstView('dist', parts)
  const server = await startServer(env, {
    sandbox: backend,
    rateLimit,
    pages: (request, reply) =>
      respondWithFile(files, request, reply) ?? firstView(request, reply) ?? document.send(request, reply),
  })
  return { ...server, origin: `http://localhost:${server.port}`, builtElements: elementsOf(document.html) }
}

/** A test that fails on any finding. */
export const test = base.extend<Fixtures, { setup: Setup; visitors: Visitor[] }>({
  setup: [
    async ({}, use) => {
      await using backend = await startHostileBackend()
      await using product = await startProduct(backend.origin)
      await use({ backend, product })
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

  findings: async ({}, use) => {
    const findings: string[] = []
    await use(findings)
    expect(findings).toEqual([])
  },

  visitAll: async ({ visitors, findings }, use) => {
    await use(async (visits) => {
      const queue = [...visits]
      let pageCount = 0
      await Promise.all(
        visitors.map(async (visitor) => {
          for (let next = queue.shift(); next; next = queue.shift()) {
            if (await visitor.visit(next, findings)) pageCount += 1
          }
        }),
      )
      for (const { link, behavior } of visits) expect(behavior.tried.size, `payloads of ${link}`).toBeGreaterThan(0)
      return pageCount
    })
  },
})

export { expect }
