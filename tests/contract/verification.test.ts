import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDecisionFlow } from './support/decision-flow.ts'
import { asPageOf } from './support/page.ts'
import { startSandbox, type TestServer } from './support/servers.ts'

const LINK = { verification_id: '48213', reseller_id: 'nordlicht' }
const linkOf = (copy: string) => ({ ...LINK, key: `pending~${copy}` })

testDecisionFlow({
  read: 'getVerification',
  decisions: ['verifyRegistrant'],
  keyName: 'key',
  fieldsOf: ([, , verification_id = '', key = '', reseller_id = '']) => ({ verification_id, key, reseller_id }),
})

let server: TestServer
beforeAll(async () => void (server = await startSandbox()))
afterAll(() => server.close())

test('a page reads, verifies, and then reads that it is verified', async () => {
  const { getVerification, verifyRegistrant } = await asPageOf(server.origin, () => import('#api/verification.ts'))
  expect(await getVerification(linkOf('page'))).toMatchObject({ verified: 0, contact_data: { country: 'DE' } })
  expect(await verifyRegistrant(linkOf('page'))).toMatchObject({ answer: 'approved' })
  expect(await getVerification(linkOf('page'))).toMatchObject({ verified: 1, answer: 'approved' })
  await expect(verifyRegistrant(linkOf('page'))).rejects.toMatchObject({ kind: 'answered', status: 409 })
})

test('after the deadline it can be verified all the same', async () => {
  const { getVerification, verifyRegistrant } = await asPageOf(server.origin, () => import('#api/verification.ts'))
  const link = { ...linkOf(''), key: 'past-deadline~page' }
  await verifyRegistrant(link)
  expect(await getVerification(link)).toMatchObject({ verified: 1 })
})

test('breaks no contract on the way', () => expect(server.reports).toEqual([]))
