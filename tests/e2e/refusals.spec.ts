import type { Page } from '@playwright/test'
import { buttonsOf, decide } from '#tests/support/answering.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { inTurn, isInTurn } from '#tests/support/in-turn.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, FAILED_CALL, test } from '#tests/support/test.ts'

// What a page shows for each status of a decision is in tests/faults/expected.ts.

/** What each page says of an item that somebody has answered, and of one whose time is over. */
const ANSWERED = /was already answered$/
const OVER = /^It is too late to |is no longer valid$|can no longer be used/
/** How every page says that nobody knows what became of an answer. */
const UNKNOWN = /We could not confirm|We do not know whether/

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

for (const [turn, { name, prefix, link, question, answers, isCleared }] of DECISION_PAGES.entries()) {
  const [answer] = answers
  /** Opens the page in a state, answers, and returns the key of its link. */
  const answerIn = async (page: Page, state: string, given = answer) => {
    const key = freshKey(`${prefix}${state}`)
    await page.goto(link(key))
    await decide(page, given)
    return key
  }

  for (const [which, given] of answers.entries()) {
    const lost = [
      ['save-lost-409', ANSWERED],
      ['save-lost-410', OVER],
      ['save-lost-404', /^This link does not work$/],
    ] as const
    for (const [state, heading] of inTurn(lost, turn + which, 9)) {
      test(`${name}, ${given.label.en}, ${state}: what the item says after a lost answer is shown`, async ({
        page,
        sandbox,
        declaredFailures,
      }) => {
        declaredFailures(/status of (504|409|410|404)/)
        const key = await answerIn(page, state, given)
        await expect(h1(page)).toHaveText(heading)
        await expect(page.getByText(UNKNOWN)).toHaveCount(0)
        await expect(buttonsOf(page, given).ask).toHaveCount(0)
        expect(await sandbox.ledger(key)).toHaveLength(1)
      })
    }
  }

  if (isInTurn(turn, 7))
    test(`${name}: an item that reads as answered is answered`, async ({ page, declaredFailures }) => {
      declaredFailures(/status of 409/)
      await page.goto(link(freshKey(`${prefix}already-answered`)))
      await expect(h1(page)).toHaveText('This request was already answered')
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

  if (!isCleared) continue
  const clearing = ['save-fails-500', 'save-empty-502', 'save-dropped', 'save-html', 'save-too-many-429']
  for (const state of inTurn(clearing, turn, 5)) {
    test(`${name}, ${state}: its data is taken off the page, and comes back with Try again`, async ({
      page,
      declaredFailures,
    }) => {
      declaredFailures(FAILED_CALL)
      const key = freshKey(`${prefix}${state}`)
      await page.goto(link(key))
      const data = page.getByText('example-one.shop').or(page.getByText('jo.anders@anders-buchbinderei.example'))
      await expect(data.first()).toBeVisible()
      await decide(page, answer)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(data).toHaveCount(0)
      await expect(page.locator('a[href*=lookup]')).toHaveCount(0)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(h1(page)).toHaveText(question.en)
      await expect(h1(page)).toBeFocused()
      await expect(data.first()).toBeVisible()
    })
  }
}
