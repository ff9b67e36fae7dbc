import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

test('the validation of a form is loaded with the first focus', async ({ page }) => {
  const validation: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/(?:[\w-]+-)?schemas?-/.test(request.url())) validation.push(request.url())
  })
  await page.goto(`/trademark/370d0b7c9223372036854775807/${freshKey('open')}`)
  await page.waitForLoadState('networkidle')
  expect(validation).toEqual([])
  await page.getByRole('main').getByRole('checkbox').focus()
  await expect.poll(() => validation).not.toEqual([])
})

test('the form of an older link is corrected and repaired while its button stays in place', async ({ page }) => {
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
