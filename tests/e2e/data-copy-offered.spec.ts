import type { Page } from '@playwright/test'
import { FEATURES_BY_HOST } from '#tests/support/form.ts'
import { rememberLanguage } from '#tests/support/language.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'
import { markCalls } from '#tests/support/trial.ts'

test(
  'where the feature is off, no page leads to the copy of the data, and the link of a mail still does',
  FEATURES_BY_HOST,
  async ({ page, baseURL }) => {
    const origin = `http://config-data-copy-off.localhost:${new URL(baseURL ?? '').port}`
    const ways = page.getByRole('link', { name: 'Request a copy of your data' })
    await page.goto(`${origin}/consent/${freshKey('optional-only')}`)
    await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(ways).toHaveCount(0)
    await page.goto(`${origin}/consent/test/opensrs/nordlicht`)
    await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(ways).toHaveCount(0)
    await page.goto(`${origin}/request/${freshKey('nothing-requested')}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Request Your Data' })).toBeVisible()
  },
)

const copySection = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'A copy of your data' }) })

test('Preferences and the practices page lead to the copy of the data', async ({ page }) => {
  const key = freshKey('pending-required-and-optional')
  await page.goto(`/consent/${key}/data-sharing`)
  await expect(copySection(page)).toContainText('up to 14 days')
  await copySection(page).getByRole('link', { name: 'Request a copy of your data' }).click()
  await expect(page).toHaveURL(new RegExp(`/request/${key}$`))
  await page.goto(`/consent/${key}`)
  await page.getByRole('link', { name: 'Request a copy of your data' }).click()
  await expect(page).toHaveURL(new RegExp(`/request/${key}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('where the brand hides it, the practices page names whom to ask', async ({ page }) => {
  await rememberLanguage(page, 'en')
  await page.goto(`/consent/${freshKey('brand-flags-off')}/data-sharing`)
  await expect(copySection(page)).toContainText('cannot request it on this page')
  const lines = (await copySection(page).locator('address').innerText()).split('\n')
  expect(lines[1]).toBe('Meridian Registrar Inc.')
  await expect(copySection(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(copySection(page)).not.toContainText('14 days')
  await expect(page.getByRole('link', { name: 'Request a copy of your data' })).toHaveCount(0)
})

test(
  'where nobody is named, it sends to who provides the domain',
  FEATURES_BY_HOST,
  async ({ page, sandbox, baseURL, declaredFailures }) => {
    declaredFailures(/status of 500/)
    const { port } = new URL(baseURL ?? '')
    const origin = `http://config-data-copy-off.localhost:${port}`
    const header = await markCalls(page, origin)
    await sandbox.fault({ method: 'GET', path: '/trade/api/api/no-auth/system_branding', header, kind: 'status-500' })
    await page.goto(`${origin}/consent/${freshKey('brand-nulls')}/data-sharing`)
    await expect(copySection(page)).toContainText('contact:Your domain provider')
  },
)
