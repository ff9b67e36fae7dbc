import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#api/data-copy.ts'
import { readFileName } from '#lib/file-name.ts'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { expectKind, expectTrueTo } from './support/expectations.ts'
import { pageOf, type Page } from './support/page.ts'
import { STAND_INS, startPrism, startSandbox, type TestServer } from './support/servers.ts'

const HERMES = '/consent/api/no-auth/hermes/report'
const EMAIL = 'jo.anders@anders-buchbinderei.example'
const HUGE = 50 * 1024 * 1024

const contracts = await loadContracts()
const reads = examplesOf(contracts.operation('getReportRequest'))
const orders = examplesOf(contracts.operation('requestReport'))
const downloads = examplesOf(contracts.operation('downloadReport'))
const files = downloads.filter(({ status, name }) => status === 200 && name !== 'ready-huge')
const rows = SCENARIOS.filter(({ contract }) => contract === 'data-copy')

async function read(server: TestServer, key: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.origin}${HERMES}/request/${key}`, { headers })
  return { response, body: expectTrueTo('getReportRequest', { response, data: await response.json() }) }
}

async function order(server: TestServer, key: string, address = EMAIL, more: Record<string, string> = {}) {
  const headers = { 'content-type': 'application/json', ...more }
  const body = JSON.stringify({ access_key: key, email_address: address })
  const response = await fetch(`${server.origin}${HERMES}/request`, { method: 'POST', headers, body })
  return { response, body: expectTrueTo('requestReport', { response, data: await response.json() }) }
}

/** Downloads as anybody would, and compares with an example: its bytes, its type, its name. */
async function expectFile(server: TestServer, token: string, example: (typeof files)[number], prefer?: string) {
  const response = await fetch(`${server.origin}${HERMES}/download/${token}`, { headers: prefer ? { prefer } : {} })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')?.split(';')[0]).toBe(example.type)
  expect(response.headers.get('content-disposition')).toBe(example.headers['Content-Disposition'] ?? null)
  const wanted = example.bytes ?? new TextEncoder().encode(String(example.value))
  expect(Buffer.from(await response.arrayBuffer()).equals(wanted)).toBe(true)
}

describe.each(STAND_INS)('data copy from the $name', ({ start }) => {
  let server: TestServer
  beforeAll(async () => void (server = await start()))
  afterAll(() => server.close())

  test.each(reads)('$name is answered to the key of that name', async ({ name, value }) => {
    const answer = await read(server, name)
    expect(answer.body).toEqual(value)
    expectKind(name, answer.response, answer.body)
  })

  test.each(files)('the token $name gives the file of that name, as often as wanted', async (example) => {
    for (const token of [example.name, example.name, `${example.name}~1`]) await expectFile(server, token, example)
  })

  test('the key of a preferences link opens it as well', async () => {
    expect((await read(server, 'pending-required-and-optional~7')).body).toMatchObject({ download_token: null })
  })

  test('a known and an unknown address are answered alike', async () => {
    const known = await order(server, 'nothing-requested')
    const unknown = await order(server, 'nothing-requested', 'nobody@unknown.example')
    expect([unknown.response.status, unknown.body]).toEqual([200, known.body])
  })

  test.each(rows.filter(({ state, refusal }) => refusal && state.startsWith('request')))(
    '$state is refused with $refusal',
    async ({ state, refusal = '' }) => {
      const { response, body } = await order(server, state)
      expect(body).toEqual(orders.find(({ name }) => name === refusal)?.value)
      expectKind(refusal, response, body)
    },
  )

  test.each(rows.filter(({ state, refusal }) => refusal && state.startsWith('download')))(
    '$state is refused with $refusal',
    async ({ state, refusal = '' }) => {
      const response = await fetch(`${server.origin}${HERMES}/download/${state}`)
      const body = expectTrueTo('downloadReport', { response, data: await response.json() })
      expect(body).toEqual(downloads.find(({ name }) => name === refusal)?.value)
      expectKind(refusal, response, body)
    },
  )

  test('breaks no contract on the way', () => expect(server.reports).toEqual([]))

  test('an order with more than the contract has is a breach of it, loudly', async () => {
    const body = JSON.stringify({ access_key: 'no-fields', email_address: EMAIL, name: 'Jo' })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const response = await fetch(`${server.origin}${HERMES}/request`, init)
    expect(response.headers.get('x-contract-violation')).toContain('requestReport')
  })
})

test('Prism answers every named example of each operation', async () => {
  await using server = await startPrism()
  for (const { name, value } of reads) {
    expect((await read(server, 'ready', { prefer: `example=${name}` })).body).toEqual(value)
  }
  for (const { name, value } of orders) {
    expect((await order(server, 'ready', EMAIL, { prefer: `example=${name}` })).body).toEqual(value)
  }
  for (const example of files) await expectFile(server, 'ready-huge', example, `example=${example.name}`)
  expect(server.reports).toEqual([])
})

describe('a page of the sandbox', () => {
  let time = Date.parse('2026-11-21T09:00:00Z')
  let server: TestServer
  let page: Page
  beforeAll(async () => {
    server = await startSandbox({}, { now: () => new Date(time) })
    page = pageOf(server.origin)
  })
  afterAll(() => server.close())

  /** Asks for a report and lets so much time pass that it is ready. */
  async function requestAndWait(key: string, address = EMAIL) {
    await page.send(api.requestReport(key), address)
    time += 3000
    return page.ask(api.getReportRequest({ access_key: key }))
  }

  test('asks for a report, which is ready a little later, and downloads it twice', async () => {
    await page.send(api.requestReport('nothing-requested~a'), EMAIL)
    expect(await page.ask(api.getReportRequest({ access_key: 'nothing-requested~a' }))).toEqual({
      download_link: null,
      download_token: null,
    })
    const { download_token: token } = await requestAndWait('nothing-requested~a')
    expect(await page.ask(api.getReportRequest({ access_key: 'nothing-requested~b' }))).toMatchObject({
      download_token: null,
    })
    for (const _ of ['once', 'again']) {
      const { name, content } = await page.send(api.downloadReport(token ?? ''), {})
      expect(name).toBe('report-2026-11-21.csv')
      expect(await content.text()).toContain(EMAIL)
    }
  })

  test('asks for another report while one is ready, which stays until the other is', async () => {
    const key = 'nothing-requested~d'
    const { download_token: token } = await requestAndWait(key)
    const held = async () => (await page.send(api.downloadReport(token ?? ''), {})).content.text()
    await page.send(api.requestReport(key), 'other@anders-buchbinderei.example')
    expect(await page.ask(api.getReportRequest({ access_key: key }))).toMatchObject({ download_token: token })
    expect(await held()).toContain(EMAIL)
    time += 3000
    expect(await held()).toContain('other@anders-buchbinderei.example')
  })

  test('never gets a report on an unknown address', async () => {
    expect(await requestAndWait('nothing-requested~c', 'nobody@unknown.example')).toMatchObject({
      download_token: null,
    })
  })

  test.each(['', 'nobody', 'a@b@c', 'a b@c.example', 'a@ c.example', '@c.example'])(
    'cannot ask for a report on "%s"',
    async (address) => {
      const request = page.send(api.requestReport('nothing-requested'), address)
      // An empty address is against the contract already.
      await expect(request).rejects.toMatchObject(address === '' ? { kind: 'unavailable' } : { kind: 'invalid' })
    },
  )

  test('takes in a report of 50 MB and sees how far it has come', async () => {
    const progress: Array<{ received: number; total: number | undefined }> = []
    const onProgress = (step: (typeof progress)[number]) => progress.push(step)
    const { name, content } = await page.send(api.downloadReport('ready-huge'), { onProgress })
    expect([name, content.size]).toEqual(['report-complete.csv', HUGE])
    expect(progress.length).toBeGreaterThan(10)
    expect(progress.at(-1)).toEqual({ received: HUGE, total: HUGE })
  })

  test('takes in bytes as they are', async () => {
    const { content } = await page.send(api.downloadReport('ready-octets'), {})
    const { bytes } = files.find(({ name }) => name === 'ready-octets') ?? {}
    expect(Buffer.from(await content.arrayBuffer()).equals(bytes ?? Buffer.from('none'))).toBe(true)
  })

  test.each([
    ['download-breaks', 'network'],
    ['download-dropped', 'network'],
    ['download-html', 'unreadable'],
    ['download-empty-502', 'unavailable'],
    ['download-expired', 'expired'],
    ['download-not-found', 'unknown-key'],
    ['download-fails-500', 'unavailable'],
  ])('hears of %s as an error of the kind %s', async (token, kind) => {
    const file = page.send(api.downloadReport(token), {})
    await expect(file).rejects.toMatchObject({ name: 'ApiError', kind })
  })

  test('can cancel a download', async () => {
    const cancel = new AbortController()
    const onProgress = () => cancel.abort()
    const file = page.send(api.downloadReport('ready-huge'), { signal: cancel.signal, onProgress })
    await expect(file).rejects.toMatchObject({ kind: 'aborted' })
  })

  test('knows the address of a report for a plain link, whatever the token is', async () => {
    expect(api.reportAddress(page.queryClient, 'a/b$&?')).toBe(`${HERMES}/download/a%2Fb%24%26%3F`)
    const response = await fetch(server.origin + api.reportAddress(page.queryClient, 'ready-utf8-name'))
    expect(readFileName(response.headers.get('content-disposition'))).toBe('Auskunft für Jö.csv')
  })
})
