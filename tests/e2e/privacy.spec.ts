import { countLoads } from '#tests/support/loads.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

test('hides a page that enters the back/forward cache, and reloads it on return', async ({ page }) => {
  await page.goto(`/consent/${freshKey('optional-only')}`)
  const heading = page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })
  await expect(heading).toBeVisible()
  const loads = countLoads(page)
  // tests/e2e/back-forward.spec.ts uses the real cache.
  const dispatch = (type: string, persisted: boolean) =>
    page.evaluate((args) => void dispatchEvent(new PageTransitionEvent(...args)), [type, { persisted }] as const)
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
