import { PREFERENCES, test } from '#tests/support/gateway-test.ts'
import { holdScripts } from '#tests/support/held-back.ts'
import { loadsOf } from '#tests/support/loads.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'

test('a page whose scripts are late waits for them, and opens when they come', async ({ page, gateway }) => {
  const loads = loadsOf(page)
  const scripts = await holdScripts(page, gateway)
  await scripts.open(`/consent/${freshKey('optional-only')}`)
  await expect.poll(() => gateway.asked.some((path) => path.startsWith('/assets/app-'))).toBe(true)
  await expect(page.getByText('turn on JavaScript')).toBeHidden()
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  scripts.release()
  await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
  await expect(page.getByRole('checkbox').last()).toBeEnabled()
  expect(loads()).toBe(1)
})
