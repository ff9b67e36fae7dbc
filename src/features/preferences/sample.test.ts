import { expect, test } from 'vitest'
import { preferencesSample } from './sample.ts'

const session = {
  modification_date: '2026-11-19T08:12:44Z',
  consents: [
    { uid: 'a', status: 'PENDING' as const },
    { uid: 'b', status: 'PENDING_ASYNC' as const },
  ],
}

test('what is saved is answered, and given to whoever reads again', async () => {
  const { saveConsent, getConsent } = preferencesSample(session)
  const saved = await saveConsent('sample-1', { consents: [{ uid: 'a', status: 'DENIED' }] })
  expect(saved.consents?.map((consent) => consent?.status)).toEqual(['DENIED', 'PENDING_ASYNC'])
  expect(saved.modification_date).not.toBe(session.modification_date)
  expect(await getConsent('sample-1')).toBe(saved)
})

test('each try begins with the sample', async () => {
  await preferencesSample(session).saveConsent('sample-1', { consents: [{ uid: 'a', status: 'DENIED' }] })
  expect(await preferencesSample(session).getConsent('sample-2')).toBe(session)
})

test('a session without consents stays without', async () => {
  const saved = await preferencesSample({}).saveConsent('sample-1', { consents: [] })
  expect(saved.consents).toBeNull()
})
