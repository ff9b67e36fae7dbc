import type { Page } from '@playwright/test'
import { freshKey, type LedgerEntry } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const PENDING = 'pending-required-and-optional'
const SUCCESS = /^Your preferences were saved/

const allowAllBox = (page: Page) => page.getByRole('checkbox', { name: 'Allow data sharing for all options above' })

/** Returns a save's statuses by uid. Fails if the save contains anything else. */
function getStatuses(entry: LedgerEntry | undefined): Record<string, string> {
  if (!entry) throw new Error('The sandbox received no save')
  const { consents, ...others } = entry.body as { consents: { uid: string; status: string }[] }
  expect(others).toEqual({})
  return Object.fromEntries(consents.map(({ uid, status }) => [uid, status]))
}

test('asks about an unchecked required box, and returns to it', async ({ page, sandbox }) => {
  const key = freshKey(PENDING)
  await page.goto(`/consent/${key}`)
  const box = (group: RegExp) => page.getByRole('group', { name: group }).getByRole('checkbox')
  const saveButton = page.getByRole('button', { name: 'Save Preferences' })
  const dialog = page.getByRole('dialog', { name: 'Pending orders will be cancelled' })
  const editButton = dialog.getByRole('button', { name: 'Edit preferences' })
  await saveButton.click()
  await expect(dialog).toContainText('.fr')
  await editButton.click()
  await expect(dialog).toBeHidden()
  await expect(box(/^\.fr/)).toBeFocused()
  await expect(box(/^\.fr/)).toBeInViewport()
  await saveButton.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(box(/^\.fr/)).toBeFocused()
  // Uncheck a saved box, then hide it.
  for (const group of [/^\.fr/, /^\.it/]) await box(group).check()
  await page.getByRole('button', { name: 'Show previously saved preferences' }).click()
  await box(/^\.swiss/).uncheck()
  await page.getByRole('button', { name: 'Hide previously saved preferences' }).click()
  await saveButton.click()
  await editButton.click()
  await expect(box(/^\.swiss/)).toBeFocused()
  await expect(box(/^\.swiss/)).not.toBeChecked()
  expect(await sandbox.ledger(key)).toEqual([])
})

test('saves once after "Continue anyway", with the status of each box', async ({ page, sandbox }) => {
  const key = freshKey(PENDING)
  const methods = new Set<string>()
  page.on('request', (request) => methods.add(request.method()))
  await page.goto(`/consent/${key}`)
  await page.waitForLoadState('networkidle')
  expect([...methods]).toEqual(['GET'])
  const box = (group: RegExp) => page.getByRole('group', { name: group }).getByRole('checkbox')
  await box(/^\.it/).check()
  await box(/^\.berlin/).check()
  await page.getByRole('checkbox', { name: /public directory/ }).check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await page.getByRole('button', { name: 'Continue anyway' }).click()

  await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeVisible()
  await expect(page.getByText(SUCCESS)).toBeInViewport()
  await expect(page.getByRole('status').locator(':focus')).toContainText(SUCCESS)
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  const [entry, ...others] = await sandbox.ledger(key)
  expect(others).toEqual([])
  expect(entry).toMatchObject({ operation: 'saveConsent' })
  // .shop, .swiss and .hamburg were saved before and are unchanged.
  expect(getStatuses(entry)).toEqual({
    'c-1001': 'DENIED',
    'c-1002': 'ACCEPTED_FULL',
    'c-1003': 'ACCEPTED_FULL',
    'c-1004': 'DENIED',
    'c-1005': 'DENIED',
    'c-1009': 'accepted_full',
  })

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your saved preferences' })).toBeVisible()
  await expect(box(/^\.fr/)).not.toBeChecked()
  await expect(box(/^\.it/)).toBeChecked()
  await expect(box(/^\.berlin/)).toBeChecked()
  await expect(box(/^\.amsterdam/)).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: /public directory/ })).toBeChecked()
})

test('"Allow all" has three states, leaves some choices unchanged, and is undone by "Decline all"', async ({
  page,
}) => {
  await page.goto(`/consent/${freshKey('bypass')}`)
  const allowAll = allowAllBox(page)
  const boxes = page.getByRole('group').getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  const states = () => boxes.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).checked))
  const initialStates = await states()
  await allowAll.check()
  const afterAllow = await states()
  expect(afterAllow.filter((ticked) => !ticked)).toHaveLength(2)
  await boxes.nth(afterAllow.indexOf(true)).uncheck()
  await expect(allowAll).toBeChecked({ indeterminate: true })
  await page.getByRole('button', { name: 'Decline all' }).click()
  await expect(allowAll).not.toBeChecked()
  expect(await states()).toEqual(initialStates)
})

