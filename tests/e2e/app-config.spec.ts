import type { Page } from '@playwright/test'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { FEATURES_BY_HOST } from '#tests/support/serving-mode.ts'
import { addressOf } from '#tests/support/address-of.ts'
import { expect, test } from '#tests/support/test.ts'

const PREFERENCES = { level: 1, name: 'Your data sharing preferences' } as const
const NOT_FOUND = { level: 1, name: 'Page not found' } as const

async function open(page: Page, state: string, baseURL = ''): Promise<void> {
  const row = SCENARIOS.find((each) => each.flow === 'app-config' && each.state === `config-${state}`)
  if (!row) throw new Error(`No scenario config-${state}`)
  await page.goto(addressOf(row, baseURL))
}

test('shows only the pages of enabled features', FEATURES_BY_HOST, async ({ page, baseURL, allowWarnings }) => {
  allowWarnings(/consent, dls/)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await open(page, 'list', baseURL)
  await expect(page.getByRole('heading', NOT_FOUND)).toBeVisible()
  await expect(page).toHaveURL(/\/404$/)
  for (const [state, linkCount] of [
    ['list-with-consent', 0],
    ['nothing-named', 1],
    ['odd-flags', 1],
  ] as const) {
    await open(page, state, baseURL)
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Request a copy of your data' })).toHaveCount(linkCount)
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  expect(warnings).toEqual(['Unreadable flags in /trade/config, treated as on: consent, dls'])
})
