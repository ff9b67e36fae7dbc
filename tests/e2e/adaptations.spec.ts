import type { Page } from '@playwright/test'
import { sample } from '#tests/support/sample.ts'
import { openView } from '#tests/support/open-view.ts'
import { viewOf } from '#tests/support/views.ts'
import { findOverlaps, findOverflow } from '#tests/support/layout-problems.ts'
import { expect, FAILED_CALL, test } from '#tests/support/test.ts'

/** Representative pages, and a dialog. */
const PAGES: [page: string, state: string][] = [
  ['transfer-in', 'in-open'],
  ['trade-new', 'new-open'],
  ['verification', 'pending'],
  ['preferences', 'pending-required-and-optional'],
  ['tld-info', 'nordlicht-opensrs'],
  ['verification', 'not-found'],
  ['transfer-in', 'dialog: Decline transfer'],
]

/** A window of 1280 by 1024 px at 400% zoom. */
const ZOOMED = { width: 320, height: 256 }

for (const [name, state] of sample(PAGES, 0, 4)) {
  test(`${name}, ${state}: adapts to zoom, text spacing, forced colors, reduced motion, and print`, async ({
    page,
    baseURL,
    allowFailures,
  }) => {
    if (state === 'not-found') allowFailures(FAILED_CALL)
    const view = viewOf(name, state)
    await page.setViewportSize(ZOOMED)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openView(page, view, baseURL)
    expect.soft(await countAnimatedElements(page), 'animated despite reduced motion').toBe(0)
    expect.soft(await findOverflow(page), 'overflowing at 400%').toEqual([])
    expect.soft(await findOverlaps(page), 'overlapping at 400%').toEqual([])
    expect.soft(await findCoveredControls(page), 'covered when focused at 400%').toEqual([])

    const removeSpacing = await addSpacing(page)
    expect.soft(await findOverflow(page), 'overflowing with the spacing of WCAG 1.4.12').toEqual([])
    expect.soft(await findOverlaps(page), 'overlapping with the spacing of WCAG 1.4.12').toEqual([])
    await removeSpacing()

    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await findBareControls(page), 'controls without border or underline').toEqual([])

    await page.emulateMedia({ forcedColors: null, media: 'print' })
    expect.soft(await findVisibleControls(page), 'controls in print').toEqual([])
    await page.emulateMedia({ media: null })
  })
}

test('marks the current tab and shows loading placeholders in forced colors', async ({ page, baseURL }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openView(page, viewOf('preferences', 'pending-required-and-optional'), baseURL)
  const widths = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomWidth))
  expect(widths).toEqual(['3px', '0px', '0px'])
  await openView(page, viewOf('preferences', 'never'), baseURL)
  const placeholderVisibility = await page.locator('main i:empty').evaluateAll((elements) =>
    elements
      .filter(({ clientHeight }) => clientHeight > 8)
      .map((placeholder) => {
        const { borderTopStyle, borderTopWidth, outlineStyle, forcedColorAdjust } = getComputedStyle(placeholder)
        const isOutlined = (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0) || outlineStyle !== 'none'
        return isOutlined || forcedColorAdjust === 'none'
      }),
  )
  expect(placeholderVisibility.length, 'placeholders').toBeGreaterThan(0)
  expect(placeholderVisibility, 'visible placeholders').not.toContain(false)
})

function countAnimatedElements(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isAnimated = ({ animationName, transitionDuration, scrollBehavior }: CSSStyleDeclaration) =>
      animationName !== 'none' || parseFloat(transitionDuration) > 0.01 || scrollBehavior === 'smooth'
    return [...document.querySelectorAll('*')].filter((element) => isAnimated(getComputedStyle(element))).length
  })
}

/** Adds text spacing with an adopted style sheet, because the page's CSP forbids style elements. */
async function addSpacing(page: Page): Promise<() => Promise<void>> {
  const handle = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets.push(sheet)
    return sheet
  })
  return () => handle.evaluate((sheet) => sheet.replaceSync(''))
}

async function findCoveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document.body
    const controls = [...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    // A link that wraps has a rectangle for each line.
    const isVisible = (control: HTMLElement) => {
      control.focus()
      return [...control.getClientRects()].some(({ left, top, width, height }) =>
        [0.25, 0.5, 0.75].some((fraction) => {
          const hit = document.elementFromPoint(left + Math.min(width, innerWidth) / 2, top + height * fraction)
          return hit !== null && (control.contains(hit) || hit.contains(control) || hit.closest('label') !== null)
        }),
      )
    }
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isVisible(control))
      .map((control) => control.outerHTML.slice(0, 100))
  })
}

function findBareControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isBare = (control: Element) => {
      const { borderTopWidth, textDecorationLine } = getComputedStyle(control)
      return parseFloat(borderTopWidth) < 1 && !textDecorationLine.includes('underline')
    }
    return [...document.querySelectorAll('button, select, textarea, input:not([type=checkbox], [type=radio])')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && isBare(control))
      .map((control) => control.outerHTML.slice(0, 120))
  })
}

/** Excludes sort buttons in column headers, which print as headers. */
function findVisibleControls(page: Page): Promise<string[]> {
  return page
    .locator('button:not(th button), select, textarea, input:not([type=checkbox], [type=radio])')
    .filter({ visible: true })
    .evaluateAll((controls) => controls.map((control) => control.outerHTML.slice(0, 100)))
}
