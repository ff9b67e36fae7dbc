import type { Page } from '@playwright/test'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { FEATURES_BY_HOST } from '#tests/support/form.ts'
import { addressOf } from '#tests/support/address-of.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { expect, test } from '#tests/support/test.ts'
import { testStates } from '#tests/support/states.ts'

const PREFERENCES = { level: 1, name: 'Your data sharing preferences' } as const
const NOT_FOUND = { level: 1, name: 'Page not found' } as const

/** Opens the page of a configuration scenario. */
async function open(page: Page, state: string, baseURL = ''): Promise<void> {
  const row = SCENARIOS.find((each) => each.flow === 'app-config' && each.state === `config-${state}`)
  if (!row) throw new Error(`There is no scenario config-${state}`)
  await page.goto(addressOf(row, baseURL))
}

/** Warnings of the console so far. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  return warnings
}

for (const state of inTurn(['consent-off', 'bare-map', 'list', 'list-in-features', 'words'], 0, 2)) {
  test(`a feature that is off leads to /404: ${state}`, FEATURES_BY_HOST, async ({ page, baseURL }) => {
    await open(page, state, baseURL)
    await expect(page.getByRole('heading', NOT_FOUND)).toBeVisible()
    await expect(page).toHaveURL(/\/404$/)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

for (const state of ['development', 'nothing-named', 'list-with-consent']) {
  test(`a feature that is on shows its view: ${state}`, FEATURES_BY_HOST, async ({ page, baseURL }) => {
    await open(page, state, baseURL)
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test(
  'in a list, what is not named is off: also the ways to a copy of the data',
  FEATURES_BY_HOST,
  async ({ page, baseURL }) => {
    await open(page, 'list-with-consent', baseURL)
    await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Request a copy of your data' })).toHaveCount(0)
    await open(page, 'nothing-named', baseURL)
    await expect(page.getByRole('link', { name: 'Request a copy of your data' })).toBeVisible()
  },
)

test(
  'a flag that nobody can read is on, and the console says so once',
  FEATURES_BY_HOST,
  async ({ page, baseURL, declaredWarnings }) => {
    declaredWarnings(/consent, dls/)
    const warnings = warningsOf(page)
    await open(page, 'odd-flags', baseURL)
    await expect(page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })).toBeVisible()
    expect(warnings).toEqual(['Neither on nor off in /trade/config, so on: consent, dls'])
  },
)

for (const [state, words] of inTurn(
  [
    ['other-json', 'Unknown error'],
    ['html', 'Unknown error'],
    ['not-json', 'Unknown error'],
    ['error-empty', 'Unknown error'],
    ['error-500', 'The service failed while handling this request.'],
  ] as const,
  0,
  2,
)) {
  test(
    `a configuration that is not one shows the view and is told in the banner: ${state}`,
    FEATURES_BY_HOST,
    async ({ page, baseURL, declaredFailures }) => {
      declaredFailures(/status of 50\d/)
      await open(page, state, baseURL)
      await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
      await expect(page.getByRole('alert')).toContainText(words)
    },
  )
}

test('Home leads to a scenario that a host tells', FEATURES_BY_HOST, async ({ page, baseURL }) => {
  await page.goto(`http://localhost:${new URL(baseURL ?? '').port}/`)
  await page.getByRole('link', { name: /^\d+ app-config, all$/ }).click()
  await page.getByRole('link', { name: 'A list of names, consent is not in it' }).click()
  await expect(page.getByRole('heading', NOT_FOUND)).toBeVisible()
  await expect(page).toHaveURL(/\/\/config-list\.localhost:/)
})

testStates(
  'app-config',
  ['Your data sharing preferences', 'Ihre Einstellungen zur Datenweitergabe'],
  'main fieldset',
  [
    [
      'Page not found',
      'Seite nicht gefunden',
      ['config-consent-off', 'config-bare-map', 'config-list', 'config-list-in-features', 'config-words'],
    ],
    // The view shows, and the banner tells that nobody knows whether it should.
    [
      'Your data sharing preferences',
      'Ihre Einstellungen zur Datenweitergabe',
      [
        'config-odd-flags',
        'config-not-found',
        'config-too-many',
        'config-error-500',
        'config-unavailable',
        'config-bad-gateway',
        'config-gateway-timeout',
        'config-other-json',
        'config-html',
        'config-not-json',
        'config-error-empty',
      ],
    ],
    ['How your data is shared', 'So werden Ihre Daten weitergegeben', ['config-data-copy-off']],
    ['Brand check for nordlicht', 'Branding-Prüfung für nordlicht', ['config-production']],
    ['Loading', 'Wird geladen', ['config-never']],
  ],
  { 'config-odd-flags': /consent, dls/ },
)
