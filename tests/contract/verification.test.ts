import { afterAll, beforeAll, expect, test } from 'vitest'
import * as api from '#api/verification.ts'
import { pageOf } from './support/page.ts'
import { startSandbox, type TestServer } from './support/servers.ts'

const LINK = { verification_id: '48213', reseller_id: 'nordlicht' }
const linkOf = (copy: string) => ({ ...LINK, key: `pending~${copy}` })

let server: TestServer
beforeAll(async () => void (server = await startSandbox()))
afterAll(() => server.close())

test('a page reads, verifies, and then reads that it is verified', async () => {
  const page = pageOf(server.origin)
  expect(await page.ask(api.getVerification(linkOf('page')))).toMatchObject({
    verified: 0,
    contact_data: { country: 'DE' },
  })
  expect(await page.send(api.verifyRegistrant(linkOf('page')))).toMatchObject({ answer: 'approved' })
  expect(await page.ask(api.getVerification(linkOf('page')))).toMatchObject({ verified: 1, answer: 'approved' })
  await expect(page.send(api.verifyRegistrant(linkOf('page')))).rejects.toMatchObject({ kind: 'answered', status: 409 })
})

test('after the deadline it can be verified all the same', async () => {
  const page = pageOf(server.origin)
  const link = { ...linkOf(''), key: 'past-deadline~page' }
  await page.send(api.verifyRegistrant(link))
  expect(await page.ask(api.getVerification(link))).toMatchObject({ verified: 1 })
})

test('breaks no contract on the way', () => expect(server.reports).toEqual([]))
