import { CHUNK_TIMEOUT_MS } from '#lib/optional-import.ts'
import { pathInMode, RENDERED } from '#tests/support/serving-mode.ts'
import { newScripts, openPreferences, openRendered, SHARING, PREFERENCES, test } from '#tests/support/gateway-test.ts'
import { sample } from '#tests/support/sample.ts'
import { rememberLanguage } from '#tests/support/cookies.ts'
import { countLoads } from '#tests/support/loads.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'

const INCOMPLETE = { level: 1, name: 'This page did not load completely' } as const
const isEntry = (path: string) => path.startsWith('/assets/app-')

test.beforeEach(({ allowFailures }) => allowFailures(/status of 404|MIME type|A part of the page is missing/))

for (const kind of sample(['gone', 'html'] as const, 0, 2)) {
  test(`reloads once if a page's chunk fails, then shows a notice: ${kind}`, async ({ page, plainGateway }) => {
    await openPreferences(page, plainGateway.origin)
    const loads = countLoads(page)
    plainGateway.fail(newScripts(plainGateway), kind)
    await page.getByRole('link', { name: 'Data Sharing' }).click()
    await expect(page.getByRole('heading', INCOMPLETE)).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveURL(/\/data-sharing$/)
    await page.waitForLoadState('networkidle')
    expect(loads()).toBe(1)
    plainGateway.recover()
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', SHARING)).toBeVisible()
    expect(loads()).toBe(2)
  })
}

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' })
  for (const { name, kind, isRendered, isStorageBlocked } of [
    { name: 'missing from a rendered page', kind: 'gone', isRendered: true },
    { name: 'missing', kind: 'gone' },
    { name: 'an HTML page', kind: 'html' },
    { name: 'missing without session storage', kind: 'gone', isStorageBlocked: true },
  ] as const) {
    const title = `reloads at most once for an entry script that is ${name}, then shows a notice`
    test(title, isRendered ? RENDERED : {}, async ({ page, mode, gateway, plainGateway }) => {
      const { origin, fail, recover } = isRendered ? gateway : plainGateway
      if (isStorageBlocked)
        await page.addInitScript(() => {
          const denyAccess = () => {
            throw new DOMException('Denied', 'SecurityError')
          }
          Object.defineProperty(globalThis, 'sessionStorage', { get: denyAccess })
        })
      fail(isEntry, kind)
      const loads = countLoads(page)
      const link = `/consent/${freshKey('brand-nulls')}?from=mail#part`
      await page.goto(origin + link)
      const text = 'Cette page ne s’est pas chargée entièrement'
      const notice = page.getByRole(isRendered ? 'alert' : 'main').filter({ hasText: text })
      const heading = page.getByRole('heading', { level: 1, name: 'Vos préférences de partage des données' })
      await expect(notice).toBeFocused()
      await expect(heading).toHaveCount(isRendered ? 1 : 0)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(page).toHaveURL(origin + link)
      await page.waitForLoadState('networkidle')
      // Without storage, nothing would end a reload loop.
      expect(loads()).toBe(isStorageBlocked ? 1 : 2)
      recover()
      await notice.getByRole('button', { name: 'Recharger la page' }).click()
      await expect(notice).toHaveCount(0)
      await expect(heading).toBeVisible()
      await expect(page).toHaveURL(origin + pathInMode(mode, link))
    })
  }
})

test('reloads once for a late entry script, then shows a notice for a late chunk', async ({ page, plainGateway }) => {
  const { requestedPaths, fail, origin } = plainGateway
  await page.clock.install()
  const loads = countLoads(page)
  fail(isEntry, 'late', 1)
  await page.goto(`${origin}/consent/${freshKey('optional-only')}`, { waitUntil: 'commit' })
  await expect.poll(() => requestedPaths.some(isEntry)).toBe(true)
  await page.clock.fastForward(CHUNK_TIMEOUT_MS)
  await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
  // The timer for the entry script was cleared, so this has no effect.
  await page.clock.fastForward(CHUNK_TIMEOUT_MS * 2)
  const isNewScript = newScripts(plainGateway)
  fail(isNewScript, 'late')
  await page.getByRole('link', { name: 'Data Sharing' }).click()
  await expect.poll(() => requestedPaths.some(isNewScript)).toBe(true)
  await page.clock.fastForward(CHUNK_TIMEOUT_MS - 1000)
  const notice = page.getByRole('alert').filter({ hasText: INCOMPLETE.name })
  await expect(notice).toHaveCount(0)
  await page.clock.fastForward(1000)
  await expect(notice).toBeVisible()
  expect(loads()).toBe(2)
})

