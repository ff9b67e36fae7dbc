import { resolve } from 'node:path'
import { Key } from 'selenium-webdriver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CODE, DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { EMAIL } from '#tests/support/data-copy.ts'
import { freshKey, sandboxOf, type Sandbox } from '#tests/support/sandbox.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import { startWebKit, startWithCollector, type WebKit } from './browser.ts'

let origin: string
let sandbox: Sandbox
let webkit: WebKit
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  const product = await startProcess('scripts/serve.ts', { PORT: '0', RATE_LIMIT: '0' })
  const server = await startWithCollector(product.origin)
  webkit = await startWebKit()
  stops.push(webkit.stop, server.close, product.stop)
  origin = server.origin
  sandbox = sandboxOf(product.origin)
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

const visit = (path: string) => webkit.driver.get(origin + path)
const click = async (selector: string, name: string | RegExp) => (await webkit.findByName(selector, name)).click()

test.for(
  DECISION_PAGES.flatMap((page) =>
    page.answers.map((answer) => ({ page, answer, name: `${page.name}, ${answer.label}` })),
  ),
)('$name: sends the decision once and shows a receipt', async ({ page, answer }) => {
  const key = freshKey(page.prefix + page.open)
  await visit(page.link(key))
  await webkit.waitForText('h1', page.question)
  if (answer.needs === 'code') await (await webkit.findByName('input', 'Your auth code')).sendKeys(CODE)
  if (answer.needs === 'acknowledgement')
    await (await webkit.findByName('main input[type=checkbox]', /./)).sendKeys(Key.SPACE)
  await click('main button', answer.label)
  await webkit.findByName('dialog', answer.dialogTitle)
  await click('dialog button', answer.label)
  await webkit.waitForText('h1', answer.done)
  await webkit.waitForText('main', /SHA-256 [0-9a-f]{64}/)
  const body = { ...page.item(key), ...answer.fields }
  expect(await sandbox.ledger(key)).toMatchObject([{ operation: answer.operation, body }])
  expect(await webkit.problems()).toEqual([])
})

test('saves preferences', async () => {
  const key = freshKey('optional-only')
  await visit(`/consent/${key}`)
  await (await webkit.findByName('main input[type=checkbox]', /./)).sendKeys(Key.SPACE)
  await click('button', 'Save Preferences')
  await webkit.waitForText('[role=status]', /^Your preferences were saved/)
  expect(await sandbox.ledger(key)).toMatchObject([{ operation: 'saveConsent' }])
  expect(await webkit.problems()).toEqual([])
})

test('sends a photo without its metadata', async () => {
  const key = freshKey('pending')
  await visit(`/registrant/data_quality/${key}/nordlicht`)
  await (await webkit.findByName('select', 'Document type')).sendKeys('ID card')
  await (
    await webkit.findByName('input[type=file]', 'Choose a file')
  ).sendKeys(resolve('tests/fixtures/photographs/photo.jpg'))
  await webkit.waitForText('main', /photo\.jpg/)
  await click('button', 'Send document')
  await webkit.waitForText('main', /and it is in review/)
  const [upload] = await sandbox.uploads(key)
  const bytes = Buffer.from(upload?.bytes ?? [])
  // A JPEG, but without the serial number of the camera.
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect(bytes.includes('CAM-4711')).toBe(false)
  expect(await webkit.problems()).toEqual([])
})

test('requests a copy of the data', async () => {
  const key = freshKey('nothing-requested')
  await visit(`/request/${key}`)
  await (await webkit.findByName('input', 'Email address')).sendKeys(EMAIL)
  await click('button', 'Submit Request')
  await webkit.waitForText('[role=status]', /^We received your request/)
  expect(await sandbox.ledger(key)).toMatchObject([{ operation: 'requestReport' }])
  expect(await webkit.problems()).toEqual([])
})
