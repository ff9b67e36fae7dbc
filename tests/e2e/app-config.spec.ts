import type { Page } from '@playwright/test'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { FEATURES_BY_HOST } from '#tests/support/form.ts'
import { addressOf } from '#tests/support/address-of.ts'
import { expect, test } from '#tests/support/test.ts'

const PREFERENCES = { level: 1, name: 'Your data sharing preferences' } as const
const NOT_FOUND = { level: 1, name: 'Page not found' } as const

/** Opens the page of a configuration scenario. */
async function open(page: Page, state: string, baseURL = ''): Promise<void> {
  const row = SCENARIOS.find((each) => each.flow === 'app-config' && each.state === `config-${state}`)
  if (!row) throw new Error(`There is no scenario config-${state}`)
  await page.goto(addressOf(row, baseURL))
}

const copy = (page: Page) => page.getByRole('link', { name: 'Request a copy of your data' })

test('a feature that is off leads to /404', FEATURES_BY_HOST, async ({ page, baseURL }) => {
  await open(page, 'list', baseURL)
  await expect(page.getByRole('heading', NOT_FOUND)).toBeVisible()
  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test(
  'a feature that is on shows its page, and a list turns the others off',
  FEATURES_BY_HOST,
  async ({ page, baseURL }) => {
    await open(page, 'list-with-consent', baseURL)
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
    await expect(copy(page)).toHaveCount(0)
    await open(page, 'nothing-named', baseURL)
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
    await expect(copy(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

test(
  'an unreadable flag counts as on, with one warning',
  FEATURES_BY_HOST,
  async ({ page, baseURL, declaredWarnings }) => {
    declaredWarnings(/consent, dls/)
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await open(page, 'odd-flags', baseURL)
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
    expect(warnings).toEqual(['Neither on nor off in /trade/config, so on: consent, dls'])
  },
)

test(
  'a configuration that is none shows the page, and a banner',
  FEATURES_BY_HOST,
  async ({ page, baseURL, declaredFailures }) => {
    declaredFailures(/status of 50\d/)
    await open(page, 'html', baseURL)
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Unknown error')
  },
)

test('Home leads to a scenario of another host', FEATURES_BY_HOST, async ({ page, baseURL }) => {
  await page.goto(`http://localhost:${new URL(baseURL ?? '').port}/`)
  await page.getByRole('link', { name: /^\d+ app-config, all$/ }).click()
  await page.getByRole('link', { name: 'A list of names, consent is not in it' }).click()
  await expect(page.getByRole('heading', NOT_FOUND)).toBeVisible()
  await expect(page).toHaveURL(/\/\/config-list\.localhost:/)
})
