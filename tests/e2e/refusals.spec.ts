import type { Page } from '@playwright/test'
import { buttonsOf, decide, prepare } from '#tests/support/answering.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { inTurn, isInTurn } from '#tests/support/in-turn.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, FAILED_CALL, LOST_ANSWER, test } from '#tests/support/test.ts'
import { markCalls } from '#tests/support/trial.ts'

// What a page shows for each status of a decision is in tests/faults/expected.ts.

const LOST = [
  ['save-lost-409', /was already answered$/],
  ['save-lost-410', /^It is too late to |is no longer valid$|can no longer be used/],
  ['save-lost-404', /^This link does not work$/],
] as const

for (const [turn, { name, prefix, link, answers }] of DECISION_PAGES.entries()) {
  const [answer] = answers
  for (const [state, heading] of inTurn(LOST, turn, 8)) {
    test(`${name}, ${state}: shows the state of the item after a lost response`, async ({
      page,
      sandbox,
      declaredFailures,
    }) => {
      declaredFailures(/status of (504|409|410|404)/)
      const key = freshKey(`${prefix}${state}`)
      await page.goto(link(key))
      await decide(page, answer)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByText(/We could not confirm|We do not know whether/)).toHaveCount(0)
      await expect(buttonsOf(page, answer).ask).toHaveCount(0)
      expect(await sandbox.ledger(key)).toHaveLength(1)
    })
  }
}

for (const { name, prefix, link, answers } of DECISION_PAGES.filter(({ isCleared }) => isCleared)) {
  test(`${name}: a failed answer removes the personal data from the page`, async ({ page, declaredFailures }) => {
    declaredFailures(FAILED_CALL)
    await page.goto(link(freshKey(`${prefix}save-fails-500`)))
    const data = page.getByText('example-one.shop').or(page.getByText('jo.anders@anders-buchbinderei.example'))
    await expect(data.first()).toBeVisible()
    await decide(page, answers[0])
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(data).toHaveCount(0)
    await expect(page.locator('a[href*=lookup]')).toHaveCount(0)
  })
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

for (const [turn, asked] of DECISION_PAGES.entries()) {
  const { name, flow, prefix, link, answers, question } = asked
  const [answer] = answers
  const { label, done } = answer

  if (!asked.isReadFirst && isInTurn(turn, 8)) {
    test(`${name}: reads the item before it sends again when a lost response could not be checked`, async ({
      page,
      sandbox,
      declaredFailures,
    }) => {
      declaredFailures(LOST_ANSWER)
      const key = freshKey(`${prefix}save-drops-answer`)
      await page.goto(link(key))
      await prepare(page, answer)
      const header = await markCalls(page)
      const { ask, confirm } = buttonsOf(page, answer)
      await ask.click()
      await expect(confirm).toBeVisible()
      await sandbox.fault({ path: asked.read, header, kind: 'empty-502', times: 1 })
      await confirm.click()
      if (asked.isCleared) await page.getByRole('button', { name: 'Try again' }).click()
      else {
        await expect(page.getByText('We will check first')).toBeVisible()
        await ask.click()
        await confirm.click()
      }
      await expect(heading(page, done)).toBeVisible()
      expect(await sandbox.ledger(key)).toHaveLength(1)
    })

    test(`${name}: shows the outcome when the item cannot be read afterwards`, async ({
      page,
      sandbox,
      declaredFailures,
    }) => {
      declaredFailures(LOST_ANSWER)
      await page.goto(link(freshKey(`${prefix}${asked.open}`)))
      await prepare(page, answer)
      const { ask, confirm } = buttonsOf(page, answer)
      await ask.click()
      await expect(confirm).toBeVisible()
      const header = await markCalls(page)
      await sandbox.fault({ path: asked.read, header, kind: 'empty-502', times: 5 })
      await confirm.click()
      await expect(heading(page, done)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(heading(page, done)).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  const isShownByItem = flow === 'verification' || flow === 'data-quality'
  for (const status of inTurn([409, 404], turn, 6)) {
    test(`${name}: the outcome is remembered when the item responds with ${status} afterwards`, async ({
      page,
      sandbox,
      declaredFailures,
    }) => {
      declaredFailures(new RegExp(`status of ${status}`))
      const key = freshKey(`${prefix}save-then-${status}`)
      // The device does not store the name of the other registrar.
      const outcome = done.replace(/ to [A-Z].*/, '')
      const received = 'Your answer was received'
      await page.goto(link(key))
      await decide(page, answer)
      // An item that shows whether it is answered, and cannot be read, confirms nothing.
      await expect(page.getByRole('heading', { level: 1, name: isShownByItem ? received : outcome })).toBeVisible()
      await page.reload()
      const shown = isShownByItem && status === 404 ? received : outcome
      await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText(/[A-Z]-[0-9A-F]{8}/)
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(await sandbox.ledger(key)).toHaveLength(1)
      await expect(heading(page, question)).toHaveCount(0)
    })
  }
  if (!isShownByItem) continue

  test(`${name}: an answer that its item does not show was only received, also after a reload`, async ({ page }) => {
    await page.goto(link(freshKey(`${prefix}save-foreign`)))
    await decide(page, answer)
    for (const reopen of [() => undefined, () => page.reload()]) {
      await reopen()
      await expect(heading(page, 'Your answer was received')).toBeVisible()
      await expect(page).toHaveTitle(/Your answer was received/)
      await expect(page.getByText(`You chose “${label}”.`)).toBeVisible()
      await expect(page.getByText(done)).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Answer again' }).click()
    await expect(heading(page, question)).toBeVisible()
    await expect(buttonsOf(page, answer).ask).toBeVisible()
  })
}
