import { RENDERED } from '#tests/support/serving-mode.ts'
import { test } from '#tests/support/gateway-test.ts'
import { watchLayoutShift } from '#tests/support/layout-shift.ts'
import { rememberLanguage } from '#tests/support/cookies.ts'
import { expect } from '#tests/support/test.ts'

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' })
  for (const width of [360, 1280]) {
    test(`replaces the loading state with the page without a shift at ${width} px`, async ({ page, gateway, mode }) => {
      await page.setViewportSize({ width, height: 640 })
      const shift = await watchLayoutShift(page)
      gateway.fail((path) => path.startsWith('/assets/app-'), 'late')
      await page.goto(`${gateway.origin}/home`, { waitUntil: 'commit' })
      await expect(page.getByText('Wird geladen', { exact: true })).toBeInViewport()
      await expect(page).toHaveTitle('Wird geladen')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
      await expect.poll(paints).toBe(1)
      const bar = await page.locator('#root > header').boundingBox()
      gateway.recover()
      await expect(page.getByRole('heading', { level: 1, name: 'Anfragen zu Ihrer Domain' })).toBeVisible()
      await expect(page.getByText('Wird geladen')).toHaveCount(0)
      if (mode === 'static') await expect(page.locator('meta[name="pages:sandbox"]')).toHaveAttribute('content', '')
      expect(await page.getByRole('banner').boundingBox()).toEqual(bar)
      expect(await shift()).toBeLessThanOrEqual(0.01)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })
  // At the end of a test, axe would run in the open page, but needs JavaScript.
  test.afterEach(({ page }) => page.goto('about:blank'))
  const notice = 'body > noscript:first-child p'

  test('explains in every language how to continue', async ({ page }) => {
    await page.goto('/home')
    await expect(page.locator(notice).first()).toContainText('turn on JavaScript')
    await expect(page.locator('noscript p[lang=de]')).toBeVisible()
    await expect(page.getByText('Loading')).toBeHidden()
  })

  test('renders facts and instructions, but no controls', RENDERED, async ({ page }) => {
    await rememberLanguage(page, 'de')
    await page.goto('/transfer/in/anders-buchbinderei.berlin/in-open')
    await expect(page.locator(notice)).toHaveText(/^Um auf dieser Seite zu antworten, aktivieren Sie JavaScript/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('anders-buchbinderei.berlin')
    for (const role of ['button', 'textbox', 'combobox'] as const) await expect(page.getByRole(role)).toHaveCount(0)
    await page.goto('/consent/pending-required-and-optional')
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    // The label fills the space of the hidden box.
    const label = await page.locator('label', { hasText: '.amsterdam' }).locator('> span').boundingBox()
    expect(label?.width).toBeGreaterThan(100)
  })
})
