import { createServer, type AddressInfo } from 'node:net'
import type { FrameLocator, Page } from '@playwright/test'
import { namedBy } from '#tests/support/form.ts'
import { expect, test } from '#tests/support/test.ts'

// The tracer runs scripts in every frame, and the browser complains that the preview's frame runs none.
test.use({ trace: 'off' })

const preview = (template: string, reseller = 'nordlicht') => `/preview/email/${reseller}/${template}`
const message = (page: Page): FrameLocator => page.frameLocator('iframe[title="The message"]')
const complete = (page: Page) => expect(page.getByText('The message has loaded.')).toBeAttached()
const show = (page: Page) => page.getByRole('button', { name: 'Show images' })

/** Every address outside the product that the browser has asked for. */
function requestsElsewhere(page: Page, baseURL: string | undefined): string[] {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (/^(https?|wss?|ftp):/.test(url) && !url.startsWith(`${baseURL}/`)) elsewhere.push(url)
  })
  return elsewhere
}

test('subject, language, variables and the message at two widths', async ({ page }) => {
  await page.goto(preview('trade-request'))
  await expect(page.getByText('Please confirm the change of registrant of anders-buchbinderei.berlin')).toBeVisible()
  await expect(page.getByText('Language: English (en)')).toBeVisible()
  await expect(page.getByRole('row', { name: 'new_registrant_name Mika Falk' })).toBeVisible()
  await complete(page)
  const heading = message(page).getByRole('heading', { name: 'A new registrant for anders-buchbinderei.berlin' })
  await expect(heading).toBeVisible()
  // The template's own styles, and its rule for narrow screens.
  const sheet = message(page).locator('.sheet')
  await expect(sheet).toHaveCSS('border-top-color', 'rgb(11, 79, 108)')
  await expect(sheet).toHaveCSS('margin-top', '0px')
  await page.getByRole('button', { name: 'Desktop' }).click()
  await expect(sheet).toHaveCSS('margin-top', '32px')
  expect((await page.locator('iframe').boundingBox())?.width).toBe(1024)
  await page.getByRole('button', { name: 'Phone' }).click()
  expect((await page.locator('iframe').boundingBox())?.width).toBe(375)
})

test('a template that tries everything: nothing runs, nothing leaves, its own styles hold', async ({
  page,
  baseURL,
}) => {
  const elsewhere = requestsElsewhere(page, baseURL)
  await page.goto(preview('hostile'))
  await complete(page)
  const heading = message(page).getByRole('heading', { name: 'Nothing of this may run or leave' })
  await expect(heading).toHaveCSS('color', 'rgb(12, 34, 56)')
  await expect(heading).toHaveCSS('text-decoration-line', 'underline')
  const inFrame = message(page).locator(
    'script, iframe, object, embed, form, input, button, link, base, svg, math, video, [href], [onload], [onerror]',
  )
  await expect(inFrame).toHaveCount(0)
  const address = page.url()
  await message(page).getByText('A link that is a script').click()
  await message(page).getByText('A link to elsewhere').click()
  await message(page).getByText('Send').click()
  expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(false)
  expect(page.url()).toBe(address)
  expect(page.frames().map((frame) => namedBy(frame.url()).pathname)).toEqual([
    preview('hostile'),
    '/preview-frame.html',
  ])
  expect(elsewhere).toEqual([])
  await page.getByText('Removed here').click()
  await expect(page.getByText('Scripts: 2')).toBeVisible()
  await page.getByText('1 link in the message').click()
  await expect(page.getByRole('cell', { name: 'https://attacker.example/link' })).toBeVisible()
})

test('images come from elsewhere only after a press, and only over https', async ({
  page,
  baseURL,
  declaredFailures,
}) => {
  // Nobody is at these addresses.
  declaredFailures(/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_TUNNEL|ERR_PROXY|ERR_CONNECTION/)
  const elsewhere = requestsElsewhere(page, baseURL)
  await page.goto(preview('remote-images'))
  await complete(page)
  await expect(page.getByText('2 external images are not shown.')).toBeVisible()
  await expect(message(page).getByAltText('a square')).toHaveJSProperty('naturalWidth', 1)
  await expect(message(page).locator('[data-left-out]')).toHaveCount(2)
  expect(elsewhere).toEqual([])
  const asked = page.waitForRequest('https://www.nordlicht.example/mail/footer.gif')
  await show(page).click()
  expect((await asked).headers().referer ?? '').toBe('')
  await complete(page)
  await expect(show(page)).toBeFocused()
  expect(elsewhere.toSorted()).toEqual([
    'https://www.nordlicht.example/mail/banner.png',
    'https://www.nordlicht.example/mail/footer.gif',
  ])
  await show(page).click()
  await expect(message(page).locator('[data-left-out]')).toHaveCount(2)
})

test('not a connection leaves the machine: every name leads to a server that listens', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const rules = `MAP * 127.0.0.1:${(server.address() as AddressInfo).port}, EXCLUDE 127.0.0.1, EXCLUDE localhost`
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`]
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  try {
    const page = await browser.newPage({ locale: 'en-US' })
    await page.goto(baseURL + preview('hostile'))
    await complete(page)
    for (const text of ['A link to elsewhere', 'Send']) await message(page).getByText(text).hover()
    await page.waitForLoadState('networkidle')
    expect(connections).toBe(0)
    // The server does hear of what leaves: images after the press.
    await show(page).click()
    await expect.poll(() => connections).toBeGreaterThan(0)
  } finally {
    await browser.close()
    server.close()
  }
})

test('a piece of HTML, a mail from right to left, and none at all', async ({ page }) => {
  await page.goto(preview('fragment'))
  await expect(message(page).getByText('please verify your contact data & keep your domains.')).toBeVisible()
  await page.goto(preview('right-to-left'))
  await complete(page)
  await expect(message(page).locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto(preview('no-html'))
  await expect(page.getByText('The message is empty.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByText('The service provided no variables.')).toBeVisible()
})

test('on paper is the whole message, in the chosen language', async ({ page }) => {
  await page.goto(preview('trade-request'))
  const language = page.getByLabel('Message language')
  await expect(language).toHaveValue('en')
  await language.focus()
  await language.selectOption('de')
  await expect(page.getByText('Bitte bestätigen Sie den Inhaberwechsel')).toBeVisible()
  await expect(message(page).getByRole('heading', { name: 'Ein neuer Inhaber' })).toBeVisible()
  await expect(language).toBeFocused()
  await page.reload()
  await expect(page).toHaveURL(/\?language=de$/)
  await expect(page.getByText('Bitte bestätigen Sie den Inhaberwechsel')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await complete(page)
  await page.emulateMedia({ media: 'print' })
  const heights = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    const frame = document.querySelector('iframe')
    return [frame?.clientHeight, frame?.contentDocument?.documentElement.scrollHeight]
  })
  expect(heights[0]).toBe(heights[1])
  await expect(page.getByRole('button', { name: 'Desktop' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
})

test('preview, brand check and test pages lead to each other', async ({ page }) => {
  await page.goto(preview('trade-request'))
  await page.getByRole('link', { name: 'Check the brand' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Brand check for nordlicht' })).toBeFocused()
  await page.getByRole('link', { name: 'Transfer to another registrar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('region', { name: 'Test page' }).getByRole('link', { name: 'Check the brand' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Brand check for nordlicht' })).toBeFocused()
})
