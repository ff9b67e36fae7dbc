import { HISTORY } from '#tests/support/serving-mode.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, FAILED_CALL, test } from '#tests/support/test.ts'

const PREFERENCES = { level: 1, name: 'Your data sharing preferences' } as const

for (const [damage, damageLink] of [
  ['with an encoded slash', (key: string) => `/consent%2F${key}`],
  ['wrapped by a link scanner', (key: string) => `/?url=${encodeURIComponent(`https://a.example/consent/${key}`)}`],
] as const) {
  test(`opens the page of a link ${damage}`, async ({ page, allowFailures }) => {
    allowFailures(/status of 40[04]/)
    const key = freshKey('optional-only')
    await page.goto(damageLink(key))
    await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/consent/${key}$`))
  })
}

const UNKNOWN_ADDRESSES = [
  '/#//evil.example/x',
  '/%2F%2Fevil.example/home',
  '/?url=https%3A%2F%2Fpages.example%2F%252Fevil.example',
  `/${'='.repeat(8000)}x`,
]

test('stays on its origin at an address without a page', async ({ page, baseURL, allowFailures }) => {
  allowFailures(/status of 404/)
  for (const address of UNKNOWN_ADDRESSES) {
    await test.step(address.slice(0, 60), async () => {
      // Changing only the fragment would not load a document.
      await page.goto('about:blank')
      await page.goto(`${baseURL}${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
      expect(new URL(page.url()).origin).toBe(baseURL)
    })
  }
})

test("offers a message without the dead link's key, for the reseller's site or email address", async ({
  page,
  allowFailures,
}) => {
  allowFailures(/status of 404/)
  const key = freshKey('not-found')
  await page.goto(`/consent/${key}`)
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
  const message = page.locator('blockquote')
  await expect(message).toContainText('please send me a new link', { ignoreCase: true })
  await expect(message).toContainText(/Reference: [\da-f-]{36}/)
  expect(await page.getByRole('main').innerText()).not.toContain(key)
  await expect(page.getByText('Nordlicht Hosting GmbH is contacting you on behalf of')).toBeVisible()
  await expect(page.getByText(/^If you ask for help, include this reference: [\da-f-]{36}$/)).toBeVisible()
  const site = page.getByRole('main').getByRole('link', { name: 'www.nordlicht.example' })
  await expect(site).toHaveAttribute('href', 'https://www.nordlicht.example/')

  await page.goto(`/registrant/data_quality/${key}/no-logo`)
  await expect(message).toBeVisible()
  const mailLink = page.getByRole('main').locator('a[href^="mailto:"]')
  await expect(mailLink).toHaveText(/@/)
  const mailUrl = decodeURIComponent((await mailLink.getAttribute('href')) ?? '')
  expect(mailUrl).toContain(await message.innerText())
  expect(mailUrl).not.toContain(key)
})

for (const link of [
  (key: string) => `/registrant/data_quality/not-found~${key}/pale-yellow`,
  (key: string) => `/registrant?verification_id=48213&key=error-500~${key}&reseller_id=pale-yellow`,
]) {
  test(`uses the brand and language of the reseller in ${link('KEY')}`, async ({ page, allowFailures }) => {
    allowFailures(FAILED_CALL)
    await page.goto(link(crypto.randomUUID()))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Loading')
    await expect(page).toHaveTitle(/ – Zitrone$/)
    await expect(page.getByRole('banner').getByRole('img', { name: 'Zitrone' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
}

test('opens hash navigation links in history navigation', HISTORY, async ({ page }) => {
  const key = freshKey('optional-only')
  await page.goto(`/#/consent/${key}`)
  await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/consent/${key}$`))
  await page.evaluate(() => (location.hash = '#/home'))
  await expect(page.getByRole('heading', { level: 1, name: 'Requests about your domain' })).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
})
