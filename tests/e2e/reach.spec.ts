import type { Locator, Page } from '@playwright/test'
import { DECISION_PAGES, type DecisionPage } from '#tests/support/decision-pages.ts'
import { expect, test } from '#tests/support/test.ts'

// The positions of the choices on a phone, and of what must be read before them, in pixels from the top of the document.
test.use({ viewport: { width: 360, height: 740 } })

/** On these pages, trademarks or contact data come before the choices. */
const READ_FIRST = ['trademark', 'data-quality']
/** The maximum bottom edges of the two choices. Pages with more content get more room. */
const REACH = DECISION_PAGES.filter(({ flow }) => !READ_FIRST.includes(flow)).map((decision) => {
  const isLonger = decision.flow === 'trade' || decision.flow === 'verification'
  const above =
    decision.flow === 'verification' ? 'jo.anders@anders-buchbinderei.example' : 'anders-buchbinderei.berlin'
  return { decision, first: isLonger ? 1000 : 800, second: isLonger ? 1160 : 960, above }
})

type Edges = { top: number; bottom: number }

const edgesOf = (element: Locator): Promise<Edges> =>
  element.first().evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    return { top: Math.round(top + scrollY), bottom: Math.round(bottom + scrollY) }
  })

/** Returns the group of a button and its effect, or the button alone. */
const choiceOf = (button: Locator) => button.locator('xpath=(ancestor-or-self::*[@role="group"] | self::*)[1]')

function choicesOf(page: Page, { answers }: DecisionPage): [Locator, Locator] {
  const main = page.getByRole('main')
  const [first, second] = answers.map(({ label }) => choiceOf(main.getByRole('button', { name: label, exact: true })))
  if (!first) throw new Error('A page without an answer')
  // With one answer, the other choice is to report wrong data.
  return [
    first,
    second ??
      main
        .getByRole('group')
        .filter({ has: page.getByRole('button') })
        .nth(1),
  ]
}

for (const { decision, first, second, above } of REACH) {
  test(`${decision.name}: both choices are near the top, below what must be read`, async ({ page }) => {
    await page.goto(decision.link(`${decision.prefix}${decision.open}`))
    const [accept, decline] = choicesOf(page, decision)
    await expect(accept).toBeVisible()
    const main = page.getByRole('main')
    const { top, bottom } = await edgesOf(accept)
    expect.soft(bottom, 'bottom edge of the first choice').toBeLessThanOrEqual(first)
    const read: [string, Locator][] = [
      ['who asks', main.getByText('is contacting you on behalf of')],
      ['the question', page.getByRole('heading', { level: 1 })],
      [above, main.getByText(above)],
      ['the deadline', main.locator('time')],
    ]
    for (const [what, element] of read) {
      expect.soft((await edgesOf(element)).bottom, `bottom edge of ${what}`).toBeLessThanOrEqual(top)
    }
    await expect(decline).toBeVisible()
    expect.soft((await edgesOf(decline)).bottom, 'bottom edge of the second choice').toBeLessThanOrEqual(second)
  })
}
