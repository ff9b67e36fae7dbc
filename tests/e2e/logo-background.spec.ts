import type { Page } from '@playwright/test'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const ring = (color: string) => `<circle cx="20" cy="20" r="14" fill="none" stroke="${color}" stroke-width="6"/>`
const box = (color: string) => `<rect width="140" height="40" fill="${color}"/>`
const word = (color: string) => `<rect x="50" y="14" width="80" height="12" fill="${color}"/>`

const WHITE = 'rgb(255, 255, 255)'
const BLACK = 'rgb(0, 0, 0)'
const TRANSPARENT = 'rgba(0, 0, 0, 0)'

const PALE = ring('#fff9c4') + word('#ffffff')
const DARK = ring('#0b4f6c') + word('#263238')

/** Shows a logo on a header bar of the given color, as if the brand contained both. */
async function showLogo(page: Page, drawing: string, bar: string) {
  await page.evaluate(
    ([source = '', color = '', textColor = '']) => {
      const { style } = document.documentElement
      style.setProperty('--brand-bar', color)
      style.setProperty('--brand-bar-ink', textColor)
      const logo = document.querySelector<HTMLImageElement>('header a img')
      if (logo) logo.src = source
    },
    [`data:image/svg+xml,${encodeURIComponent(toSvg(drawing))}`, bar, bar.startsWith('#f') ? '#000000' : '#ffffff'],
  )
}

function toSvg(parts: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="140" height="40" viewBox="0 0 140 40">${parts}</svg>`
}

const CASES = [
  ['dark on dark', DARK, '#212121', WHITE],
  ['dark on pale', DARK, '#fffde7', TRANSPARENT],
  ['pale on dark', PALE, '#0b4f6c', TRANSPARENT],
  ['a bright color on white', ring('#ff7a00') + word('#ff7a00'), '#ffffff', TRANSPARENT],
  ['a dark word next to a pale ring', ring('#fff9c4') + word('#263238'), '#ffffff', TRANSPARENT],
  ['a box in the color of the bar', box('#ffffff') + word('#263238'), '#ffffff', TRANSPARENT],
  ['nothing drawn', '', '#ffffff', TRANSPARENT],
] as const

test('adds a background only to a logo that is hard to see on its bar', async ({ page }) => {
  await page.goto('/preview/brand/nordlicht')
  const logo = page.getByRole('banner').getByRole('img')
  await expect(logo).toHaveCSS('background-color', TRANSPARENT)
  for (const [name, drawing, bar, background] of CASES) {
    await showLogo(page, PALE, '#ffffff')
    await expect(logo).toHaveCSS('background-color', BLACK)
    await showLogo(page, drawing, bar)
    await expect(logo, name).toHaveCSS('background-color', background)
  }
})

test('does not resize a logo when adding a background, in light and dark mode', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/consent/brand-pale')
    const logo = page.getByRole('banner').getByRole('img')
    await expect(logo).toHaveCSS('background-color', BLACK)
    const sizes = await logo.evaluate((image) => {
      const size = () => [image.clientWidth, image.clientHeight, image.closest('header')?.clientHeight]
      const withBackground = size()
      const [, ...backgroundClasses] = image.classList
      image.classList.remove(...backgroundClasses)
      return [withBackground, size()]
    })
    expect(sizes[0]).toEqual(sizes[1])
  }
})

test('outlines a logo from another host, whose pixels cannot be read', async ({ page }) => {
  await page.route('https://logos.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: toSvg(ring('#ffffff')) }),
  )
  await page.goto('/preview/brand/nordlicht')
  const logo = page.getByRole('banner').getByRole('img')
  await expect(logo).toHaveCSS('filter', 'none')
  await logo.evaluate((image: HTMLImageElement) => (image.src = 'https://logos.example/logo.svg'))
  await expect(logo).toHaveCSS('filter', /drop-shadow/)
})

test('shows the name instead of a logo that failed to load before hydration', async ({ page }) => {
  await page.goto(`/consent/${freshKey('brand-broken-logo')}`)
  const bar = page.getByRole('banner')
  await expect(bar.getByText('Pixel & Partner')).toBeVisible()
  await expect(bar.getByRole('img')).toHaveCount(0)
})
