import { expect, test } from 'vitest'
import * as listing from '#api/listing.ts'
import * as api from '#api/transfer.ts'
import { useSandbox } from './support/api.ts'

const DOMAIN = 'anders-buchbinderei.berlin'

const sandbox = useSandbox()
const linkOf = (key: string, domain = DOMAIN) => ({ key, domain })
const readTransferIn = (link: ReturnType<typeof linkOf>) => sandbox.api.read(api.getTransferIn(link))
const approve = (link: ReturnType<typeof linkOf>, code: string) => sandbox.api.send(api.approveTransferIn(link, code))

test('stores an auth code unchanged', async () => {
  const link = linkOf('in-open~1')
  const code = '007 &=+%<>"\'\\#;/?äß'
  await approve(link, code)
  expect(await readTransferIn(link)).toMatchObject({
    auth_info: code,
    answer: 'approved',
    transfer_confirm_time: 1795251600, // 2026-11-21T09:00:00Z
    owner_confirm_ip: '192.0.2.44',
  })
})

test.each([
  ['no code', 'in-open', ''],
  ['whitespace', 'in-open', ' '],
  ['a code that contains "wrong"', 'in-open', 'this-is-wrong'],
  ['a code that differs in case from the one in the order', 'in-auth-code-given', 'xk7-2pQ9!vBn'],
  ['no code if the order does not state whether one is required', 'in-auth-code-unsaid', ''],
])('rejects a wrong auth code and changes nothing: %s', async (_, key, code) => {
  const link = linkOf(`${key}~2`)
  const before = await readTransferIn(link)
  await expect(approve(link, code)).rejects.toMatchObject({ kind: 'invalid', status: 422 })
  expect(await readTransferIn(link)).toEqual(before)
})

test('accepts the right auth code after a wrong one', async () => {
  const link = linkOf('in-auth-code-given~3')
  await expect(approve(link, 'wrong')).rejects.toMatchObject({ text: 'The auth code is not correct.' })
  expect(await approve(link, 'Xk7-2pQ9!vBn')).toMatchObject({ answer: 'approved' })
})

test('needs no auth code if the registry does not use auth codes', async () => {
  const link = linkOf('in-auth-code-not-required~4', 'anders-buchbinderei.uk')
  expect(await approve(link, '')).toMatchObject({ answer: 'approved' })
})

test('rejects every auth code with the key "in-wrong-auth-code", but lets the transfer be declined', async () => {
  const link = linkOf('in-wrong-auth-code')
  await expect(approve(link, 'Xk7')).rejects.toMatchObject({ status: 422 })
  expect(await sandbox.api.send(api.declineTransferIn(link))).toMatchObject({ answer: 'declined' })
})

test.each(['zürcher-bücher.online', 'xn--zrcher-bcher-dlbh.online', 'Zürcher-BÜCHER.Online'])(
  'finds the transfer if the link spells its domain %s',
  async (domain) => {
    const item = { domain: 'xn--zrcher-bcher-dlbh.online' }
    expect(await readTransferIn(linkOf('in-idn', domain))).toMatchObject(item)
    expect(await sandbox.api.read(api.getTransferAway(linkOf('away-idn', domain)))).toMatchObject(item)
    expect(await sandbox.api.read(listing.getListing({ id: 'idn', domain }))).toMatchObject(item)
  },
)

test('rejects a key of the other transfer direction', async () => {
  const forbidden = { kind: 'forbidden' }
  await expect(readTransferIn(linkOf('away-open'))).rejects.toMatchObject(forbidden)
  await expect(sandbox.api.send(api.approveTransferAway(linkOf('in-open')))).rejects.toMatchObject(forbidden)
  await expect(sandbox.api.send(api.declineTransferAway(linkOf('in-open')))).rejects.toMatchObject(forbidden)
})
