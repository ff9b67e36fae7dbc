import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#api/messaging.ts'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { answerSchema } from '#mocks/contracts/schema-parts.ts'
import { isSpecOnly } from '#mocks/contracts/spec-only.ts'
import { breachesOf } from '#mocks/contracts/validate.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { expectKind, expectTrueTo } from './support/expectations.ts'
import { pageOf, type Page } from './support/page.ts'
import { STAND_INS, startPrism, startSandbox, type TestServer } from './support/servers.ts'

const MIB = 1024 * 1024
const contracts = await loadContracts()
const rowsOf = (flow: string) => SCENARIOS.filter((row) => row.flow === flow && !row.fault && !isSpecOnly(row.state))
const valueOf = (id: string, example: string) =>
  examplesOf(contracts.operation(id)).find(({ name }) => name === example)?.value

async function post(
  server: TestServer,
  id: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const address = server.origin + contracts.operation(id).path
  const response = await fetch(address, { method: 'POST', headers, body: new URLSearchParams(form) })
  return { response, body: expectTrueTo(id, { response, data: await response.json() }) }
}

function templateForm(link: string) {
  const [, , type = '', reseller = '', template_id = ''] = link.split('/')
  return { type, reseller, template_id, language: 'en-US' }
}

describe.each(STAND_INS)('messaging from the $name', ({ start }) => {
  let server: TestServer
  beforeAll(async () => void (server = await start()))
  afterAll(() => server.close())

  test.each(rowsOf('test-pages'))(
    'the test page $state has its sample or its error',
    async ({ values = {}, example }) => {
      const { response, body } = await post(server, 'getPageSample', values)
      expectKind(example, response, body)
      expect(withoutWords(body)).toEqual(withoutWords(valueOf('getPageSample', example)))
    },
  )

  test.each(rowsOf('previews').filter(({ state }) => state !== 'huge'))(
    'the preview $state has its template or its error',
    async ({ link, example }) => {
      const { response, body } = await post(server, 'renderTemplate', templateForm(link))
      expectKind(example, response, body)
      expect(body).toEqual(valueOf('renderTemplate', example))
    },
  )

  test('breaks no contract on the way', () => expect(server.reports).toEqual([]))

  test('a page that is none, or a preview without a language, is a breach of contract, loudly', async () => {
    for (const [id, form] of [
      ['getPageSample', { page: 'home', reseller: 'nordlicht' }],
      ['renderTemplate', { type: 'email', reseller: 'nordlicht', template_id: 'huge' }],
    ] as const) {
      const address = server.origin + contracts.operation(id).path
      const response = await fetch(address, { method: 'POST', body: new URLSearchParams(form) })
      expect(response.headers.get('x-contract-violation')).toContain(id)
    }
  })
})

test.each(['getPageSample', 'renderTemplate'])('Prism answers every named example of %s', async (id) => {
  await using server = await startPrism()
  const form =
    id === 'getPageSample' ? { page: 'dls', reseller: 'nordlicht' } : templateForm('/preview/email/nordlicht/fragment')
  for (const { name, value } of examplesOf(contracts.operation(id))) {
    const { response, body } = await post(server, id, form, { prefer: `example=${name}` })
    expect(body).toEqual(value)
    expectKind(name, response, body)
  }
  expect(server.reports).toEqual([])
})

test.each([
  ['trade', 'getNewTrade'],
  ['transfer', 'getTransferAway'],
  ['dls', 'getListing'],
  ['trademark', 'getTrademarkNotice'],
  ['verification', 'getVerification'],
  ['data_quality', 'getDataQuality'],
  ['request', 'getReportRequest'],
])('the sample of the page %s is what %s answers', (page, operationId) => {
  const { info } = (valueOf('getPageSample', page) as { object_data: { info: unknown } }).object_data
  const schema = answerSchema(contracts.operation(operationId), 200)
  expect(breachesOf(schema ?? {}, info)).toEqual([])
})

describe('a page of the sandbox', () => {
  let server: TestServer
  let page: Page
  beforeAll(async () => {
    server = await startSandbox()
    page = pageOf(server.origin)
  })
  afterAll(() => server.close())
  const template = { type: 'email', reseller: 'nordlicht', templateId: 'trade-request', language: 'en-US' }

  test('gets the sample of each flow, with the words of the reseller', async () => {
    const trade = await page.ask(api.getPageSample('trade', { realm: 'nordlicht' }))
    expect(trade.info?.new_registrant?.name).toBe('Mika Falk')
    const consent = await page.ask(api.getPageSample('consent', { realm: 'pale-yellow', systemName: 'opensrs' }))
    expect(consent.info?.consents).not.toHaveLength(0)
    expect(consent.messaging_vars?.global_product_name).toBe('Zitrone')
  })

  test.each([
    ['de', 'de'],
    ['de-DE', 'de'],
    ['en-US', 'en'],
    ['tr', 'en'],
  ])('gets a template that is wanted in %s in %s', async (language, rendered) => {
    expect(await page.ask(api.renderTemplate({ ...template, language }))).toMatchObject({ language: rendered })
  })

  test('gets a mail of 5 MB', async () => {
    const { html } = await page.ask(api.renderTemplate({ ...template, templateId: 'huge' }))
    expect(html?.length).toBeGreaterThan(5 * MIB - 1000)
  })

  test.each([
    ['a reseller that does not exist', { reseller: 'nobody' }, 'unknown-key'],
    ['a template that does not exist', { templateId: 'nothing' }, 'unknown-key'],
    ['a fault', { templateId: 'html' }, 'unreadable'],
  ])('hears of %s', async (_, difference, kind) => {
    await expect(page.ask(api.renderTemplate({ ...template, ...difference }))).rejects.toMatchObject({ kind })
  })

  test('hears of a fault of a test page, which its reseller names', async () => {
    await expect(page.ask(api.getPageSample('dls', { realm: 'error-empty' }))).rejects.toMatchObject({
      kind: 'unavailable',
    })
    await expect(page.ask(api.getPageSample('dls', { realm: 'nobody' }))).rejects.toMatchObject({ kind: 'unknown-key' })
  })

  test('changes nothing', async () => {
    const ledger = await fetch(`${server.origin}/__sandbox/ledger`)
    expect(await ledger.json()).toEqual({ entries: [] })
    expect(server.reports).toEqual([])
  })
})

/** The sandbox gives each reseller its own words, Prism those of the example. */
function withoutWords(body: unknown): unknown {
  const { object_data: sample } = body as { object_data?: { info: unknown } }
  return sample ? sample.info : body
}
