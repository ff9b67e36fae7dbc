import { loadsOf } from '#tests/support/loads.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

test('stores an answer for the session, without the key', async ({ page, context }) => {
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

test('hides a page in the back/forward cache, and requests it again', async ({ page }) => {
  await page.goto(`/consent/${freshKey('optional-only')}`)
  const heading = page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })
  await expect(heading).toBeVisible()
  const loads = loadsOf(page)
  // tests/e2e/back-forward.spec.ts tests a real cache.
  const dispatch = (type: string, persisted: boolean) =>
    page.evaluate((event) => void dispatchEvent(new PageTransitionEvent(...event)), [type, { persisted }] as const)
  await dispatch('pagehide', false)
  await expect(heading).toBeVisible()
  await dispatch('pagehide', true)
  await expect(heading).toBeHidden()
  await dispatch('pageshow', false)
  expect(loads()).toBe(0)
  await dispatch('pageshow', true)
  await expect(heading).toBeVisible()
  expect(loads()).toBe(1)
})
