import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/test.ts'
import { SAMPLE_FAILURES } from '#tests/support/sample-failures.ts'
import { testStates } from '#tests/support/states.ts'

const partOf = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name }) })
    .last()

const propertyOf = (page: Page, name: string) =>
  page.evaluate((property) => document.documentElement.style.getPropertyValue(property), name)

test('pale yellow: what was given, what it measured, and what the pages use', async ({ page }) => {
  await page.goto('/preview/brand/pale-yellow')
  const links = partOf(page, 'Links')
  await expect(links).toContainText('Provided #fff176')
  await expect(links).toContainText('Darkened on light pages.')
  await expect(links.getByRole('figure').first()).toContainText(await propertyOf(page, '--brand-link'))
  await expect(links.getByRole('figure').first()).toContainText('As provided: 1.02:1')
  await expect(links.getByRole('figure').last()).toContainText('#fff176')

  const buttons = partOf(page, 'Buttons')
  await expect(buttons).toContainText('Used as provided, with a border.')
  expect(await propertyOf(page, '--brand-button')).toBe('#fff59d')
  const border = await propertyOf(page, '--brand-button-line')
  expect(border).not.toBe('#fff59d')
  await expect(buttons.getByRole('figure').first()).toContainText(`Border ${border}`)

  await expect(page.getByText('The logo can hardly be seen on the header bar')).toBeVisible()
  await expect(page.getByText('Set to de-DE. The pages open in German')).toBeVisible()
  await expect(page.getByRole('link', { name: 'https://zitrone.example/' }).last()).toBeVisible()
})

test('a brand that light pages use as it is', async ({ page }) => {
  await page.goto('/preview/brand/nordlicht')
  await expect(partOf(page, 'Header bar')).toContainText('Used as provided.')
  await expect(partOf(page, 'Links')).toContainText('Lightened on dark pages.')
  await expect(page.getByText(/^Darkened/)).toHaveCount(0)
  await expect(page.getByText('The image loads and is used.')).toHaveCount(3)
  await expect(page.getByText('The logo can hardly be seen')).toHaveCount(0)
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

testStates('brand-check', ['Brand check for', 'Branding-Prüfung für'], 'main dl', SAMPLE_FAILURES)
