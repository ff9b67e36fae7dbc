import { test } from '#tests/support/gateway-test.ts'
import { RENDERED } from '#tests/support/form.ts'
import { layoutShift } from '#tests/support/layout-shift.ts'
import { rememberLanguage } from '#tests/support/language.ts'
import { expect } from '#tests/support/test.ts'

const isEntry = (path: string) => path.startsWith('/assets/app-')

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' })
  for (const width of [360, 1280]) {
    test(`the document alone says that it is loading, and the page takes its place without a shift, ${width} px`, async ({
      page,
      gateway,
    }) => {
      await page.setViewportSize({ width, height: 640 })
      const shifts = await layoutShift(page)
      gateway.fail(isEntry, 'late')
      await page.goto(`${gateway.origin}/home`, { waitUntil: 'commit' })
      await expect(page.getByText('Wird geladen', { exact: true })).toBeInViewport()
      await expect(page).toHaveTitle('Wird geladen')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
      await expect.poll(paints).toBe(1)
      const bar = await page.locator('#root > header').boundingBox()
      gateway.mend()
      await expect(page.getByRole('heading', { level: 1, name: 'Anfragen zu Ihrer Domain' })).toBeVisible()
      await expect(page.getByText('Wird geladen')).toHaveCount(0)
      expect(await page.getByRole('banner').boundingBox()).toEqual(bar)
      expect(await shifts()).toBeLessThanOrEqual(0.01)
    })
  }
})

test('without scripts the document says in every language what to do, not that it is loading', async ({
  browser,
  gateway,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${gateway.origin}/home`)
  await expect(page.locator('body > noscript:first-child p').first()).toContainText('turn on JavaScript')
  await expect(page.locator('noscript p[lang=de]')).toBeVisible()
  await expect(page.getByText('Loading')).toBeHidden()
  await context.close()
})

test(
  'without scripts a rendered page shows its facts and what to do, and nothing to press',
  RENDERED,
  async ({ browser, baseURL }) => {
    const viewport = { width: 360, height: 640 }
    const context = await browser.newContext({ javaScriptEnabled: false, viewport, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await rememberLanguage(page, 'de')
    await page.goto('/transfer/in/anders-buchbinderei.berlin/in-open')
    await expect(page.locator('body > noscript:first-child p')).toHaveText(
      /^Um auf dieser Seite zu antworten, aktivieren Sie JavaScript/,
    )
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('anders-buchbinderei.berlin')
    for (const role of ['button', 'textbox', 'combobox'] as const) await expect(page.getByRole(role)).toHaveCount(0)
    await page.goto('/consent/pending-required-and-optional')
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    // The text of a box takes the space of the box, too.
    const text = await page.locator('label', { hasText: '.amsterdam' }).locator('> span').boundingBox()
    expect(text?.width).toBeGreaterThan(100)
    await context.close()
  },
)
