import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#api/trademark.ts'
import { pageOf, type Page } from './support/page.ts'
import { startSandbox, type TestServer } from './support/servers.ts'

const CLAIMS_ID = '370d0b7c9223372036854775807'

describe('the functions of the page', () => {
  let server: TestServer
  let page: Page
  beforeAll(async () => {
    server = await startSandbox()
    page = pageOf(server.origin)
  })
  afterAll(() => server.close())

  test('read and decide', async () => {
    const link = { claims_id: CLAIMS_ID, key: 'open~1' }
    expect(await page.ask(api.getTrademarkNotice(link))).toMatchObject({ ...link, answer: null })
    expect(await page.send(api.approveTrademarkNotice(link))).toMatchObject({ answer: 'approved' })
    expect(await page.ask(api.getTrademarkNotice(link))).toMatchObject({ ...link, answer: 'approved' })
    await expect(page.send(api.declineTrademarkNotice(link))).rejects.toMatchObject({ kind: 'answered' })
  })

  test('decline', async () => {
    const link = { claims_id: CLAIMS_ID, key: 'open~2' }
    await page.send(api.declineTrademarkNotice(link))
    expect(await page.ask(api.getTrademarkNotice(link))).toMatchObject({ ...link, answer: 'declined' })
    await expect(page.send(api.approveTrademarkNotice(link))).rejects.toMatchObject({ kind: 'answered' })
  })

  test('an id of digits stays what it is', async () => {
    const link = { claims_id: '0012345678901234567890', key: 'single-mark' }
    expect(await page.ask(api.getTrademarkNotice(link))).toMatchObject(link)
    const rounded = { ...link, claims_id: '12345678901234567000' }
    await expect(page.ask(api.getTrademarkNotice(rounded))).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test.each(['expired-by-date', 'mandated-sample'])('a dead notice cannot be accepted: %s', async (key) => {
    const link = { claims_id: CLAIMS_ID, key }
    expect(await page.ask(api.getTrademarkNotice(link))).toMatchObject({ answer: null })
    await expect(page.send(api.approveTrademarkNotice(link))).rejects.toMatchObject({ kind: 'expired' })
  })

  test('break no contract', () => expect(server.reports).toEqual([]))
})
