import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/test.ts'

const findSection = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name }) })
    .last()

const readProperty = (page: Page, name: string) =>
  page.evaluate((property) => document.documentElement.style.getPropertyValue(property), name)

test('shows provided colors, their contrast, and the corrected colors', async ({ page }) => {
  await page.goto('/preview/brand/pale-yellow')
  const links = findSection(page, 'Links')
  await expect(links).toContainText('Provided #fff176')
  await expect(links).toContainText('Darkened on light pages.')
  await expect(links.getByRole('figure').first()).toContainText(await readProperty(page, '--brand-link'))
  await expect(links.getByRole('figure').first()).toContainText('As provided: 1.02:1')
  await expect(links.getByRole('figure').last()).toContainText('#fff176')

  const buttons = findSection(page, 'Buttons')
  await expect(buttons).toContainText('Used as provided, with a border.')
  expect(await readProperty(page, '--brand-button')).toBe('#fff59d')
  const border = await readProperty(page, '--brand-button-line')
  expect(border).not.toBe('#fff59d')
  await expect(buttons.getByRole('figure').first()).toContainText(`Border ${border}`)

  await expect(page.getByText('The logo is hard to see on the header bar')).toBeVisible()
  await expect(page.getByText('Set to de-DE. The pages open in German')).toBeVisible()
  await expect(page.getByRole('link', { name: 'https://zitrone.example/' }).last()).toBeVisible()
})

test("reports a broken logo, the registrar's own account, and hidden parts", async ({ page, allowFailures }) => {
  allowFailures(/./)
  await page.goto('/preview/brand/broken-logo')
  await expect(page.getByText('The image does not load. The header bar shows')).toBeVisible()
  // The registrar's own reseller id.
  await page.goto('/preview/brand/abc-tucows')
  await expect(page.getByText('no reseller is named')).toBeVisible()
  await page.goto('/preview/brand/flags-off')
  await expect(page.getByText('Hidden by this brand').first()).toBeVisible()
})
