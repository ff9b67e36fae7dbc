import type { Page } from '@playwright/test'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const MANY_GROUPS = 'many-groups'
const ALLOW_ALL = 'Allow data sharing for all options above'

const filterBox = (page: Page) => page.getByRole('searchbox', { name: 'Search by domain ending, product or registry' })
const box = (page: Page, name: RegExp) => page.getByRole('group', { name }).getByRole('checkbox')
const count = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('filters choices by ending and registry, and saves nothing', async ({ page, sandbox }) => {
  const key = freshKey(MANY_GROUPS)
  await page.goto(`/consent/${key}`)
  await expect(count(page, '33 of 33 choices shown')).toBeVisible()
  await filterBox(page).fill('.KO')
  await expect(count(page, '1 of 33 choices shown')).toBeVisible()
  await expect(box(page, /^\.koeln/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Optional personal data' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Domains that require data sharing' })).toBeHidden()
  await filterBox(page).fill('pointquebec')
  await expect(box(page, /^\.quebec/)).toBeVisible()
  await filterBox(page).fill('no such registry')
  await expect(count(page, '0 of 33 choices shown')).toBeVisible()
  await page.getByRole('button', { name: 'Show all choices' }).click()
  await expect(filterBox(page)).toHaveValue('')
  await expect(count(page, '33 of 33 choices shown')).toBeVisible()
  await filterBox(page).fill('gmo')
  await filterBox(page).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The dialog moves focus to a box that the filter hid.
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit preferences' }).click()
  await expect(box(page, /^\.abudhabi/)).toBeFocused()
  await expect(filterBox(page)).toHaveValue('')
  expect(await sandbox.ledger(key)).toEqual([])
})

test('keeps hidden choices, and applies "Allow all" only to shown choices', async ({ page, sandbox }) => {
  const key = freshKey(MANY_GROUPS)
  await page.goto(`/consent/${key}`)
  await box(page, /^\.paris/).check()
  for (const ending of ['.abudhabi', '.kyoto', '.london', '.miami', '.wien']) {
    await box(page, new RegExp(`^\\${ending}`)).check()
  }
  await filterBox(page).fill('gmo')
  await expect(box(page, /^\.paris/)).toHaveCount(0)
  const effects = page.locator('section').filter({ has: page.getByRole('heading', { name: /when you save/ }) })
  await expect(effects).toContainText('.paris (City of Paris)')
  await expect(page.getByText('33 choices left, 6 allowed')).toBeVisible()
  await expect(page.getByText('These buttons apply only to the 2 choices shown.')).toBeVisible()
  await page.getByRole('checkbox', { name: ALLOW_ALL }).check()
  await expect(page.getByText('33 choices left, 8 allowed')).toBeVisible()
  await page.getByRole('button', { name: 'Decline all' }).click()
  await box(page, /^\.tokyo/).check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByText(/^Your preferences were saved/)).toBeVisible()
  const saves = await sandbox.ledger(key)
  expect(saves).toHaveLength(1)
  const consents = saves.flatMap(({ body }) => (body as { consents: { uid: string; status: string }[] }).consents)
  expect(consents).toHaveLength(33)
  expect(consents.filter(({ status }) => status !== 'DENIED').map(({ uid }) => uid)).toEqual([
    'c-2036',
    'c-2028',
    'c-2012',
    'c-2020',
    'c-2003',
    'c-2024',
    'c-2004',
  ])
})
