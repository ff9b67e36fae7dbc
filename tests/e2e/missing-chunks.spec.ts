import { CHUNK_TIMEOUT_MS } from '#lib/optional-import.ts'
import { inForm } from '#tests/support/form.ts'
import { INCOMPLETE, newScripts, PRACTICES, PREFERENCES, test } from '#tests/support/gateway-test.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { rememberLanguage } from '#tests/support/language.ts'
import { loadsOf } from '#tests/support/loads.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'

/** What the browser and the pages write to the console about a chunk that is missing. */
const MISSING = /status of 404|MIME type|A part of the page is missing/
const isEntry = (path: string) => path.startsWith('/assets/app-')

for (const mishap of inTurn(['gone', 'page'] as const, 0, 2)) {
  test(`a view with a script that is ${mishap} reloads once at its address, then says what to do`, async ({
    page,
    plainGateway: gateway,
    declaredFailures,
  }) => {
    declaredFailures(MISSING)
    await page.goto(`${gateway.origin}/consent/${freshKey('optional-only')}`)
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
    const loads = loadsOf(page)
    gateway.fail(newScripts(gateway), mishap)
    await page.getByRole('link', { name: 'Data Sharing' }).click()
    await expect(page.getByRole('heading', { level: 1, name: INCOMPLETE })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveURL(/\/data-sharing$/)
    await page.waitForLoadState('networkidle')
    expect(loads()).toBe(1)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: INCOMPLETE })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(loads()).toBe(2)
    gateway.mend()
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', PRACTICES)).toBeVisible()
    expect(loads()).toBe(3)
  })
}

test('messages that are missing are asked for once more, in the language that was chosen', async ({
  page,
  gateway,
  declaredFailures,
}) => {
  declaredFailures(MISSING)
  await page.goto(`${gateway.origin}/consent/${freshKey('optional-only')}`)
  await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
  const loads = loadsOf(page)
  gateway.fail(newScripts(gateway), 'gone', 1)
  await page.getByLabel('Language').selectOption('de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Einstellungen zur Datenweitergabe')
  expect(loads()).toBe(1)
})

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' })
  for (const mishap of inTurn(['gone', 'page'] as const, 1, 2)) {
    test(`an entry that is ${mishap} is asked for twice, then words need no script`, async ({
      page,
      form,
      plainGateway: gateway,
      declaredFailures,
    }) => {
      declaredFailures(MISSING)
      gateway.fail(isEntry, mishap)
      const loads = loadsOf(page)
      const link = `/consent/${freshKey('optional-only')}?from=mail`
      const address = `${gateway.origin}${link}#part`
      await page.goto(address)
      const words = page.getByRole('heading', { level: 1, name: 'Cette page ne s’est pas chargée entièrement' })
      await expect(words).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(page).toHaveURL(address)
      await page.waitForLoadState('networkidle')
      expect(loads()).toBe(2)
      gateway.mend()
      await page.getByRole('button', { name: 'Recharger la page' }).click()
      await expect(page.getByRole('heading', { level: 1, name: PREFERENCES.name })).toBeVisible()
      await expect(page).toHaveURL(gateway.origin + inForm(form, `${link}#part`))
    })
  }
})

test('an entry that has not come in time is asked for once more', async ({ page, plainGateway: gateway }) => {
  await page.clock.install()
  const loads = loadsOf(page)
  gateway.fail(isEntry, 'late', 1)
  await page.goto(`${gateway.origin}/consent/${freshKey('optional-only')}`, { waitUntil: 'commit' })
  await expect.poll(() => gateway.asked.some(isEntry)).toBe(true)
  await page.clock.fastForward(CHUNK_TIMEOUT_MS)
  await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
  // What has come is not waited for any longer.
  await page.clock.fastForward(CHUNK_TIMEOUT_MS * 2)
  await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
  expect(loads()).toBe(2)
})

test('a view that has not come in time is asked for once more, then the page says so', async ({
  page,
  plainGateway: gateway,
}) => {
  await page.clock.install()
  await page.goto(`${gateway.origin}/consent/${freshKey('optional-only')}`)
  await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
  const loads = loadsOf(page)
  gateway.fail(newScripts(gateway), 'late')
  const before = gateway.asked.length
  await page.getByRole('link', { name: 'Data Sharing' }).click()
  await expect.poll(() => gateway.asked.length).toBeGreaterThan(before)
  await page.clock.fastForward(CHUNK_TIMEOUT_MS - 1000)
  expect(loads()).toBe(0)
  await page.clock.fastForward(1000)
  await expect.poll(loads).toBe(1)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.clock.fastForward(CHUNK_TIMEOUT_MS)
  await expect(page.getByRole('heading', { level: 1, name: INCOMPLETE })).toBeVisible()
  expect(loads()).toBe(1)
})

test('where storage is forbidden nothing could end a series of reloads, so there is none', async ({
  page,
  plainGateway: gateway,
  declaredFailures,
}) => {
  declaredFailures(MISSING)
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    Object.defineProperty(globalThis, 'sessionStorage', { get: denied })
  })
  const loads = loadsOf(page)
  gateway.fail(isEntry, 'gone')
  await page.goto(`${gateway.origin}/consent/${freshKey('optional-only')}`)
  await expect(page.getByRole('heading', { level: 1, name: INCOMPLETE })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(1)
})

test('a chunk that a page can do without is missed by nobody', async ({ page, gateway, declaredFailures }) => {
  declaredFailures(MISSING)
  const loads = loadsOf(page)
  gateway.fail((path) => /failure-letter|old-links/.test(path), 'gone')
  await page.goto(`${gateway.origin}/consent/not-found`)
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(INCOMPLETE)).toHaveCount(0)
  expect(loads()).toBe(1)
})

test('validation that is missing never costs what was typed: it is said, with a button', async ({
  page,
  gateway,
  declaredFailures,
}) => {
  declaredFailures(MISSING)
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

test('a page that was left on purpose is not kept: the way to the next one costs one reload', async ({
  page,
  gateway,
  declaredFailures,
}) => {
  declaredFailures(MISSING)
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

test('nobody who types is interrupted', async ({ page, gateway, declaredFailures }) => {
  declaredFailures(MISSING)
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
