import type { Page } from '@playwright/test'
import { inTurn } from '#tests/support/in-turn.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, FAILED_CALL, LOST_ANSWER, test } from '#tests/support/test.ts'
import { markCalls } from '#tests/support/trial.ts'

const link = (key: string) => `/registrant/data_quality/${key}/nordlicht`

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const cityField = (page: Page) => page.getByRole('textbox', { name: 'City' })

async function saveLeeds(page: Page, key: string): Promise<void> {
  await page.goto(link(key))
  await button(page, 'Change details').click()
  await cityField(page).fill('Leeds')
  await button(page, 'Save correction').click()
  await inDialog(page, 'Save correction').dblclick()
}

for (const state of ['save-drops-answer', 'save-slow', 'save-empty-200']) {
  test(`${state}: a correction is saved once, and told so`, async ({ page, sandbox, declaredFailures }) => {
    declaredFailures(LOST_ANSWER)
    const key = freshKey(state)
    await saveLeeds(page, key)
    await expect(page.getByText('was saved, but the details are not approved yet')).toBeVisible()
    await expect(page.getByText('Leeds', { exact: true })).toBeVisible()
    expect(await sandbox.ledger(key)).toHaveLength(1)
  })
}

for (const [state, words] of inTurn(
  [
    ['save-fails-500', 'could not confirm that your correction was saved'],
    ['save-empty-502', 'could not confirm that your correction was saved'],
    ['save-dropped', 'could not confirm that your correction was saved'],
    ['save-html', 'could not confirm that your correction was saved'],
    ['save-too-many-429', 'Nothing has changed. Please wait 60 seconds'],
    ['save-400', 'Your correction was not accepted'],
  ] as const,
  0,
  3,
)) {
  test(`${state}: nothing that was typed is lost`, async ({ page, declaredFailures }) => {
    declaredFailures(FAILED_CALL)
    await saveLeeds(page, freshKey(state))
    await expect(page.getByText(words)).toBeVisible()
    await expect(cityField(page)).toHaveValue('Leeds')
    await expect(page.getByRole('alert').first()).toBeVisible()
  })
}

for (const [then, city, count] of [
  ['is told so and not sent again, which would approve it', 'Leeds', 1],
  ['is changed again by what was typed since', 'York', 2],
] as const) {
  test(`a correction that was saved unseen ${then}`, async ({ page, sandbox, declaredFailures }) => {
    declaredFailures(LOST_ANSWER)
    const key = freshKey('pending')
    const trial = await markCalls(page)
    await page.goto(link(key))
    await expect(button(page, 'Change details')).toBeVisible()
    const api = '/registrant/api/no-auth/data_quality'
    await sandbox.fault({ header: trial, path: `${api}/update_contact`, kind: 'drop-answer', times: 1 })
    await sandbox.fault({ header: trial, path: `${api}/info`, kind: 'empty-502', times: 1 })
    await button(page, 'Change details').click()
    await cityField(page).fill('Leeds')
    await button(page, 'Save correction').click()
    await inDialog(page, 'Save correction').click()
    await expect(page.getByText('could not confirm that your correction was saved')).toBeVisible()
    await cityField(page).fill(city)
    await button(page, 'Save correction').click()
    await inDialog(page, 'Save correction').click()
    await expect(page.getByText('was saved, but the details are not approved yet')).toBeVisible()
    await expect(page.getByText(city, { exact: true })).toBeVisible()
    await expect(button(page, 'Approve')).toBeVisible()
    expect(await sandbox.ledger(key)).toHaveLength(count)
  })
}

test('what the backend says against a field stands at it and in the summary', async ({ page, declaredFailures }) => {
  declaredFailures(/status of 422/)
  await saveLeeds(page, freshKey('save-422'))
  const summary = page.getByRole('group', { name: 'There is a problem' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'The postal code does not belong to this country.' }).click()
  const code = page.getByRole('textbox', { name: 'Postal code' })
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(/does not belong to this country/)
  await expect(cityField(page)).toHaveValue('Leeds')
})

test('a refused approval opens the fields that it names', async ({ page, declaredFailures }) => {
  declaredFailures(/status of 422/)
  await page.goto(link(freshKey('save-422')))
  await button(page, 'Approve').click()
  await inDialog(page, 'Approve').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Correct your contact details' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Postal code' })).toHaveAccessibleDescription(/does not belong/)
})

for (const [state, heading] of inTurn(
  [
    ['save-conflict-409', 'This request was already answered'],
    ['save-lost-409', 'This request was already answered'],
    ['save-expired-410', 'This link can no longer be used'],
    ['save-lost-410', 'This link can no longer be used'],
    ['save-lost-404', 'This link does not work'],
    ['save-not-found-404', 'This link does not work'],
    ['save-forbidden-403', 'This link is not valid'],
  ] as const,
  0,
  3,
)) {
  test(`${state}: a correction that comes too late is told so`, async ({ page, declaredFailures }) => {
    declaredFailures(/status of (4\d\d|504)/)
    await saveLeeds(page, freshKey(state))
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })
}

test('a correction that the case does not show was only received, also after a reload', async ({ page, sandbox }) => {
  const key = freshKey('save-foreign')
  await saveLeeds(page, key)
  const received = page.getByRole('group', { name: 'Your correction was received' })
  await expect(received).toBeFocused()
  await expect(page.getByText('London', { exact: true })).toBeVisible()
  await expect(page.getByText('was saved')).toHaveCount(0)
  // What was typed is there to be sent again.
  await button(page, 'Change details').click()
  await expect(cityField(page)).toHaveValue('Leeds')
  await page.reload()
  await expect(received).toContainText('do not approve them')
  await expect(page.getByText('London', { exact: true })).toBeVisible()
  expect(await sandbox.ledger(key)).toHaveLength(1)
})
