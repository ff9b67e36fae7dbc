import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDecisionFlow } from './support/decision-flow.ts'
import { asPageOf, ask, send } from './support/page.ts'
import { startSandbox, type TestServer } from './support/servers.ts'

testDecisionFlow({
  read: 'getTransferIn',
  decisions: ['approveTransferIn', 'declineTransferIn'],
  keyName: 'key',
  fieldsOf: ([, , domain = '', key = '']) => ({ key, domain }),
  more: { approveTransferIn: { auth_info: 'aB3&x=9<+% ' } },
})

testDecisionFlow({
  read: 'getTransferAway',
  decisions: ['approveTransferAway', 'declineTransferAway'],
  keyName: 'key',
  fieldsOf: ([, , domain = '', key = '']) => ({ key, domain }),
})

const DOMAIN = 'anders-buchbinderei.berlin'

describe('the functions of the page', () => {
  let server: TestServer
  let api: typeof import('#api/transfer.ts')
  beforeAll(async () => {
    server = await startSandbox()
    api = await asPageOf(server.origin, () => import('#api/transfer.ts'))
  })
  afterAll(() => server.close())

  test('an auth code arrives sign by sign', async () => {
    const link = { key: 'in-open~1', domain: DOMAIN }
    const code = '007 &=+%<>"\'\\#;/?äß'
    await api.approveTransferIn(link, code)
    expect(await api.getTransferIn(link)).toMatchObject({
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
    const before = await api.getTransferIn(link)
    await expect(api.approveTransferIn(link, code)).rejects.toMatchObject({ kind: 'invalid', status: 422 })
    expect(await api.getTransferIn(link)).toEqual(before)
  })

  test('a right one can be typed after a wrong one', async () => {
    const link = { key: 'in-auth-code-given~3', domain: DOMAIN }
    await expect(api.approveTransferIn(link, 'wrong')).rejects.toMatchObject({ text: 'The auth code is not correct.' })
    expect(await api.approveTransferIn(link, 'Xk7-2pQ9!vBn')).toMatchObject({ answer: 'approved' })
  })

  test('where no auth code is needed, none is asked for', async () => {
    const link = { key: 'in-auth-code-not-required~4', domain: 'anders-buchbinderei.uk' }
    expect(await api.approveTransferIn(link, '')).toMatchObject({ answer: 'approved' })
  })

  test('under the key for wrong auth codes every one is wrong, and declining works', async () => {
    const link = { key: 'in-wrong-auth-code', domain: DOMAIN }
    await expect(api.approveTransferIn(link, 'Xk7')).rejects.toMatchObject({ status: 422 })
    expect(await api.declineTransferIn(link)).toMatchObject({ answer: 'declined' })
  })

  test.each(['zürcher-bücher.online', 'xn--zrcher-bcher-dlbh.online', 'Zürcher-BÜCHER.Online'])(
    'the domain of a link may be written as %s',
    async (domain) => {
      for (const key of ['in-idn', 'away-idn']) {
        const read = key === 'in-idn' ? api.getTransferIn : api.getTransferAway
        expect(await read({ key, domain })).toMatchObject({ domain: 'xn--zrcher-bcher-dlbh.online', key })
      }
    },
  )

  test('the key of one direction does not fit the other', async () => {
    await expect(api.getTransferIn({ key: 'away-open', domain: DOMAIN })).rejects.toMatchObject({ kind: 'forbidden' })
    const link = { key: 'in-open', domain: DOMAIN }
    await expect(api.approveTransferAway(link)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(api.declineTransferAway(link)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('queries and mutations ask and decide', async () => {
    const inLink = { key: 'in-open~5', domain: DOMAIN }
    const awayLink = { key: 'away-open~5', domain: DOMAIN }
    await send(api.transferInDecisionMutation(inLink), { answer: 'approved', authInfo: 'Xk7' })
    await send(api.transferAwayDecisionMutation(awayLink), { answer: 'declined' })
    expect(await ask(api.transferInQuery(inLink))).toMatchObject({ key: inLink.key, answer: 'approved' })
    expect(await ask(api.transferAwayQuery(awayLink))).toMatchObject({ key: awayLink.key, answer: 'declined' })

    const answered = { kind: 'answered' }
    await expect(send(api.transferInDecisionMutation(inLink), { answer: 'declined' })).rejects.toMatchObject(answered)
    await expect(send(api.transferAwayDecisionMutation(awayLink), { answer: 'approved' })).rejects.toMatchObject(
      answered,
    )
  })

  test('break no contract', () => expect(server.reports).toEqual([]))
})
