import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const link = (key: string) => `/dls/${key}/anders-buchbinderei.berlin`

for (const [name, answer, done] of [
  ['Accept listing', 'approveListing', 'anders-buchbinderei.berlin will be listed for sale'],
  ['Decline listing', 'declineListing', 'anders-buchbinderei.berlin will not be listed'],
] as const) {
  test(`${name}: asked once more, sent once, told, and found again`, async ({ page, sandbox }) => {
    const key = freshKey('open')
    await page.goto(link(key))
    await expect(
      page.getByRole('heading', { level: 1, name: 'List anders-buchbinderei.berlin for sale?' }),
    ).toBeVisible()
    await page.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Go back' }).click()
    await expect(page.getByRole('button', { name })).toBeFocused()
    expect(await sandbox.ledger(key)).toEqual([])
    await page.getByRole('button', { name }).click()
    await dialog.getByRole('button', { name }).dblclick()
    await expect(page.getByRole('heading', { level: 1, name: done })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText('UTC')
    expect(await sandbox.ledger(key)).toMatchObject([
      { operation: answer, body: { id: key, domain: 'anders-buchbinderei.berlin' } },
    ])
    await page.goto(link(key))
    await expect(page.getByRole('heading', { level: 1, name: done })).toBeVisible()
    await expect(page.getByText('has been answered before')).toBeVisible()
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  })
}

test('a press by script opens the dialog at most, and never sends', async ({ page, sandbox }) => {
  const key = freshKey('open')
  await page.goto(link(key))
  await page.getByRole('button', { name: 'Accept listing' }).dispatchEvent('click')
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Accept listing' })
  await expect(confirm).toBeVisible()
  await confirm.dispatchEvent('click')
  await confirm.evaluate((button: HTMLButtonElement) => button.click())
  await page.waitForLoadState('networkidle')
  expect(await sandbox.ledger(key)).toEqual([])
})

test('an answer that is lost is read again and never sent twice', async ({ page, sandbox, declaredFailures }) => {
  declaredFailures(/ERR_CONTENT_LENGTH_MISMATCH/)
  const key = freshKey('save-drops-answer')
  await page.goto(link(key))
  await page.getByRole('button', { name: 'Accept listing' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept listing' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'anders-buchbinderei.berlin will be listed for sale' }),
  ).toBeVisible()
  expect(await sandbox.ledger(key)).toHaveLength(1)
})
