import { createServer, type AddressInfo } from 'node:net'
import type { FrameLocator, Page } from '@playwright/test'
import { toHistoryUrl } from '#tests/support/serving-mode.ts'
import { expect, test } from '#tests/support/test.ts'

// Tracing runs scripts in every frame. The preview frame forbids scripts, so the browser would log an error.
test.use({ trace: 'off' })

const linkTo = (template: string) => `/preview/email/nordlicht/${template}`
const message = (page: Page): FrameLocator => page.frameLocator('iframe[title="The message"]')
const expectLoaded = (page: Page) => expect(page.getByText('The message has loaded.')).toBeAttached()
const showImagesButton = (page: Page) => page.getByRole('button', { name: 'Show images' })

/** Collects the URLs outside the product that the browser requests. */
function collectExternalUrls(page: Page, baseURL: string | undefined): string[] {
  const externalUrls: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (/^(https?|wss?|ftp):/.test(url) && !url.startsWith(`${baseURL}/`)) externalUrls.push(url)
  })
  return externalUrls
}

test('shows subject, language and variables, and the message at two widths', async ({ page }) => {
  await page.goto(linkTo('trade-request'))
  await expect(page.getByText('Please confirm the change of registrant of anders-buchbinderei.berlin')).toBeVisible()
  await expect(page.getByText('Language: English (en)')).toBeVisible()
  await expect(page.getByRole('row', { name: 'new_registrant_name Mika Falk' })).toBeVisible()
  await expectLoaded(page)
  await expect(message(page).getByRole('heading', { name: /^A new registrant for/ })).toBeVisible()
  // The template's styles and media query apply.
  const sheet = message(page).locator('.sheet')
  await expect(sheet).toHaveCSS('border-top-color', 'rgb(11, 79, 108)')
  await expect(sheet).toHaveCSS('margin-top', '0px')
  await page.getByRole('button', { name: 'Desktop' }).click()
  await expect(sheet).toHaveCSS('margin-top', '32px')
  expect((await page.locator('iframe').boundingBox())?.width).toBe(1024)
  await page.getByRole('button', { name: 'Phone' }).click()
  expect((await page.locator('iframe').boundingBox())?.width).toBe(375)
})

test('neutralizes a hostile template, but keeps its styles', async ({ page, baseURL }) => {
  const externalUrls = collectExternalUrls(page, baseURL)
  await page.goto(linkTo('hostile'))
  await expectLoaded(page)
  const heading = message(page).getByRole('heading', { name: 'Nothing of this may run or leave' })
  await expect(heading).toHaveCSS('color', 'rgb(12, 34, 56)')
  await expect(heading).toHaveCSS('text-decoration-line', 'underline')
  const activeElements = message(page).locator(
    'script, iframe, object, embed, form, input, button, link, base, svg, math, video, [href], [onload], [onerror]',
  )
  await expect(activeElements).toHaveCount(0)
  const address = page.url()
  for (const text of ['A link that is a script', 'A link to elsewhere', 'Send'])
    await message(page).getByText(text).click()
  expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(false)
  expect(page.url()).toBe(address)
  const frames = page.frames().map((frame) => toHistoryUrl(frame.url()).pathname)
  expect(frames).toEqual([linkTo('hostile'), '/preview-frame.html'])
  expect(externalUrls).toEqual([])
  await page.getByText('Removed here').click()
  await expect(page.getByText('Scripts: 2')).toBeVisible()
  await page.getByText('1 link in the message').click()
  await expect(page.getByRole('cell', { name: 'https://attacker.example/link' })).toBeVisible()
})

test('loads external images only after a click, and only over https', async ({ page, baseURL, allowFailures }) => {
  // These hosts do not exist.
  allowFailures(/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_TUNNEL|ERR_PROXY|ERR_CONNECTION/)
  const externalUrls = collectExternalUrls(page, baseURL)
  const blockedImages = message(page).locator('[data-left-out]')
  await page.goto(linkTo('remote-images'))
  await expectLoaded(page)
  await expect(page.getByText('2 external images are not shown.')).toBeVisible()
  await expect(message(page).getByAltText('a square')).toHaveJSProperty('naturalWidth', 1)
  await expect(blockedImages).toHaveCount(2)
  expect(externalUrls).toEqual([])
  const requestPromise = page.waitForRequest('https://www.nordlicht.example/mail/footer.gif')
  await showImagesButton(page).click()
  expect((await requestPromise).headers().referer ?? '').toBe('')
  await expectLoaded(page)
  await expect(showImagesButton(page)).toBeFocused()
  expect(externalUrls.toSorted()).toEqual([
    'https://www.nordlicht.example/mail/banner.png',
    'https://www.nordlicht.example/mail/footer.gif',
  ])
  await showImagesButton(page).click()
  await expect(blockedImages).toHaveCount(2)
})

test('opens no connection for a hostile template', async ({ playwright, launchOptions, baseURL }) => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Every host name resolves to this server.
  const rules = `MAP * 127.0.0.1:${(server.address() as AddressInfo).port}, EXCLUDE 127.0.0.1, EXCLUDE localhost`
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules}`]
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  try {
    const page = await browser.newPage({ locale: 'en-US' })
    await page.goto(baseURL + linkTo('hostile'))
    await expectLoaded(page)
    for (const text of ['A link to elsewhere', 'Send']) await message(page).getByText(text).hover()
    await page.waitForLoadState('networkidle')
    expect(connections).toBe(0)
    // As a control, images do connect after a click.
    await showImagesButton(page).click()
    await expect.poll(() => connections).toBeGreaterThan(0)
  } finally {
    await browser.close()
    server.close()
  }
})

test('shows an HTML fragment, a right-to-left message, and an empty message', async ({ page }) => {
  await page.goto(linkTo('fragment'))
  await expect(message(page).getByText('please verify your contact data & keep your domains.')).toBeVisible()
  await page.goto(linkTo('right-to-left'))
  await expectLoaded(page)
  await expect(message(page).locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto(linkTo('no-html'))
  await expect(page.getByText('The message is empty.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByText('The service sent no variables.')).toBeVisible()
})

test('prints the whole message in the chosen language', async ({ page }) => {
  await page.goto(linkTo('trade-request'))
  const language = page.getByLabel('Message language')
  await expect(language).toHaveValue('en')
  await language.focus()
  await language.selectOption('de')
  await expect(message(page).getByRole('heading', { name: 'Ein neuer Inhaber' })).toBeVisible()
  await expect(language).toBeFocused()
  await page.reload()
  await expect(page).toHaveURL(/\?language=de$/)
  await expect(page.getByText('Bitte bestätigen Sie den Inhaberwechsel')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expectLoaded(page)
  await page.emulateMedia({ media: 'print' })
  const [height, contentHeight] = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    const frame = document.querySelector('iframe')
    return [frame?.clientHeight, frame?.contentDocument?.documentElement.scrollHeight]
  })
  expect(height).toBe(contentHeight)
  await expect(page.getByRole('button', { name: 'Desktop' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
})
