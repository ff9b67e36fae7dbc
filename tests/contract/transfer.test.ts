import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as api from '#api/transfer.ts'
import { pageOf, type Page } from './support/page.ts'
import { startSandbox, type TestServer } from './support/servers.ts'

const DOMAIN = 'anders-buchbinderei.berlin'

describe('the functions of the page', () => {
  let server: TestServer
  let page: Page
  beforeAll(async () => {
    server = await startSandbox()
    page = pageOf(server.origin)
  })
  afterAll(() => server.close())

  test('an auth code arrives sign by sign', async () => {
    const link = { key: 'in-open~1', domain: DOMAIN }
    const code = '007 &=+%<>"\'\\#;/?äß'
    await page.send(api.approveTransferIn(link, code))
    expect(await page.ask(api.getTransferIn(link))).toMatchObject({
      auth_info: code,
      answer: 'approved',
      transfer_confirm_time: 1795251600,
      owner_confirm_ip: '192.0.2.44',
    })
  })

  test.each([
    ['none', 'in-open', ''],
    ['none', 'in-open', ' '],
    ['one that says so', 'in-open', 'this-is-wrong'],
    ['another than came with the order', 'in-auth-code-given', 'xk7-2pQ9!vBn'],
    ['none, where it is not said whether one is needed', 'in-auth-code-unsaid', ''],
  ])('a wrong auth code is refused and changes nothing: %s', async (_, key, code) => {
    const link = { key: `${key}~2`, domain: DOMAIN }
    const before = await page.ask(api.getTransferIn(link))
    await expect(page.send(api.approveTransferIn(link, code))).rejects.toMatchObject({ kind: 'invalid', status: 422 })
    expect(await page.ask(api.getTransferIn(link))).toEqual(before)
  })

  test('a right one can be typed after a wrong one', async () => {
    const link = { key: 'in-auth-code-given~3', domain: DOMAIN }
    await expect(page.send(api.approveTransferIn(link, 'wrong'))).rejects.toMatchObject({
      text: 'The auth code is not correct.',
    })
    expect(await page.send(api.approveTransferIn(link, 'Xk7-2pQ9!vBn'))).toMatchObject({ answer: 'approved' })
  })

  test('where no auth code is needed, none is asked for', async () => {
    const link = { key: 'in-auth-code-not-required~4', domain: 'anders-buchbinderei.uk' }
    expect(await page.send(api.approveTransferIn(link, ''))).toMatchObject({ answer: 'approved' })
  })

  test('under the key for wrong auth codes every one is wrong, and declining works', async () => {
    const link = { key: 'in-wrong-auth-code', domain: DOMAIN }
    await expect(page.send(api.approveTransferIn(link, 'Xk7'))).rejects.toMatchObject({ status: 422 })
    expect(await page.send(api.declineTransferIn(link))).toMatchObject({ answer: 'declined' })
  })

  test.each(['zürcher-bücher.online', 'xn--zrcher-bcher-dlbh.online', 'Zürcher-BÜCHER.Online'])(
    'the domain of a link may be written as %s',
    async (domain) => {
      for (const key of ['in-idn', 'away-idn']) {
        const link = { key, domain }
        const item = await (key === 'in-idn' ? page.ask(api.getTransferIn(link)) : page.ask(api.getTransferAway(link)))
        expect(item).toMatchObject({ domain: 'xn--zrcher-bcher-dlbh.online', key })
      }
    },
  )

  test('the key of one direction does not fit the other', async () => {
    await expect(page.ask(api.getTransferIn({ key: 'away-open', domain: DOMAIN }))).rejects.toMatchObject({
      kind: 'forbidden',
    })
    const link = { key: 'in-open', domain: DOMAIN }
    await expect(page.send(api.approveTransferAway(link))).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(page.send(api.declineTransferAway(link))).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('one decision about each transfer is taken, and no second one', async () => {
    const inLink = { key: 'in-open~5', domain: DOMAIN }
    const awayLink = { key: 'away-open~5', domain: DOMAIN }
    await page.send(api.approveTransferIn(inLink, 'Xk7'))
    await page.send(api.declineTransferAway(awayLink))
    expect(await page.ask(api.getTransferIn(inLink))).toMatchObject({ key: inLink.key, answer: 'approved' })
    expect(await page.ask(api.getTransferAway(awayLink))).toMatchObject({ key: awayLink.key, answer: 'declined' })

    const answered = { kind: 'answered' }
    await expect(page.send(api.declineTransferIn(inLink))).rejects.toMatchObject(answered)
    await expect(page.send(api.approveTransferAway(awayLink))).rejects.toMatchObject(answered)
  })

  test('break no contract', () => expect(server.reports).toEqual([]))
})
