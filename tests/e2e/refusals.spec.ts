import type { Page } from '@playwright/test'
import { buttonsOf, decide } from '#tests/support/decide.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { sample } from '#tests/support/sample.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, FAILED_CALL, test } from '#tests/support/test.ts'

// tests/faults/expected.ts defines what a page shows for each response status.

for (const { name, prefix, link, answers } of DECISION_PAGES.filter(({ isCleared }) => isCleared)) {
  test(`${name}: removes personal data from the page when an answer fails`, async ({ page, allowFailures }) => {
    allowFailures(FAILED_CALL)
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

for (const [index, { name, flow, prefix, link, answers, question }] of DECISION_PAGES.entries()) {
  const [answer] = answers
  const { label, done } = answer
  const isAnswerInItem = flow === 'verification' || flow === 'data-quality'
  for (const status of sample([409, 404], index, 6)) {
    test(`${name}: remembers the outcome when later reads of the item fail with ${status}`, async ({
      page,
      sandbox,
      allowFailures,
    }) => {
      allowFailures(new RegExp(`status of ${status}`))
      const key = freshKey(`${prefix}save-then-${status}`)
      // The device does not store the other registrar's name.
      const outcome = done.replace(/ to [A-Z].*/, '')
      const receivedText = 'Your response was received'
      await page.goto(link(key))
      await decide(page, answer)
      // If items contain the answer, the page shows the outcome only once the item or a 409 confirms it.
      await expect(page.getByRole('heading', { level: 1, name: isAnswerInItem ? receivedText : outcome })).toBeVisible()
      await page.reload()
      const headingAfterReload = isAnswerInItem && status === 404 ? receivedText : outcome
      await expect(page.getByRole('heading', { level: 1, name: headingAfterReload })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText(/[A-Z]-[0-9A-F]{8}/)
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(await sandbox.ledger(key)).toHaveLength(1)
      await expect(heading(page, question)).toHaveCount(0)
    })
  }
  if (!isAnswerInItem) continue

  test(`${name}: reports an answer as received when the item does not contain it`, async ({ page }) => {
    await page.goto(link(freshKey(`${prefix}save-foreign`)))
    await decide(page, answer)
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload()
      await expect(heading(page, 'Your response was received')).toBeVisible()
      await expect(page).toHaveTitle(/Your response was received/)
      await expect(page.getByText(`You chose “${label}”.`)).toBeVisible()
      await expect(page.getByText(done)).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Respond again' }).click()
    await expect(heading(page, question)).toBeVisible()
    await expect(buttonsOf(page, answer).answerButton).toBeVisible()
  })
}
