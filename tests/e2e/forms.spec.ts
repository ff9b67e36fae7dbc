import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

test('repairs the input of an older link, and keeps its button in place', async ({ page }) => {
  await page.goto('/transfer')
  const show = page.getByRole('button', { name: 'Show transfer' })
  await show.click()
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused()
  const place = await show.boundingBox()
  await page.getByLabel('Domain', { exact: true }).fill('anders–buchbinderei.berlin')
  await page.getByLabel('Transfer key').fill(' away-open\u200B ')
  expect(await show.boundingBox()).toEqual(place)
  await show.click()
  await expect(page).toHaveURL(/\/transfer\/away\/anders-buchbinderei\.berlin\/away-open$/)
  await expect(page.getByText('We replaced special characters')).toBeVisible()
})

test('removes invisible characters from contact data, and reports it before saving', async ({ page, sandbox }) => {
  const key = freshKey('pending')
  await page.goto(`/registrant/data_quality/${key}/nordlicht`)
  await page.getByRole('button', { name: 'Change details' }).click()
  // A password manager may fill a form without an event.
  await page.getByLabel('City').evaluate((city: HTMLInputElement) => {
    city.value = 'Ham\u00ADburg'
  })
  await page.getByRole('button', { name: 'Save correction' }).click()
  await expect(page.getByRole('dialog')).toContainText('We removed spaces or invisible characters')
  await page.getByRole('dialog').getByRole('button', { name: 'Save correction' }).click()
  await expect(page.getByText('Your correction was saved')).toBeVisible()
  expect((await sandbox.ledger(key)).map(({ body }) => body)).toMatchObject([{ city: 'Hamburg' }])
})
