import type { Page } from '@playwright/test'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const STATE = 'minimum-only'

const group = (page: Page, name: RegExp) => page.getByRole('group', { name })
const box = (page: Page, name: RegExp) => group(page, name).getByRole('checkbox')
const show = (page: Page) => page.getByRole('button', { name: 'Show previously saved preferences' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Preferences' })
const saved = (page: Page) => page.getByText(/^Your preferences were saved/)

test('an open group without a full set is asked for its minimum, a forced one is nowhere', async ({
  page,
  sandbox,
}) => {
  const key = freshKey(STATE)
  await page.goto(`/consent/${key}`)
  await expect(box(page, /^\.vegas/)).not.toBeChecked()
  await expect(group(page, /^\.vegas/)).toContainText('Last Name')
  await expect(group(page, /^\.vegas/)).not.toContainText('always shared')
  await expect(page.getByText('.com', { exact: true })).toHaveCount(0)
  await box(page, /^\.vegas/).check()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect(await sandbox.ledger(key)).toMatchObject([
    { body: { consents: [{ uid: 'c-1701', status: 'ACCEPTED_CONTRACTUAL_MINIMUM' }] } },
  ])
})

test('left empty, it is declined', async ({ page, sandbox }) => {
  const key = freshKey(STATE)
  await page.goto(`/consent/${key}`)
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect(await sandbox.ledger(key)).toMatchObject([{ body: { consents: [{ uid: 'c-1701', status: 'DENIED' }] } }])
})

test('what was allowed at the minimum opens ticked behind the toggle, and can be withdrawn and given', async ({
  page,
  sandbox,
}) => {
  const key = freshKey(STATE)
  await page.goto(`/consent/${key}`)
  await expect(box(page, /^\.vegas/)).toBeVisible()
  await expect(group(page, /^\.xyz/)).toBeHidden()
  await show(page).click()
  await expect(box(page, /^\.xyz/)).toBeChecked()
  await expect(box(page, /^\.online/)).not.toBeChecked()
  await box(page, /^\.xyz/).uncheck()
  await box(page, /^\.online/).check()
  // Its full set adds nothing, which is no reason to hold anybody to it.
  await box(page, /^\.yachts/).uncheck()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  const saves = await sandbox.ledger(key)
  expect(saves.map(({ body }) => body)).toEqual([
    {
      consents: [
        { uid: 'c-1703', status: 'ACCEPTED_CONTRACTUAL_MINIMUM' },
        { uid: 'c-1701', status: 'DENIED' },
        { uid: 'c-1702', status: 'DENIED' },
        { uid: 'c-1706', status: 'DENIED' },
      ],
    },
  ])
  await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText('Declined: First Name')

  await page.reload()
  await expect(box(page, /^\.xyz/)).not.toBeChecked()
  await expect(box(page, /^\.online/)).toBeChecked()
  await expect(box(page, /^\.yachts/)).not.toBeChecked()
})

test('for reference are only open groups whose full set adds nothing', async ({ page }) => {
  await page.goto(`/consent/${freshKey(STATE)}`)
  const reference = page.locator('section').filter({ has: page.getByRole('heading', { name: 'For your reference' }) })
  await expect(reference.locator(':scope > ul > li')).toHaveCount(1)
  await expect(reference).toContainText('.boats')
})
