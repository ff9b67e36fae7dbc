import type { Page } from '@playwright/test'
import { FEATURES_BY_HOST } from '#tests/support/serving-mode.ts'
import { markCalls, rememberLanguage } from '#tests/support/cookies.ts'
import { untilShown, watchArrival } from '#tests/support/open-view.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const offerLink = (page: Page) => page.getByRole('link', { name: 'Request a copy of your data' })
const copySection = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'A copy of your data' }) })

for (const tab of ['', '/data-sharing']) {
  test(`offers a data copy on /consent/KEY${tab}`, async ({ page }) => {
    const key = freshKey('pending-required-and-optional')
    await watchArrival(page)
    await page.goto(`/consent/${key}${tab}`)
    if (tab) await expect(copySection(page)).toContainText('within 14 days')
    // Before hydration, the link loads a new document instead of moving the focus to the heading.
    await untilShown(page)
    await offerLink(page).click()
    await expect(page).toHaveURL(new RegExp(`/request/${key}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
}

test('names a contact on Data Sharing if the brand does not offer data copies', async ({ page }) => {
  await rememberLanguage(page, 'en')
  await page.goto(`/consent/${freshKey('brand-flags-off')}/data-sharing`)
  await expect(copySection(page)).toContainText('To request a copy of your personal data, contact:')
  const lines = (await copySection(page).locator('address').innerText()).split('\n')
  expect(lines[1]).toBe('Meridian Registrar Inc.')
  await expect(copySection(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(copySection(page)).not.toContainText('14 days')
  await expect(offerLink(page)).toHaveCount(0)
})

test(
  'offers no data copy if the feature is off, but opens the link from an email',
  FEATURES_BY_HOST,
  async ({ page, sandbox, baseURL, allowFailures }) => {
    allowFailures(/status of 500/)
    const origin = `http://config-data-copy-off.localhost:${new URL(baseURL ?? '').port}`
    for (const path of [`/consent/${freshKey('optional-only')}`, '/consent/test/opensrs/nordlicht']) {
      await page.goto(origin + path)
      await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(offerLink(page)).toHaveCount(0)
    }
    await page.goto(`${origin}/request/${freshKey('nothing-requested')}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Request Your Data' })).toBeVisible()
    // Without a registrar contact, the page names the domain provider.
    const header = await markCalls(page, origin)
    await sandbox.fault({ method: 'GET', path: '/trade/api/api/no-auth/system_branding', header, kind: 'status-500' })
    await page.goto(`${origin}/consent/${freshKey('brand-nulls')}/data-sharing`)
    await expect(copySection(page)).toContainText('contact:Your domain provider')
  },
)
