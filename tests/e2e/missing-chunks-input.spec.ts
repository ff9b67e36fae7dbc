import { newScripts, PRACTICES, test } from '#tests/support/gateway-test.ts'
import { rememberLanguage } from '#tests/support/language.ts'
import { loadsOf } from '#tests/support/loads.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'

test('no script that is missing blocks the saving of preferences', async ({ page, gateway, sandbox }) => {
  const key = freshKey('optional-only')
  await page.goto(`${gateway.origin}/consent/${key}`)
  const box = page.getByRole('checkbox').last()
  await expect(box).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The receipt comes after the save, and is not what is looked at here.
  const isNew = newScripts(gateway)
  gateway.fail((path) => isNew(path) && !path.includes('receipt'), 'late')
  await box.check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  expect(await sandbox.ledger(key)).toHaveLength(1)
})

test('validation that is missing never costs what was typed: it is said, with a button', async ({
  page,
  gateway,
  declaredFailures,
}) => {
  declaredFailures(/status of 404|A part of the page is missing/)
  // Not the browser's language: the page has one of its own by then.
  await rememberLanguage(page, 'de')
  await page.goto(`${gateway.origin}/request/${freshKey('nothing-requested')}`)
  const field = page.getByRole('textbox', { name: 'E-Mail-Adresse' })
  await expect(field).toBeVisible()
  await page.waitForLoadState('networkidle')
  const loads = loadsOf(page)
  const isNew = newScripts(gateway)
  gateway.fail(isNew, 'late')
  await field.fill('jo@example.com')
  await expect(field).toBeFocused()
  gateway.fail(isNew, 'gone')
  const notice = page.getByRole('alert').filter({ hasText: 'Diese Seite wurde nicht vollständig geladen' })
  await expect(notice).toContainText('Wenn Sie die Seite neu laden, gehen Ihre Eingaben verloren.')
  await expect(notice).toHaveAttribute('lang', 'de')
  await expect(field).toHaveValue('jo@example.com')
  expect(loads()).toBe(0)
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(notice).toBeFocused()
  await expect(field).toHaveValue('jo@example.com')
  gateway.mend()
  await notice.getByRole('button', { name: 'Seite neu laden' }).click()
  await expect(field).toHaveValue('')
  await expect(notice).toHaveCount(0)
  expect(loads()).toBe(1)
})

test('nobody who types is interrupted', async ({ page, gateway, declaredFailures }) => {
  declaredFailures(/status of 404|A part of the page is missing/)
  await page.goto(`${gateway.origin}/transfer/in/anders-buchbinderei.berlin/${freshKey('in-open')}`)
  const field = page.getByLabel('Your auth code')
  await expect(field).toBeVisible()
  await page.waitForLoadState('networkidle')
  const loads = loadsOf(page)
  await field.pressSequentially('aB')
  gateway.fail(newScripts(gateway), 'gone')
  await field.blur()
  await field.focus()
  await field.pressSequentially('3$-x')
  await expect(field).toHaveValue('aB3$-x')
  expect(loads()).toBe(0)
})

test('whoever presses the other answer while the check of a code loads is asked about that one', async ({
  page,
  gateway,
}) => {
  await page.goto(`${gateway.origin}/transfer/in/anders-buchbinderei.berlin/${freshKey('in-open')}`)
  const answer = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(answer('Accept transfer')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const isCheck = newScripts(gateway)
  gateway.fail(isCheck, 'late')
  await page.getByLabel('Your auth code').fill('aB&<3=+%0O')
  await answer('Accept transfer').click()
  await answer('Decline transfer').click()
  const dialog = page.getByRole('dialog')
  const decline = dialog.getByRole('button', { name: 'Decline transfer' })
  await expect(decline).toBeVisible()
  const checked = page.waitForEvent('requestfinished', (request) => isCheck(new URL(request.url()).pathname))
  gateway.mend()
  await checked
  await page.waitForLoadState('networkidle')
  await expect(dialog.getByRole('button')).toHaveText(['Decline transfer', 'Go back'])
  await dialog.getByRole('button', { name: 'Go back' }).click()
  // It is there by now: this one was not asked about because the other was.
  await answer('Accept transfer').click()
  await expect(dialog.getByRole('button')).toHaveText(['Accept transfer', 'Go back'])
})

test('a page that was left on purpose is not kept: the way to the next one costs one reload', async ({
  page,
  gateway,
  declaredFailures,
}) => {
  declaredFailures(/status of 404|A part of the page is missing/)
  await page.goto(`${gateway.origin}/consent/${freshKey('optional-only')}`)
  await page.getByRole('checkbox').last().check()
  await page.waitForLoadState('networkidle')
  gateway.fail(newScripts(gateway), 'gone', 1)
  const loads = loadsOf(page)
  // The page asks in its own words; the browser must not ask once more.
  page.on('dialog', (dialog) => {
    throw new Error(`the browser asks: ${dialog.type()}`)
  })
  await page.getByRole('link', { name: 'Data Sharing' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', PRACTICES)).toBeVisible()
  expect(loads()).toBe(1)
})
