import { OWN_SERVER } from '#tests/support/form.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { expect, test } from '#tests/support/test.ts'

test('a key stays in the page: in no referrer, storage, cookie, title or external link', async ({
  page,
  context,
  baseURL,
}) => {
  const key = freshKey('pending-required-and-optional')
  const secret = key.slice(key.indexOf('~') + 1)
  const referrers: string[] = []
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { referer } = request.headers()
    if (referer) referrers.push(referer)
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url())
  })
  await page.goto(`/consent/${key}`)
  await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await page.getByLabel('Language').selectOption('de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')

  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  const databases = await page.evaluate(async () => (await indexedDB.databases()).length + (await caches.keys()).length)
  expect(kept).not.toContain(secret)
  expect(databases).toBe(0)
  expect(JSON.stringify(await context.cookies())).not.toContain(secret)
  expect(await page.title()).not.toContain(secret)
  const links = await page
    .locator('a[href^="http"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(links.join()).not.toContain(secret)
  expect([referrers, elsewhere]).toEqual([[], []])
})

test('of an answered link the device keeps the answer for the session, and nothing of the key', async ({
  page,
  context,
}) => {
  const key = freshKey('away-spec-only')
  const secret = key.slice(key.indexOf('~') + 1)
  const domain = 'anders-buchbinderei.berlin'
  await page.goto(`/transfer/away/${domain}/${key}`)
  await page.getByRole('button', { name: 'Decline transfer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline transfer' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: `${domain} will stay with its current registrar` }),
  ).toBeVisible()
  const stored = () => page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, document.cookie])
  const answers = async () => Object.entries((await stored())[1] ?? {}).filter(([name]) => name.startsWith('kept-'))
  await expect.poll(answers).toHaveLength(1)
  const all = JSON.stringify([await stored(), await context.cookies()])
  for (const part of [secret, 'spec-only', domain]) expect(all).not.toContain(part)
  const [entry] = await answers()
  expect(entry?.[0]).toMatch(/^kept-[\da-f]{64}$/)
  expect(JSON.parse(String(entry?.[1]))).toEqual({
    answer: 'declined',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    reference: expect.any(String),
  })
})

test('a key is in no line that the server prints, whatever becomes of the request', OWN_SERVER, async ({ page }) => {
  const server = await startProcess('scripts/serve.mjs', { PORT: '0' })
  const secret = `S3CRET${crypto.randomUUID()}`
  try {
    for (const state of ['optional-only', 'not-found', 'error-500', 'html', 'dropped']) {
      await page.request.get(`${server.origin}/consent/${state}~${secret}?key=${secret}`)
      await page.request
        .get(`${server.origin}/consent/api/no-auth/identity_service/consent/${state}~${secret}?key=${secret}`)
        .catch(() => undefined)
    }
    await page.request.put(`${server.origin}/consent/api/no-auth/identity_service/consent/optional-only~${secret}`, {
      data: { consents: [], unknown: secret },
    })
    await page.request.get(`${server.origin}/%E0%A4%A/${secret}`)
    await page.request.post(`${server.origin}/consent/${secret}`)
  } finally {
    await server.stop()
  }
  const lines = server.output().split('\n')
  expect(lines.filter((line) => line.includes('"status"')).length).toBeGreaterThanOrEqual(10)
  expect(lines.filter((line) => line.includes(secret))).toEqual([])
})
