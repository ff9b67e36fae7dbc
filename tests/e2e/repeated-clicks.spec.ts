import { buttonsOf, fillRequiredField } from '#tests/support/decide.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

for (const { name, prefix, open, link, answers } of DECISION_PAGES) {
  for (const answer of answers) {
    test(`${name}, ${answer.label}: a held key or double click opens the dialog but confirms nothing`, async ({
      page,
      sandbox,
    }) => {
      const key = freshKey(`${prefix}${open}`)
      const { answerButton, confirmButton } = buttonsOf(page, answer)
      const dialog = page.getByRole('dialog', { name: answer.dialogTitle, exact: true })
      await page.goto(link(key))
      await fillRequiredField(page, answer)
      const hold = async (heldKey: string) => {
        for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down(heldKey)
        await page.keyboard.up(heldKey)
        await expect(dialog).toBeVisible()
      }
      const goBack = async () => {
        await dialog.getByRole('button', { name: 'Go back' }).click()
        await expect(answerButton).toBeFocused()
      }

      for (const heldKey of ['Enter', 'Space']) {
        await answerButton.focus()
        await hold(heldKey)
        // The key is still held when the button gets focus.
        await page.keyboard.down(heldKey)
        await confirmButton.focus()
        await hold(heldKey)
        await goBack()
      }

      // Scroll so that both buttons have the same position.
      await answerButton.click()
      const confirmBox = await confirmButton.boundingBox()
      await goBack()
      const answerBox = await answerButton.boundingBox()
      if (!confirmBox || !answerBox) throw new Error('A button has no bounding box')
      const [x, y] = [confirmBox.x + confirmBox.width / 2, confirmBox.y + confirmBox.height / 2]
      await page.evaluate((by) => scrollBy(0, by), answerBox.y + answerBox.height / 2 - y)
      const isOverConfirm = async () =>
        confirmButton.evaluate((button, at) => button.contains(document.elementFromPoint(...at)), [x, y] as const)
      // The second click must hit the confirm button. Its dialog opens only after the form is validated.
      await page.mouse.click(x, y)
      await expect.poll(isOverConfirm).toBe(true)
      await page.mouse.down({ clickCount: 2 })
      await page.mouse.up({ clickCount: 2 })
      await goBack()
      await page.touchscreen.tap(x, y)
      await expect.poll(isOverConfirm).toBe(true)
      await page.touchscreen.tap(x, y)
      await goBack()
      expect((await sandbox.ledger(key)).filter(({ operation }) => operation === answer.operation)).toEqual([])
    })
  }
}