test('works without optional chunks', async ({ page, gateway }) => {
  const loads = countLoads(page)
  gateway.fail((path) => /failure-letter|old-links/.test(path), 'gone')
  await page.goto(`${gateway.origin}/consent/not-found`)
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(INCOMPLETE.name)).toHaveCount(0)
  expect(loads()).toBe(1)
})

for (const { script = 'validation', path, label, text, button } of [
  { path: '/request/nothing-requested', label: 'E-Mail-Adresse', text: 'jo@example.com', button: 'Anfrage senden' },
  { path: '/transfer/in/anders-buchbinderei.berlin/in-open', label: 'Ihr Auth-Code', text: 'aB3$-x' },
  { path: '/transfer/in/anders-buchbinderei.berlin/in-open', label: 'Ihr Auth-Code', text: 'aB3$-x', script: 'entry' },
]) {
  const isHydrated = script === 'validation'
  test(`keeps text in ${label} with no ${script} script`, isHydrated ? {} : RENDERED, async ({ page, gateway }) => {
    // The notice is in the language of the page, not of the browser.
    await rememberLanguage(page, 'de')
    const address = `${path}~${crypto.randomUUID()}`
    if (isHydrated) await page.goto(gateway.origin + address, { waitUntil: 'networkidle' })
    else await openRendered(page, gateway, address)
    const field = page.getByLabel(label)
    const loads = countLoads(page)
    const isMissing = isHydrated ? newScripts(gateway) : isEntry
    gateway.fail(isMissing, 'late')
    await field.pressSequentially(text.slice(0, 3))
    gateway.fail(isMissing, 'gone')
    const notice = page.getByRole('alert').filter({ hasText: 'Diese Seite wurde nicht vollständig geladen' })
    await expect(notice).toContainText('Wenn Sie die Seite neu laden, gehen Ihre Eingaben verloren.')
    await expect(notice).toHaveAttribute('lang', 'de')
    // Focusing the field requests the validation script again, which fails.
    await field.blur()
    await field.focus()
    await page.keyboard.type(text.slice(3))
    // Dismissing a browser dialog would cancel the reload.
    page.on('dialog', (dialog) => dialog.dismiss())
    if (button) {
      await page.getByRole('button', { name: button }).click()
      await expect(notice).toBeFocused()
    }
    await expect(field).toHaveValue(text)
    expect(loads()).toBe(0)
    gateway.recover()
    await notice.getByRole('button', { name: 'Seite neu laden' }).click()
    await expect(field).toHaveValue('')
    await expect(notice).toHaveCount(0)
    expect(loads()).toBe(1)
  })
}

test('asks to confirm the second answer while the first waits for validation', async ({ page, gateway }) => {
  const path = `/transfer/in/anders-buchbinderei.berlin/${freshKey('in-open')}`
  await page.goto(gateway.origin + path, { waitUntil: 'networkidle' })
  const answerButton = (name: string) => page.getByRole('button', { name, exact: true })
  const isValidation = newScripts(gateway)
  gateway.fail(isValidation, 'late')
  await page.getByLabel('Your auth code').fill('aB&<3=+%0O')
  await answerButton('Accept transfer').click()
  await answerButton('Decline transfer').click()
  const buttons = page.getByRole('dialog').getByRole('button')
  await expect(buttons).toHaveText(['Decline transfer', 'Go back'])
  const loadPromise = page.waitForEvent('requestfinished', (request) => isValidation(new URL(request.url()).pathname))
  gateway.recover()
  await loadPromise
  await expect(buttons).toHaveText(['Decline transfer', 'Go back'])
  await buttons.last().click()
  await answerButton('Accept transfer').click()
  await expect(buttons).toHaveText(['Accept transfer', 'Go back'])
})
