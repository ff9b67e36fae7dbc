import { expect, test } from 'vitest'
import { BRANDING, ITEM, startRenderer } from './support/renderer.ts'

test('secrets of a request appear only in its own document', async () => {
  const names = ['key', 'domain', 'email', 'reason', 'token', 'session']
  const secrets = names.map((name) => `${name}-${crypto.randomUUID()}`)
  const [key = '', domain, email = '', reason = '', token, session] = secrets
  await using server = await startRenderer({
    [ITEM]: ({ url }) => {
      if (url.includes('dead')) return { status: 404, body: { response_text: reason } }
      return { body: url.includes(key) ? { domain, transfer_owner_email: email, auth_info: token } : {} }
    },
  })
  const headers = { cookie: `session=${session}; XSRF-TOKEN=${token}` }
  const working = await server.open(`/transfer/in/${domain}/${key}?from=${email}`, headers)
  const dead = await server.open(`/transfer/in/${domain}/dead-${key}`, headers)
  const other = await server.open('/transfer/in/other.example/other')
  expect([working.page, dead.page]).toEqual([expect.stringContaining(email), expect.stringContaining(reason)])
  for (const each of [working, dead, other]) expect(each.headers['cache-control']).toBe('private, no-store')
  await expect.poll(() => server.lines.filter(({ path }) => path === '/transfer/in/*/*')).toHaveLength(3)
  expect(server.lines.filter(({ path, end }) => path === ITEM && !end)).toHaveLength(3)
  const output = JSON.stringify([server.lines, server.rendererLog, await server.metrics(), other.text])
  expect(secrets.filter((secret) => output.includes(secret))).toEqual([])
})

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt-BR', 'tr']
const brandOf = (index: number) => ({
  reseller_name: `reseller-${index}`,
  branding: {
    mwi_nav_bg_colour: `#0000${index.toString(16).padStart(2, '0')}`,
    messaging_language: LANGUAGES[index % LANGUAGES.length],
  },
  messaging_vars: { global_reseller_org_name: `Company ${index}!` },
})

test('simultaneous documents share no data', async () => {
  const replies: Parameters<typeof startRenderer>[0] = {
    [ITEM]: ({ url }) => {
      const index = Number(/\d+$/.exec(url)?.[0])
      return { body: { domain: `domain-${index}.example`, reseller_username: `reseller-${index}` }, delayMs: index % 7 }
    },
    [BRANDING]: ({ headers }) => {
      const index = /\d+$/.exec(String(headers['x-reseller-realm']))?.[0]
      return { body: { object_data: index ? brandOf(Number(index)) : {} }, delayMs: Number(index ?? 0) % 5 }
    },
  }
  await using server = await startRenderer(replies, { MAX_RENDERINGS: '200' })
  const documents = await Promise.all(
    Array.from({ length: 120 }, (_, index) => server.open(`/transfer/in/domain-${index}.example/key-${index}`)),
  )
  for (const [index, { text, head }] of documents.entries()) {
    const { branding, messaging_vars } = brandOf(index)
    expect(head).toMatchObject({
      language: branding.messaging_language,
      title: expect.stringContaining(messaging_vars.global_reseller_org_name),
      theme: { '--brand-bar': branding.mwi_nav_bg_colour },
    })
    const found = text.matchAll(/(?:domain-|key-|reseller-|Company )(\d+)/g)
    expect(new Set([...found].map(([, number]) => Number(number)))).toEqual(new Set([index]))
  }
})
