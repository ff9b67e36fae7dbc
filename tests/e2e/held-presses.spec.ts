import type { Page } from '@playwright/test'
import { buttonsOf, prepare } from '#tests/support/answering.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { inTurn, isInTurn } from '#tests/support/in-turn.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

/** Counts the presses that reach a button of a dialog, so that a test knows that there was something to ignore. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ target }) => {
        const { dataset } = document.documentElement
        if (target instanceof Element && target.closest('dialog'))
          dataset.presses = String(Number(dataset.presses ?? 0) + 1)
      },
      { capture: true },
    )
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.presses ?? 0))
}

for (const [turn, asked] of DECISION_PAGES.entries()) {
  for (const answer of inTurn(asked.answers, turn, 5)) {
    test(`${asked.name}, ${answer.label}: what is held or pressed twice opens the dialog and confirms nothing`, async ({
      page,
      sandbox,
    }) => {
      const key = freshKey(`${asked.prefix}${asked.open}`)
      const { ask, confirm } = buttonsOf(page, answer)
      const dialog = page.getByRole('dialog', { name: answer.asked, exact: true })
      await page.goto(asked.link(key))
      await prepare(page, answer)
      const presses = await countPresses(page)
      const goBack = async () => {
        await expect(dialog).toBeVisible()
        await dialog.getByRole('button', { name: 'Go back' }).click()
        await expect(ask).toBeFocused()
      }

      for (const held of ['Enter', 'Space']) {
        await ask.focus()
        for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down(held)
        await page.keyboard.up(held)
        await expect(dialog).toBeVisible()
        // Also where the focus has got to the button meanwhile.
        await page.keyboard.down(held)
        await confirm.focus()
        for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down(held)
        await page.keyboard.up(held)
        await goBack()
      }

      // The page is scrolled until both buttons lie under one point.
      await ask.click()
      const below = await confirm.boundingBox()
      await goBack()
      const above = await ask.boundingBox()
      if (!below || !above) throw new Error('A button has no box')
      const [x, y] = [below.x + below.width / 2, below.y + below.height / 2]
      await page.evaluate((by) => scrollBy(0, by), above.y + above.height / 2 - y)
      const before = await presses()
      await page.mouse.dblclick(x, y)
      await goBack()
      await page.touchscreen.tap(x, y)
      await page.touchscreen.tap(x, y)
      await goBack()
      // Each of the second presses, and each way back.
      expect(await presses()).toBe(before + 4)
      expect((await sandbox.ledger(key)).filter(({ operation }) => operation === answer.operation)).toEqual([])
    })
  }

  if (!isInTurn(turn, 4)) continue
  test(`${asked.name}: each dialog asks about its own answer, and describes its effect`, async ({ page }) => {
    await page.goto(asked.link(freshKey(`${asked.prefix}${asked.open}`)))
    for (const answer of asked.answers) {
      const { ask, confirm } = buttonsOf(page, answer)
      const consequence = await ask.evaluate(
        (button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
      )
      expect(consequence.length).toBeGreaterThan(20)
      await prepare(page, answer)
      await ask.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toHaveAccessibleName(answer.asked)
      await expect(dialog).toHaveAccessibleDescription(new RegExp(consequence.slice(0, 40).replace(/[.?()]/g, '\\$&')))
      await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
      await confirm.focus()
      await page.keyboard.press('Escape')
    }
  })
}
