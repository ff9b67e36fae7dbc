import { expect, test } from 'vitest'
import { createPrism } from '#mocks/prism/app.ts'
import { createSandbox } from '#mocks/sandbox/app.ts'

/** A time after all deadlines in the example files. */
const A_YEAR_LATER = new Date('2027-11-21T09:00:00Z')

const QUERY = 'domain=anders-buchbinderei.berlin'
const MOCK_SERVERS = [
  {
    name: 'sandbox',
    start: async () => ({ ...createSandbox({ features: {}, now: () => A_YEAR_LATER }), close: async () => undefined }),
  },
  { name: 'Prism', start: () => createPrism(undefined, A_YEAR_LATER) },
]

test.each(MOCK_SERVERS)('$name: the dates in the examples move with the clock', async ({ start }) => {
  const { fetch, close } = await start()
  const read = async (path: string) => (await fetch(new Request(`http://localhost${path}`))).json()
  const decide = async (path: string, form: string) =>
    (await fetch(new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(form) }))).status

  const info = '/trade/api/no-auth/transfer_away/info'
  expect(await read(`${info}?key=away-open&${QUERY}`)).toMatchObject({ approval_deadline: '2027-11-24T08:12:44Z' })
  expect(await read(`${info}?key=away-last-hours&${QUERY}`)).toMatchObject({
    approval_deadline: A_YEAR_LATER.getTime() / 1000 + 5 * 3600,
  })
  expect(await read(`${info}?key=away-domain-expired&${QUERY}`)).toMatchObject({ expiry_date: '2027-11-02' })
  expect(await read('/consent/api/no-auth/identity_service/consent/expired-by-date')).toMatchObject({
    object_data: { access_key_expiration_date: '2027-01-31T23:59:59Z' },
  })
  expect(await decide('/trade/api/no-auth/transfer_away/decline', `key=away-open&${QUERY}`)).toBe(200)
  expect(await decide('/trade/api/no-auth/transfer_away/decline', `key=away-expired-by-date&${QUERY}`)).toBe(410)
  await close()
})
