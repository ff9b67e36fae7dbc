import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

test('lists the choices that the backend did not store, and keeps them for another save', async ({ page, sandbox }) => {
  const key = freshKey('save-stores-less')
  await page.goto(`/consent/${key}`)
  await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
  const saveButton = page.getByRole('button', { name: 'Save Preferences' })
  await saveButton.click()

  const outcome = page.getByRole('status').filter({ hasText: 'Some of your choices were not saved' })
  await expect(outcome).toContainText('.berlin: only the data that your contract requires')
  await expect(outcome).toContainText('Public directory (RDAP, formerly Whois): declined')
  // .fr is not listed: allowing it shares only the contractual minimum, which the backend does store.
  await expect(outcome.getByRole('listitem')).toHaveText([
    /^\.amsterdam: /,
    /^\.berlin: /,
    /^\.it: /,
    /^\.pizza, \.wine: /,
    /^Public/,
  ])
  await expect(outcome.locator(':focus')).toBeVisible()
  await expect(page.getByText('Your preferences were saved')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Your receipt' })).toBeHidden()
  await expect(page.getByRole('group', { name: /^\.berlin/ }).getByRole('checkbox')).toBeChecked()

  await saveButton.click()
  await expect.poll(async () => (await sandbox.ledger(key)).length).toBe(2)
  const [firstSave, secondSave] = await sandbox.ledger(key)
  expect(secondSave?.body).not.toEqual(firstSave?.body)
  expect(secondSave?.body).toMatchObject({
    consents: expect.arrayContaining([
      { uid: 'c-1003', status: 'ACCEPTED_FULL' },
      { uid: 'c-1009', status: 'accepted_full' },
    ]),
  })
})

test('reads the preferences again after an invalid response to a save', async ({ page, sandbox }) => {
  for (const [state, outcome] of [
    ['save-foreign', 'Some of your choices were not saved'],
    ['save-empty-200', 'Your preferences were saved'],
  ] as const) {
    const key = freshKey(state)
    await page.goto(`/consent/${key}`)
    await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(page.getByRole('status').filter({ hasText: outcome })).toBeVisible()
    expect(await sandbox.ledger(key)).toHaveLength(1)
  }
})
