import type { Page } from '@playwright/test'
import { GALLERY, pathInMode, toHistoryUrl } from '#tests/support/serving-mode.ts'
import { expect, test } from '#tests/support/test.ts'

const stateItems = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('code') })
const readQuery = (page: Page) => toHistoryUrl(page.url()).search

test('filters the states, and keeps the filter in the URL', GALLERY, async ({ page }) => {
  await page.goto('/')
  const filterBox = page.getByRole('searchbox')
  const count = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: / of \d+ states|No state/ })
  await filterBox.fill('Preferences (410)')
  await expect(count).toHaveText(/^3 of \d{3} states$/)
  await page.reload()
  await expect(filterBox).toHaveValue('preferences 410')
  await expect(stateItems(page)).toHaveCount(3)
  await filterBox.fill('no such state')
  await expect(count).toHaveText('No states match.')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => readQuery(page)).toBe('')
  const answeredLink = page.getByRole('link', { name: /^\d+ trademark, answered$/ })
  await answeredLink.press('Enter')
  await expect(answeredLink).toHaveAttribute('aria-current', 'page')
  await expect(answeredLink).toBeFocused()
  await expect(stateItems(page)).toHaveCount(Number(await answeredLink.textContent()))
})

test('opens pages in the chosen language, with policies as of another date', GALLERY, async ({ page, mode }) => {
  await page.goto(pathInMode(mode, '/?flow=transfer-away&language=de'))
  const html = page.locator('html')
  const language = page.getByRole('combobox', { name: 'Language' })
  await expect(html).toHaveAttribute('lang', 'de')
  await page.getByRole('banner').getByRole('combobox').selectOption('fr')
  await expect(language).toHaveValue('fr')
  await page.getByLabel('Policies as of').fill('2100-01-01')
  await expect.poll(() => readQuery(page)).toContain('asOf=2100-01-01')
  await page.getByRole('link', { name: 'A .com domain', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('example.com')
  expect(readQuery(page)).toBe('?asOf=2100-01-01')
  await expect(html).toHaveAttribute('lang', 'fr')
  await page.goBack()
  await language.selectOption('Automatic')
  await expect(html).toHaveAttribute('lang', 'en')
})

test(
  'opens pages with the brand of the host, and in a window of the chosen width',
  GALLERY,
  async ({ page, baseURL, mode }) => {
    const { port } = new URL(baseURL ?? '')
    const path = pathInMode(mode, '/?q=optional-only&flow=preferences')
    const brand = page.getByRole('combobox', { name: 'Brand' })
    const link = page.getByRole('link', { name: 'Only optional questions' })
    await page.goto(`http://localhost:${port}${path}`)
    await brand.selectOption('pale-yellow')
    await expect(page).toHaveURL(`http://pale-yellow.localhost:${port}${path}`)
    await link.click()
    await expect(page.getByRole('banner').getByRole('img', { name: 'Zitrone' })).toBeVisible()
    await expect(page).toHaveURL(/\/consent\/optional-only~pale-yellow$/)
    await page.goBack()
    await brand.selectOption('Automatic')
    await expect(page).toHaveURL(`http://localhost:${port}${path}`)
    await page.getByRole('combobox', { name: 'Open in' }).selectOption('Phone, 360')
    await expect.poll(() => readQuery(page)).toContain('width=360')
    const popupPromise = page.waitForEvent('popup')
    await link.click()
    const popup = await popupPromise
    await expect(popup.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })).toBeVisible()
    expect(await popup.evaluate(() => innerWidth)).toBe(360)
    await popup.close()
  },
)

test('resets the sandbox once, and shows the command for Prism', GALLERY, async ({ page, mode }) => {
  // All tests share the sandbox, so it must not be reset.
  let resets = 0
  await page.route('**/__sandbox/reset', (route) => {
    resets += 1
    return route.fulfill({ status: 204 })
  })
  await page.goto(pathInMode(mode, '/?flow=tld-info'))
  await page.getByRole('button', { name: "Prism: A reseller's list, with header" }).press('Enter')
  await expect(page.getByText(/^curl -i .* -d 'hash=nordlicht-opensrs'.*\/tld-info\/unhash'$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Prism: A gateway sends an empty 502' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Reset the sandbox' }).click()
  await expect(page.getByText('The sandbox has forgotten everything that was saved.')).toBeVisible()
  expect(resets).toBe(1)
})
