import type { Page } from '@playwright/test'
import { decide } from '#tests/support/decide.ts'
import { CONTACT } from '#tests/contract/support/contact.ts'
import { freshKey, type Sandbox } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const link = (key: string) => `/registrant/data_quality/${key}/nordlicht`
const FORM_HEADING = { level: 1, name: 'Correct your contact information' } as const
const DONE_HEADING = { level: 1, name: 'Your contact information is approved' } as const

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function readWrites(sandbox: Sandbox, key: string): Promise<unknown[]> {
  return (await sandbox.ledger(key)).map(({ operation, body }) => ({ operation, body }))
}

const updateOf = (key: string, change: Partial<typeof CONTACT> = {}) => ({
  operation: 'updateContact',
  body: { key, reseller_id: 'nordlicht', ...CONTACT, ...change },
})

async function openForm(page: Page, key: string): Promise<void> {
  await page.goto(link(key))
  await button(page, 'Change details').click()
  await expect(page.getByRole('heading', FORM_HEADING)).toBeFocused()
}

test('corrects contact data twice by keyboard, then approves it', async ({ page, sandbox }) => {
  const key = freshKey('pending')
  await page.goto(link(key))
  for (const city of ['Leeds', 'York']) {
    await button(page, 'Change details').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', FORM_HEADING)).toBeFocused()
    await field(page, 'City').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(`  ${city} `)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText(`→ ${city}`)
    await dialogButton(page, 'Save changes').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByText('were saved, but the details are not approved yet')).toBeVisible()
    await expect(page.getByText(city, { exact: true })).toBeVisible()
  }
  expect(await readWrites(sandbox, key)).toEqual([updateOf(key, { city: 'Leeds' }), updateOf(key, { city: 'York' })])
  await button(page, 'Approve').focus()
  await page.keyboard.press('Enter')
  await dialogButton(page, 'Approve').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', DONE_HEADING)).toBeVisible()
  const writes = await readWrites(sandbox, key)
  expect(writes).toHaveLength(3)
  expect(writes[2]).toEqual(updateOf(key, { city: 'York' }))
})

test('reports missing and overlong input at the field and in the summary, and sends nothing', async ({
  page,
  sandbox,
}) => {
  const key = freshKey('pending')
  await openForm(page, key)
  await button(page, 'Save changes').click()
  await expect(page.getByText('You have not changed anything yet')).toBeVisible()
  await field(page, 'Name').fill(' ')
  await field(page, 'Email address').fill('alex.morgan')
  await page.getByLabel('Country').selectOption('')
  await button(page, 'Save changes').click()
  const summary = page.getByRole('group', { name: 'Please fix the following' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your full name',
    'Enter an email address with an @ sign, like name@example.com',
    'Choose a country',
  ])
  await summary.getByRole('link', { name: 'Choose a country' }).click()
  await expect(page.getByLabel('Country')).toBeFocused()
  await expect(page.getByLabel('Country')).toHaveAccessibleDescription(/Choose a country/)
  const name = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(8).trim()
  await field(page, 'Name').fill(name)
  await button(page, 'Save changes').click()
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/Use 255 characters or fewer/)
  await expect(field(page, 'Name')).toHaveValue(name)
  expect(await sandbox.ledger(key)).toEqual([])
})

test('keeps input when the language changes, and asks before discarding it', async ({ page }) => {
  await openForm(page, freshKey('no-countries'))
  await field(page, 'Address').fill('Rruga B\nTirana')
  await page.getByLabel('Country').selectOption('Albania')
  await page.getByLabel('Language').selectOption('de')
  await expect(page.getByRole('heading', { level: 1, name: 'Kontaktdaten berichtigen' })).toBeVisible()
  await expect(field(page, 'Anschrift')).toHaveValue('Rruga B\nTirana')
  await expect(page.getByLabel('Land', { exact: true })).toHaveValue('AL')
  await expect(page.getByLabel('Land', { exact: true }).getByRole('option', { name: 'Österreich' })).toHaveCount(1)
  await button(page, 'Zurück').click()
  await dialogButton(page, 'Auf dieser Seite bleiben').click()
  await expect(field(page, 'Anschrift')).toHaveValue('Rruga B\nTirana')
  await button(page, 'Zurück').click()
  await dialogButton(page, 'Ohne Speichern verlassen').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stimmen diese Kontaktdaten?' })).toBeVisible()
})

test('requires a country before contact data can be approved', async ({ page, sandbox, allowFailures }) => {
  allowFailures(/status of 422/)
  const key = freshKey('no-country')
  await page.goto(link(key))
  await decide(page, { label: 'Approve' })
  await expect(page.getByRole('alert')).toContainText('Name, e-mail address, address, city and country are needed.')
  await button(page, 'Change details').click()
  await page.getByLabel('Country').selectOption('United Kingdom')
  await button(page, 'Save changes').click()
  await expect(page.getByRole('dialog')).toContainText('Added: United Kingdom')
  await dialogButton(page, 'Save changes').click()
  await expect(page.getByText('were saved, but the details are not approved yet')).toBeVisible()
  await decide(page, { label: 'Approve' })
  await expect(page.getByRole('heading', DONE_HEADING)).toBeVisible()
  expect(await readWrites(sandbox, key)).toEqual([updateOf(key, { country: '' }), updateOf(key), updateOf(key)])
})

test('requires contact data to be entered before it can be approved', async ({ page, sandbox }) => {
  const key = freshKey('no-contact')
  await page.goto(link(key))
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your contact information' })).toBeVisible()
  await expect(button(page, 'Approve')).toHaveCount(0)
  await expect(page.getByText('Before you approve')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Send a document as proof' })).toHaveCount(0)
  await button(page, 'Enter details').click()
  await field(page, 'Name').fill(CONTACT.full_name)
  await field(page, 'Organization').fill(CONTACT.org_name)
  await field(page, 'Email address').fill(CONTACT.email)
  await field(page, 'Address').fill(CONTACT.address)
  await field(page, 'Postal code').fill(CONTACT.postal_code)
  // A password manager may fill in a form without dispatching an event.
  await field(page, 'City').evaluate((input: HTMLInputElement, city) => (input.value = city), `${CONTACT.city}\u00AD`)
  await field(page, 'State or region').fill(CONTACT.state)
  await page.getByLabel('Country').selectOption('GB')
  await button(page, 'Save changes').click()
  await expect(page.getByRole('dialog')).toContainText('We removed spaces or invisible characters')
  await dialogButton(page, 'Save changes').click()
  await expect(button(page, 'Approve')).toBeVisible()
  expect(await readWrites(sandbox, key)).toEqual([updateOf(key)])
})

test('does not approve contact data that another window changed or approved', async ({ page, sandbox }) => {
  const key = freshKey('pending')
  await page.goto(link(key))
  await expect(page.getByText(CONTACT.city, { exact: true })).toBeVisible()
  const updateElsewhere = (city: string) =>
    page.request.post('/registrant/api/no-auth/data_quality/update_contact', {
      form: { key, reseller_id: 'nordlicht', ...CONTACT, city },
    })
  await updateElsewhere('York')
  await decide(page, { label: 'Approve' })
  await expect(page.getByText('was changed elsewhere')).toBeVisible()
  await expect(page.getByText('York', { exact: true })).toBeVisible()
  // Saving the data unchanged approves it.
  await updateElsewhere('York')
  await decide(page, { label: 'Approve' })
  await expect(page.getByRole('heading', DONE_HEADING)).toBeVisible()
  await expect(button(page, 'Approve')).toHaveCount(0)
  expect(await sandbox.ledger(key)).toHaveLength(2)
})
