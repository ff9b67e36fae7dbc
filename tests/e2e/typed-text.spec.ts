import { field, submit } from '#tests/support/data-copy.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

test('sends a repaired email address and says what was removed', async ({ page, sandbox }) => {
  const key = freshKey('nothing-requested')
  await page.goto(`/request/${key}`)
  await field(page).fill('mailto:ne\u200Ble@example.org;')
  await submit(page).click()
  await expect(page.getByText('We received your request')).toBeVisible()
  await expect(page.getByText('We removed spaces or invisible characters')).toBeVisible()
  expect((await sandbox.ledger(key)).map(({ body }) => body)).toMatchObject([{ email_address: 'nele@example.org' }])
})

test('refuses a lost character with the reason', async ({ page, sandbox }) => {
  const key = freshKey('nothing-requested')
  await page.goto(`/request/${key}`)
  await field(page).fill('n\uFFFDle@example.org')
  await submit(page).click()
  await expect(field(page)).toHaveAccessibleDescription(/was lost when the text was copied/)
  expect(await sandbox.ledger(key)).toEqual([])
})

test('opens the transfer of a repaired domain and says what was replaced', async ({ page }) => {
  await page.goto('/transfer')
  await page.getByLabel('Domain').fill('anders–buchbinderei.berlin')
  const key = freshKey('away-open')
  await page.getByLabel('Transfer key').fill(`${key}\u200B`)
  await page.getByRole('button', { name: 'Show transfer' }).click()
  await expect(page).toHaveURL(new RegExp(`anders-buchbinderei\\.berlin/${key}$`))
  await expect(page.getByText('We replaced special characters')).toBeVisible()
})

test('saves a contact without invisible characters and says so before', async ({ page, sandbox }) => {
  const key = freshKey('pending')
  await page.goto(`/registrant/data_quality/${key}/nordlicht`)
  await page.getByRole('button', { name: 'Change details' }).click()
  // As a password manager fills a form: without an event.
  await page.getByLabel('City').evaluate((city: HTMLInputElement) => {
    city.value = 'Ham\u00ADburg'
  })
  await page.getByRole('button', { name: 'Save correction' }).click()
  await expect(page.getByRole('dialog')).toContainText('We removed spaces or invisible characters')
  await page.getByRole('dialog').getByRole('button', { name: 'Save correction' }).click()
  await expect(page.getByText('Your correction was saved')).toBeVisible()
  expect((await sandbox.ledger(key)).map(({ body }) => body)).toMatchObject([{ city: 'Hamburg' }])
})
