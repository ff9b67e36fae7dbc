import { expect, FAILED_CALL, test } from '#tests/support/test.ts'
import { fixVaryingText, openView } from '#tests/support/open-view.ts'
import { viewOf } from '#tests/support/views.ts'

/** States that together show all shared components; `top` compares only the first screen of a long page. */
const STATES: [page: string, state: string, width: number, extent?: 'top'][] = [
  ['transfer-in', 'in-open', 360],
  ['transfer-in', 'in-open', 1280],
  ['transfer-in', 'dialog: Decline transfer', 360],
  ['transfer-in', 'done: Decline transfer', 360],
  ['trade-new', 'new-open', 1280],
  ['verification', 'pending', 360],
  ['verification', 'not-found', 360],
  ['preferences', 'pending-required-and-optional', 360],
  ['tld-info', 'nordlicht-opensrs', 360, 'top'],
  ['tld-info', 'nordlicht-opensrs', 1280, 'top'],
]

for (const [name, state, width, extent] of STATES) {
  test(`${name}, ${state} at ${width} px matches its screenshot`, async ({ page, baseURL, allowFailures }) => {
    const view = viewOf(name, state)
    if (state === 'not-found') allowFailures(FAILED_CALL)
    await page.setViewportSize({ width, height: 900 })
    await openView(page, view, baseURL)
    await fixVaryingText(page)
    // The browser draws sticky text at subpixel offsets that depend on timing.
    await page.locator('th').evaluateAll((cells) => cells.forEach((cell) => (cell.style.position = 'static')))
    const file = `${name} ${state} ${width}.png`.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-')
    await expect(page).toHaveScreenshot(file, { fullPage: extent !== 'top' })
  })
}
