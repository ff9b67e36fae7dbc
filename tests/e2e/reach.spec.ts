import type { Locator, Page } from '@playwright/test'
import { DECISION_PAGES, type DecisionPage } from '#tests/support/decision-pages.ts'
import { expect, test } from '#tests/support/test.ts'

// All positions are measured on a phone, in pixels from the top of the document.
test.use({ viewport: { width: 360, height: 740 } })

/** Flows with trademarks or contact data before the choices. */
const EXCLUDED_FLOWS = ['trademark', 'data-quality']
/** The maximum bottom edges of the two choices, and text that is above both. Longer pages have higher limits. */
const LIMITS = DECISION_PAGES.filter(({ flow }) => !EXCLUDED_FLOWS.includes(flow)).map((decision) => {
  const isLonger = decision.flow === 'trade' || decision.flow === 'verification'
  const textAbove =
    decision.flow === 'verification' ? 'jo.anders@anders-buchbinderei.example' : 'anders-buchbinderei.berlin'
  return { decision, maxFirst: isLonger ? 1000 : 800, maxSecond: isLonger ? 1160 : 960, textAbove }
})

type Edges = { top: number; bottom: number }

const getEdges = (element: Locator): Promise<Edges> =>
  element.first().evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    return { top: Math.round(top + scrollY), bottom: Math.round(bottom + scrollY) }
  })

/** Returns the group with a button and its effect, or the button alone. */
const getChoice = (button: Locator) => button.locator('xpath=(ancestor-or-self::*[@role="group"] | self::*)[1]')

function getChoices(page: Page, { answers }: DecisionPage): [Locator, Locator] {
  const main = page.getByRole('main')
  const [first, second] = answers.map(({ label }) => getChoice(main.getByRole('button', { name: label, exact: true })))
  if (!first) throw new Error('The page has no answer')
  // On a page with one answer, the second choice is to report wrong data.
  return [
    first,
    second ??
      main
        .getByRole('group')
        .filter({ has: page.getByRole('button') })
        .nth(1),
  ]
}

for (const { decision, maxFirst, maxSecond, textAbove } of LIMITS) {
  test(`${decision.name}: shows both choices near the top, below the facts to read first`, async ({ page }) => {
    await page.goto(decision.link(`${decision.prefix}${decision.open}`))
    const [choice1, choice2] = getChoices(page, decision)
    await expect(choice1).toBeVisible()
    const main = page.getByRole('main')
    const { top, bottom } = await getEdges(choice1)
    expect.soft(bottom, 'bottom edge of the first choice').toBeLessThanOrEqual(maxFirst)
    const facts: [string, Locator][] = [
      ['the sender', main.getByText('is contacting you on behalf of')],
      ['the question', page.getByRole('heading', { level: 1 })],
      [textAbove, main.getByText(textAbove)],
      ['the deadline', main.locator('time')],
    ]
    for (const [name, element] of facts) {
      expect.soft((await getEdges(element)).bottom, `bottom edge of ${name}`).toBeLessThanOrEqual(top)
    }
    await expect(choice2).toBeVisible()
    expect.soft((await getEdges(choice2)).bottom, 'bottom edge of the second choice').toBeLessThanOrEqual(maxSecond)
  })
}
