import type { Page } from '@playwright/test'
import { GALLERY, inForm, namedBy } from '#tests/support/form.ts'
import { expect, test } from '#tests/support/test.ts'

const statusOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: / of \d+ states|No state/ })
const rowsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('code') })

test(
  'the filter finds states by flow, title and status, says how many, and is kept in the address',
  GALLERY,
  async ({ page }) => {
    await page.goto('/')
    const filter = page.getByRole('searchbox')
    await filter.fill('Preferences (410)')
    await expect(rowsOf(page)).toHaveCount(3)
    await expect(statusOf(page)).toHaveText(/^3 of \d{3} states$/)
    await expect(page.getByRole('link', { name: 'Expired (410)', exact: true })).toBeVisible()
    expect(namedBy(page.url()).search).toBe('?q=preferences+410')
    await page.reload()
    await expect(filter).toHaveValue('preferences 410')
    await expect(rowsOf(page)).toHaveCount(3)
    await filter.fill('no such state')
    await expect(statusOf(page)).toHaveText('No state fits.')
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(filter).toHaveValue('')
    await expect(page.getByRole('link', { name: 'Only required questions' })).toBeVisible()
    expect(namedBy(page.url()).search).toBe('')
  },
)

test('"Policies as of" opens every state under the policies of another day', GALLERY, async ({ page, form }) => {
  await page.goto('/')
  await page.getByLabel('Policies as of').fill('2100-01-01')
  await page.getByRole('searchbox').fill('transfer-away com')
  await expect.poll(() => namedBy(page.url()).searchParams.get('asOf')).toBe('2100-01-01')
  const link = page.getByRole('link', { name: 'A .com domain', exact: true }).first()
  await expect(link).toHaveAttribute('href', inForm(form, '/transfer/away/example.com/away-com?asOf=2100-01-01'))
  await link.click()
  await expect(page.getByText('IANA ID: 9995')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept transfer' })).toHaveCount(0)
})

test('a number of the matrix shows the states that it counts, and Show all all again', GALLERY, async ({ page }) => {
  await page.goto('/')
  const answered = page.getByRole('link', { name: /^\d+ trademark, answered$/ })
  const count = Number(await answered.textContent())
  expect(count).toBeGreaterThan(1)
  await answered.focus()
  await page.keyboard.press('Enter')
  await expect(rowsOf(page)).toHaveCount(count)
  await expect(answered).toHaveAttribute('aria-current', 'page')
  await expect(answered).toBeFocused()
  await expect(rowsOf(page).first()).toContainText('answered')
  expect(namedBy(page.url()).search).toBe('?flow=trademark&purpose=answered')
  await page.getByRole('button', { name: 'Show all' }).press('Enter')
  await expect(statusOf(page)).toHaveText(/^(\d+) of \1 states$/)
  // Flows open one by one; of all states the first flow's alone are there.
  await expect(page.getByRole('link', { name: 'Only required questions' })).toBeVisible()
  const states = rowsOf(page).filter({ hasText: 'Twenty-four marks' })
  await expect(states).toHaveCount(0)
  await page.locator('summary').filter({ hasText: 'trademark' }).press('Enter')
  await expect(states).toBeVisible()
})

test(
  'the language of the address is that of the pages that are opened, until it is automatic again',
  GALLERY,
  async ({ page, form }) => {
    await page.goto(inForm(form, '/?flow=trademark&language=de'))
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', 'de')
    const language = page.getByRole('combobox', { name: 'Language' })
    await expect(language).toHaveValue('de')
    // The one in the bar says the same.
    await page.getByRole('banner').getByRole('combobox').selectOption('fr')
    await expect(language).toHaveValue('fr')
    await expect.poll(() => namedBy(page.url()).search).toBe('?flow=trademark&language=fr')
    await page.getByRole('link', { name: 'Four marks, two of them with earlier decisions' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('example-one.shop')
    await expect(html).toHaveAttribute('lang', 'fr')
    await page.goBack()
    await language.selectOption('Automatic')
    await expect(html).toHaveAttribute('lang', 'en')
    await expect.poll(() => namedBy(page.url()).search).toBe('?flow=trademark')
  },
)

test('a brand is that of the host, and links open pages of its reseller', GALLERY, async ({ page, baseURL, form }) => {
  const { port } = new URL(baseURL ?? '')
  await page.goto(`http://localhost:${port}${inForm(form, '/?q=optional-only')}`)
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('pale-yellow')
  await expect(page).toHaveURL(`http://pale-yellow.localhost:${port}${inForm(form, '/?q=optional-only')}`)
  await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveValue('pale-yellow')
  await page.getByRole('link', { name: 'Only optional questions' }).click()
  await expect(page.getByRole('banner').getByRole('img', { name: 'Zitrone' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading')
  await expect(page).toHaveURL(/\/consent\/optional-only~pale-yellow$/)
  await page.goBack()
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('Automatic')
  await expect(page).toHaveURL(`http://localhost:${port}${inForm(form, '/?q=optional-only')}`)
})

test('a page opens in a window of the chosen width, and the gallery stays', GALLERY, async ({ page, form }) => {
  await page.goto(inForm(form, '/?q=required-only&flow=preferences'))
  await page.getByRole('combobox', { name: 'Open in' }).selectOption('Phone, 360')
  await expect.poll(() => namedBy(page.url()).search).toBe('?q=required-only&flow=preferences&width=360')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Only required questions' }).click()
  const popup = await opened
  await expect(popup.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })).toBeVisible()
  expect(await popup.evaluate(() => innerWidth)).toBe(360)
  await expect(page.getByRole('searchbox')).toBeVisible()
  await popup.close()
})

test('a state tells the command that Prism answers alike, where it does', GALLERY, async ({ page, form }) => {
  await page.goto(inForm(form, '/?flow=tld-info'))
  await page.getByRole('button', { name: "Prism: A reseller's list, with header" }).press('Enter')
  await expect(
    page.getByText(
      "curl -i -H 'content-type: application/x-www-form-urlencoded' -d 'hash=nordlicht-opensrs' 'http://localhost:4010/tld-info/unhash'",
    ),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Prism: A gateway fails without words' })).toHaveCount(0)
  await page.getByRole('searchbox').fill('409')
  await page.getByRole('link', { name: /^\d+ trademark, answered$/ }).click()
  await page.getByRole('button', { name: 'Prism: Declined', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Open the answer' })).toHaveAttribute(
    'href',
    /^http:\/\/localhost:4010\/trademark\/api\/no-auth\/claims\/info\?claims_id=\w+&key=declined/,
  )
})

test('the reset is sent once, and told', GALLERY, async ({ page }) => {
  // The sandbox is that of all tests.
  const sent: string[] = []
  await page.route('**/__sandbox/reset', (route) => {
    sent.push(route.request().method())
    return route.fulfill({ status: 204 })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Reset the sandbox' }).click()
  await expect(page.getByText('The sandbox has forgotten everything that was saved.')).toBeVisible()
  expect(sent).toEqual(['POST'])
})

test('the gallery fits 320 px, with and without colours of the browser’s own', GALLERY, async ({ page, form }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(inForm(form, '/?flow=trade'))
  await expect(rowsOf(page)).not.toHaveCount(0)
  const opened = page.getByRole('button', { name: 'Prism: New registrant: Cancelled', exact: true })
  await opened.click()
  await expect(opened).toHaveAttribute('aria-expanded', 'true')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('without a sandbox Home is for registrants alone, and loads nothing of the gallery', GALLERY, async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(loaded.filter((url) => /gallery/.test(url))).not.toEqual([])
  await page.route(/\/$/, async (route) => {
    const answer = await route.fetch()
    const document = await answer.text()
    await route.fulfill({
      response: answer,
      body: document.replace('name="pages:sandbox" content="on"', 'name="pages:sandbox" content=""'),
    })
  })
  loaded.length = 0
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'If your link did not work' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').locator('form, input, select, button')).toHaveCount(0)
  expect(loaded.filter((url) => /gallery|__sandbox/.test(url))).toEqual([])
})
