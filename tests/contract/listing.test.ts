import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#api/listing.ts'
import { pageOf, type Page } from './support/page.ts'
import { startSandbox, type TestServer } from './support/servers.ts'

describe('the functions of the page', () => {
  let server: TestServer
  let page: Page
  beforeAll(async () => {
    server = await startSandbox()
    page = pageOf(server.origin)
  })
  afterAll(() => server.close())

  test('read and decide', async () => {
    const link = { id: 'open~1', domain: 'anders-buchbinderei.berlin' }
    expect(await page.ask(api.getListing(link))).toMatchObject({ ...link, answer: null })
    expect(await page.send(api.approveListing(link))).toMatchObject({ answer: 'approved' })
    expect(await page.ask(api.getListing(link))).toMatchObject({ ...link, answer: 'approved' })
    await expect(page.send(api.declineListing(link))).rejects.toMatchObject({ kind: 'answered' })
  })

  test('decline', async () => {
    const link = { id: 'open~2', domain: 'anders-buchbinderei.berlin' }
    await page.send(api.declineListing(link))
    expect(await page.ask(api.getListing(link))).toMatchObject({ ...link, answer: 'declined' })
    await expect(page.send(api.approveListing(link))).rejects.toMatchObject({ kind: 'answered' })
  })

  test('the domain of a link may be written in Unicode', async () => {
    const link = { id: 'idn', domain: 'zürcher-bücher.online' }
    expect(await page.ask(api.getListing(link))).toMatchObject({ domain: 'xn--zrcher-bcher-dlbh.online' })
  })

  test('break no contract', () => expect(server.reports).toEqual([]))
})
