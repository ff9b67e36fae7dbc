import { expect, test } from '#tests/support/test.ts'

test('pale yellow: what was given, what it measured, and what the pages use', async ({ page }) => {
  await page.goto('/preview/brand/pale-yellow')
  const links = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Links' }) })
    .last()
  await expect(links).toContainText('#fff176')
  await expect(links).toContainText('Contrast: 1.07:1')
  await expect(links).toContainText('Corrected.')
  const used = await page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-link'))
  await expect(links).toContainText(used)
  await expect(page.getByText('Set to de-DE. The pages open in German')).toBeVisible()
  await expect(page.getByRole('link', { name: 'https://zitrone.example/' }).last()).toBeVisible()
})

test('a brand that is used as it is', async ({ page }) => {
  await page.goto('/preview/brand/nordlicht')
  await expect(page.getByText('Used as provided.')).toHaveCount(3)
  await expect(page.getByText('Corrected.')).toHaveCount(0)
  await expect(page.getByText('The image loads and is used.')).toHaveCount(3)
})

test('a logo that does not load', async ({ page, declaredFailures }) => {
  declaredFailures(/./)
  await page.goto('/preview/brand/broken-logo')
  await expect(page.getByText('The image does not load. The header bar shows')).toBeVisible()
})

test('nothing given', async ({ page }) => {
  await page.goto('/preview/brand/legacy-nulls')
  await expect(page.getByText('Not provided. The pages use their own color.')).toHaveCount(3)
  await expect(page.getByText('Not provided. The logo links to the home page.')).toBeVisible()
  await expect(page.getByText('Not provided. The pages open in the browser’s language')).toBeVisible()
})

test('an account of the registrar itself, and parts that a brand hides', async ({ page }) => {
  await page.goto('/preview/brand/abc-tucows')
  await expect(page.getByText('no reseller is named')).toBeVisible()
  await page.goto('/preview/brand/flags-off')
  await expect(page.getByText('Hidden by this brand').first()).toBeVisible()
})