test('lets users withdraw saved preferences, which "Allow all" leaves unchanged', async ({ page, sandbox }) => {
  const key = freshKey(PENDING)
  await page.goto(`/consent/${key}`)
  const box = (group: RegExp) => page.getByRole('group', { name: group }).getByRole('checkbox')
  const toggleButton = page.getByRole('button', { name: 'Show previously saved preferences' })
  await expect(toggleButton).toHaveAttribute('aria-expanded', 'false')
  await expect(box(/^\.shop/)).toBeHidden()
  await toggleButton.click()
  await expect(page.getByRole('button', { name: 'Hide previously saved preferences' })).toBeFocused()
  const savedBox = await box(/^\.shop/).boundingBox()
  const declineButton = page.getByRole('button', { name: 'Decline all' })
  expect((await declineButton.boundingBox())?.y).toBeLessThan(savedBox?.y ?? 0)
  await allowAllBox(page).check()
  await expect(box(/^\.berlin/)).toBeChecked()
  await expect(box(/^\.hamburg/)).not.toBeChecked()
  await declineButton.click()
  await expect(box(/^\.berlin/)).not.toBeChecked()
  await expect(box(/^\.shop/)).toBeChecked()
  await box(/^\.shop/).uncheck()
  for (const group of [/^\.fr/, /^\.it/]) await box(group).check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeVisible()
  const statuses = getStatuses((await sandbox.ledger(key))[0])
  expect(statuses).toMatchObject({ 'c-1007': 'DENIED' })
  // Unchanged choices are not sent.
  expect(Object.keys(statuses)).not.toContain('c-1006')
  expect(Object.keys(statuses)).not.toContain('c-1008')
})

test('with nothing pending, shows only saved preferences, and sends only changes', async ({ page, sandbox }) => {
  const key = freshKey('saved-only')
  await page.goto(`/consent/${key}`)
  const group = page.getByRole('group', { name: /^\.fr/ })
  await expect(group).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Hide previously saved preferences' }).click()
  await expect(group).toBeHidden()
  await expect(page.getByRole('button', { name: 'Decline all' })).toBeHidden()
  await page.getByRole('button', { name: 'Show previously saved preferences' }).click()
  await expect(group).toBeVisible()
  // The note turns into a warning when required data is not allowed.
  const note = page.getByText(/^You cannot register domains with these endings/).locator('xpath=../..')
  const readColor = () => note.evaluate((element) => getComputedStyle(element).backgroundColor)
  const noteColor = await readColor()
  await group.getByRole('checkbox').uncheck()
  await expect.poll(readColor).not.toBe(noteColor)
  await group.getByRole('checkbox').check()
  await expect.poll(readColor).toBe(noteColor)
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'nothing to save' })).toBeVisible()
  expect(await sandbox.ledger(key)).toEqual([])
})

test('lets users withdraw consent after the link expires', async ({ page, sandbox }) => {
  const key = freshKey('expired-by-date')
  await page.goto(`/consent/${key}`)
  const notice = page.getByRole('paragraph').filter({ hasText: 'This link expired on' })
  await expect(notice).toHaveText(/on \w+\s\d+,\s\d{4}\..*To get a new link/)
  await page.getByRole('button', { name: 'Show previously saved preferences' }).click()
  const savedBox = page.getByRole('group', { name: /^\.online/ }).getByRole('checkbox')
  await expect(savedBox).toBeChecked()
  await savedBox.uncheck()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your preferences were saved' })).toBeVisible()
  const [entry] = await sandbox.ledger(key)
  expect(JSON.stringify(entry?.body)).toBe(
    '{"consents":[{"uid":"c-1003","status":"DENIED"},{"uid":"c-1004","status":"DENIED"}]}',
  )
})

test('names another way to withdraw consent when the backend rejects an expired link', async ({
  page,
  allowFailures,
}) => {
  allowFailures(/status of 410/)
  await page.goto(`/consent/${freshKey('expired-refused')}`)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible()
  const otherWay = page.getByRole('paragraph').filter({ hasText: 'withdraw your consent without this link' })
  await expect(otherWay.getByRole('link')).toHaveAttribute('href', 'mailto:privacy@meridian-registrar.example')
})
