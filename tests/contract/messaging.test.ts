import { expect, test } from 'vitest'
import * as api from '#api/messaging.ts'
import { useSandbox } from './support/api.ts'

const sandbox = useSandbox()
const template = { type: 'email', reseller: 'nordlicht', templateId: 'trade-request', language: 'en-US' }
const render = (changes: Partial<typeof template>) => sandbox.api.read(api.renderTemplate({ ...template, ...changes }))

test('serves the sample of a test page with the texts of the reseller', async () => {
  const trade = await sandbox.api.read(api.getPageSample('trade', { realm: 'nordlicht' }))
  expect(trade.info?.new_registrant?.name).toBe('Mika Falk')
  const consent = await sandbox.api.read(api.getPageSample('consent', { realm: 'pale-yellow', systemName: 'opensrs' }))
  expect(consent.info?.consents).not.toHaveLength(0)
  expect(consent.messaging_vars?.global_product_name).toBe('Zitrone')
})

test.each([
  ['de-DE', 'de'],
  ['tr', 'en'],
])('for the language %s, renders a template in %s', async (language, renderedLanguage) => {
  expect(await render({ language })).toMatchObject({ language: renderedLanguage })
})

test('renders a message of 5 MB', async () => {
  const { html } = await render({ templateId: 'huge' })
  expect(html?.length).toBeGreaterThan(5 * 1024 * 1024 - 1000)
})

test.each([
  ['an unknown reseller', { reseller: 'nobody' }, 'unknown-key'],
  ['an unknown template', { templateId: 'nothing' }, 'unknown-key'],
  ['a template that is named after a fault', { templateId: 'html' }, 'unreadable'],
])('fails for %s', async (_, changes, kind) => {
  await expect(render(changes)).rejects.toMatchObject({ kind })
})

test.each([
  ['error-empty', 'unavailable'],
  ['nobody', 'unknown-key'],
])('fails for the test page of the reseller %s', async (realm, kind) => {
  await expect(sandbox.api.read(api.getPageSample('dls', { realm }))).rejects.toMatchObject({ kind })
})

test('records nothing in the ledger', async () => {
  const ledger = await fetch(`${sandbox.server.origin}/__sandbox/ledger`)
  expect(await ledger.json()).toEqual({ entries: [] })
})
