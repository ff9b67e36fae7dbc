import type { Page } from '@playwright/test'
import { inTurn } from '#tests/support/in-turn.ts'
import { expect, test } from '#tests/support/test.ts'

const RING = (colour: string) => `<circle cx="20" cy="20" r="14" fill="none" stroke="${colour}" stroke-width="6"/>`
const BOX = (colour: string) => `<rect width="140" height="40" fill="${colour}"/>`
const WORD = (colour: string) => `<rect x="50" y="14" width="80" height="12" fill="${colour}"/>`

const WHITE = 'rgb(255, 255, 255)'
const BLACK = 'rgb(0, 0, 0)'
const NONE = 'rgba(0, 0, 0, 0)'

const PALE = RING('#fff9c4') + WORD('#ffffff')
const DARK = RING('#0b4f6c') + WORD('#263238')

/** Shows a logo on a bar of a colour, as if both had come from the brand. */
async function show(page: Page, drawing: string, bar: string) {
  await page.evaluate(
    ([source = '', colour = '', ink = '']) => {
      const { style } = document.documentElement
      style.setProperty('--brand-bar', colour)
      style.setProperty('--brand-bar-ink', ink)
      const logo = document.querySelector<HTMLImageElement>('header a img')
      if (logo) logo.src = source
    },
    [`data:image/svg+xml,${encodeURIComponent(drawingOf(drawing))}`, bar, bar.startsWith('#f') ? '#000000' : '#ffffff'],
  )
}

function drawingOf(parts: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="140" height="40" viewBox="0 0 140 40">${parts}</svg>`
}

for (const [name, drawing, bar, ground] of inTurn(
  [
    ['dark on dark', DARK, '#212121', WHITE],
    ['dark on pale', DARK, '#fffde7', NONE],
    ['pale on dark', PALE, '#0b4f6c', NONE],
    ['a bright colour on white', RING('#ff7a00') + WORD('#ff7a00'), '#ffffff', NONE],
    ['a dark word beside a pale ring', RING('#fff9c4') + WORD('#263238'), '#ffffff', NONE],
    ['a box in the colour of the bar', BOX('#ffffff') + WORD('#263238'), '#ffffff', NONE],
    ['nothing drawn', '', '#ffffff', NONE],
  ] as const,
  0,
  2,
)) {
  test(`a logo gets a ground only where its bar hides it: ${name}`, async ({ page }) => {
    await page.goto('/preview/brand/nordlicht')
    const logo = page.getByRole('banner').getByRole('img')
    await expect(logo).toHaveCSS('background-color', NONE)
    await show(page, PALE, '#ffffff')
    await expect(logo).toHaveCSS('background-color', BLACK)
    await show(page, drawing, bar)
    await expect(logo).toHaveCSS('background-color', ground)
  })
}

test('a pale logo that the document brought has its ground in daylight and in the dark, and takes no more room', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/consent/brand-pale')
    const logo = page.getByRole('banner').getByRole('img')
    await expect(logo).toHaveCSS('background-color', BLACK)
    const sizes = await logo.evaluate((image) => {
      const size = () => [image.clientWidth, image.clientHeight, image.closest('header')?.clientHeight]
      const withGround = size()
      image.classList.remove(...[...image.classList].slice(1))
      return [withGround, size()]
    })
    expect(sizes[0]).toEqual(sizes[1])
  }
})

test('a logo of another host, which cannot be read, gets a faint outline', async ({ page }) => {
  await page.route('https://logos.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawingOf(RING('#ffffff')) }),
  )
  await page.goto('/preview/brand/nordlicht')
  const logo = page.getByRole('banner').getByRole('img')
  await expect(logo).toHaveCSS('filter', 'none')
  await logo.evaluate((image: HTMLImageElement) => (image.src = 'https://logos.example/logo.svg'))
  await expect(logo).toHaveCSS('filter', /drop-shadow/)
})
