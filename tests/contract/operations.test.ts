import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { CALLS } from './support/calls.ts'
import { pageOf, type Page } from './support/page.ts'
import { startSandbox, type TestServer } from './support/servers.ts'

let server: TestServer
let page: Page
beforeAll(async () => {
  server = await startSandbox()
  page = pageOf(server.origin)
})
afterAll(() => server.close())

const contracts = await loadContracts()
const tests = await readdir(import.meta.dirname)

test.each(Object.keys(CALLS))('what %s does beyond being called has tests of its own', (contract) => {
  expect(tests).toContain(`${contract}.test.ts`)
})

test.each(Object.values(CALLS).flatMap((calls) => Object.entries(calls)))(
  '%s is called, once and as its contract says',
  async (id, call: (page: Page) => Promise<unknown>) => {
    const before = server.requests.length
    await call(page)
    const called = server.requests
      .slice(before)
      .map(({ method, url }) => contracts.match(method, new URL(url).pathname))
    expect(called.map((match) => match?.operation.id)).toEqual([id])
    expect(server.reports).toEqual([])
  },
)
