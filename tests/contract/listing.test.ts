import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDecisionFlow } from './support/decision-flow.ts'
import { asPageOf, ask, send } from './support/page.ts'
import { startSandbox, type TestServer } from './support/servers.ts'

testDecisionFlow({
  read: 'getListing',
  decisions: ['approveListing', 'declineListing'],
  keyName: 'id',
  fieldsOf: ([, id = '', domain = '']) => ({ id, domain }),
})

describe('the functions of the page', () => {
  let server: TestServer
  let api: typeof import('#api/listing.ts')
  beforeAll(async () => {
    server = await startSandbox()
    api = await asPageOf(server.origin, () => import('#api/listing.ts'))
  })
  afterAll(() => server.close())

  test('read and decide', async () => {
    const link = { id: 'open~1', domain: 'anders-buchbinderei.berlin' }
    expect(await api.getListing(link)).toMatchObject({ ...link, answer: null })
    expect(await api.approveListing(link)).toMatchObject({ answer: 'approved' })
    expect(await api.getListing(link)).toMatchObject({ ...link, answer: 'approved' })
    await expect(api.declineListing(link)).rejects.toMatchObject({ kind: 'answered' })
  })

  test('query and mutation ask and decide', async () => {
    const link = { id: 'open~2', domain: 'anders-buchbinderei.berlin' }
    await send(api.listingDecisionMutation(link), { answer: 'declined' })
    expect(await ask(api.listingQuery(link))).toMatchObject({ ...link, answer: 'declined' })
    const approve = send(api.listingDecisionMutation(link), { answer: 'approved' })
    await expect(approve).rejects.toMatchObject({ kind: 'answered' })
  })

  test('the domain of a link may be written in Unicode', async () => {
    const link = { id: 'idn', domain: 'zürcher-bücher.online' }
    expect(await api.getListing(link)).toMatchObject({ domain: 'xn--zrcher-bcher-dlbh.online' })
  })

  test('break no contract', () => expect(server.reports).toEqual([]))
})
