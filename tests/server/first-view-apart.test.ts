import { expect, test } from 'vitest'
import { BRANDING, ITEM, startVisits } from './support/visits.ts'

const TAGS = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt-BR', 'tr']

test('what is secret about a visit is in its own document alone: not in log, metrics or what somebody else gets', async () => {
  const secrets = ['key', 'domain', 'email', 'reason', 'token', 'session'].map(
    (name) => `${name}-${crypto.randomUUID()}`,
  )
  const [key = '', domain = '', email = '', reason = '', token = '', session = ''] = secrets
  await using visits = await startVisits({
    [ITEM]: ({ url }) =>
      url.includes('dead')
        ? { status: 404, body: { response_text: reason } }
        : url.includes(key)
          ? { body: { domain, transfer_owner_email: email, auth_info: token } }
          : { body: {} },
  })
  const headers = { cookie: `session=${session}; XSRF-TOKEN=${token}` }
  const own = await visits.open(`/transfer/in/${domain}/${key}?from=${email}`, headers)
  const dead = await visits.open(`/transfer/in/${domain}/dead-${key}`, headers)
  expect([own.text.includes(email), dead.text.includes(reason)]).toEqual([true, true])
  const others = await visits.open('/transfer/in/other.example/other')
  await expect.poll(() => visits.lines.filter(({ path }) => path === '/transfer/in/*/*')).toHaveLength(3)
  const told = [JSON.stringify(visits.lines), JSON.stringify(visits.rendering), await visits.metrics(), others.text]
  expect(secrets.filter((secret) => told.some((text) => text.includes(secret)))).toEqual([])
  expect([own, dead, others].map((document) => document.headers['cache-control'])).toEqual(
    Array.from({ length: 3 }, () => 'private, no-store'),
  )
})

test('visits at the same time see nothing of each other', async () => {
  const replies: Parameters<typeof startVisits>[0] = {
    [ITEM]: ({ url }) => {
      const number = new URL(url, 'http://x').searchParams.get('key')?.slice('key-'.length) ?? ''
      const body = {
        domain: `domain-${number}.example`,
        reseller_username: `reseller-${number}`,
        auth_code_required: false,
      }
      return { body, after: Number(number) % 7 }
    },
    [BRANDING]: ({ headers }) => {
      const realm = headers['x-reseller-realm']?.toString()
      const number = realm?.slice('reseller-'.length) ?? ''
      const look = {
        mwi_nav_bg_colour: colourOf(Number(number)),
        messaging_language: TAGS[Number(number) % TAGS.length],
      }
      const object_data = realm
        ? { reseller_name: realm, branding: look, messaging_vars: { global_reseller_org_name: `Company ${number}!` } }
        : {}
      return { body: { object_data }, after: Number(number) % 5 }
    },
  }
  await using visits = await startVisits(replies, { MAX_RENDERINGS: '200' })
  const numbers = Array.from({ length: 120 }, (_, index) => index + 1)
  const documents = await Promise.all(
    numbers.map((number) =>
      visits.open(`/transfer/in/domain-${number}.example/key-${number}`, { 'accept-language': 'en' }),
    ),
  )
  let rendered = 0
  for (const [index, { text, page, head }] of documents.entries()) {
    const number = index + 1
    // A slow one is left to the browser.
    if (page !== undefined) {
      rendered += 1
      expect(head?.language).toBe(TAGS[number % TAGS.length])
      expect(head?.title).toContain(`Company ${number}!`)
      expect(head?.theme).toMatchObject({ '--brand-bar': colourOf(number) })
    }
    const named = text.matchAll(/(?:domain-|key-|reseller-|Company )(\d+)/g)
    expect([...new Set([...named].map(([, found]) => Number(found)))]).toEqual([number])
  }
  expect(rendered).toBeGreaterThan(0)
})

function colourOf(number: number): string {
  return `#0000${(number % 256).toString(16).padStart(2, '0')}`
}
