import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { pageOf, type Page } from './support/page.ts'
import { CALLS } from './support/payloads.ts'
import { startSandbox, type TestServer } from './support/servers.ts'

let server: TestServer
let page: Page
beforeAll(async () => {
  server = await startSandbox()
  page = pageOf(server.origin)
})
afterAll(() => server.close())

const contracts = await loadContracts()
const operations = contracts.operations.filter(({ contract }) => contract !== 'sandbox')

test.each(operations)('$id is called once, as the call in its payloads makes it', async ({ id }) => {
  const before = server.requests.length
  await CALLS[id]?.(page)
  const called = server.requests.slice(before).map(({ method, url }) => contracts.match(method, new URL(url).pathname))
  expect(called.map((match) => match?.operation.id)).toEqual([id])
  expect(server.reports).toEqual([])
})
