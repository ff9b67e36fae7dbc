import { RENDERED } from '#tests/support/form.ts'
import { INCOMPLETE, PREFERENCES, test } from '#tests/support/gateway-test.ts'
import { holdScripts } from '#tests/support/held-back.ts'
import { loadsOf } from '#tests/support/loads.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'

const isEntry = (path: string) => path.startsWith('/assets/app-')

test.describe('a rendered page whose entry is gone', RENDERED, () => {
  test('is loaded once more, and keeps standing below the notice', async ({ page, gateway, declaredFailures }) => {
    declaredFailures(/status of 404/)
    gateway.fail(isEntry, 'gone')
    const loads = loadsOf(page)
    await page.goto(`${gateway.origin}/consent/${freshKey('optional-only')}`)
    const notice = page.getByRole('alert').filter({ hasText: INCOMPLETE })
    await expect(notice).toBeVisible()
    await expect(notice).toBeFocused()
    await page.waitForLoadState('networkidle')
    expect(loads()).toBe(2)
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    gateway.mend()
    await notice.getByRole('button', { name: 'Reload the page' }).click()
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
    await page.getByRole('checkbox').last().check()
    expect(loads()).toBe(3)
  })

  test('keeps what was typed, and says that loading again loses it', async ({ page, gateway, declaredFailures }) => {
    declaredFailures(/status of 404/)
    const scripts = await holdScripts(page, gateway)
    const loads = loadsOf(page)
    await scripts.open(`/transfer/in/anders-buchbinderei.berlin/${freshKey('in-open')}`)
    const field = page.getByLabel('Your auth code')
    await field.pressSequentially('aB3')
    gateway.fail((path) => path.startsWith('/assets/'), 'gone')
    const notice = page.getByRole('alert').filter({ hasText: INCOMPLETE })
    await expect(notice).toContainText('If you reload, you will lose what you entered here.')
    await expect(field).toHaveValue('aB3')
    await expect(field).toBeFocused()
    expect(loads()).toBe(1)
  })
})
