import type { Page } from '@playwright/test'
import { RENDERED } from '#tests/support/form.ts'
import { test } from '#tests/support/gateway-test.ts'
import { holdScripts } from '#tests/support/held-back.ts'
import { freshKey, type LedgerEntry } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'

const MAIN = 'pending-required-and-optional'

const boxOf = (page: Page, group: RegExp) => page.getByRole('group', { name: group }).getByRole('checkbox')
const save = (page: Page) => page.getByRole('button', { name: 'Save Preferences' })
const consequences = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text })

async function saved(page: Page): Promise<void> {
  await save(page).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
}

function statusesOf(entries: readonly LedgerEntry[]): Record<string, string> {
  const [entry, ...others] = entries
  if (!entry) throw new Error('The sandbox received no save')
  expect(others).toEqual([])
  const { consents } = entry.body as { consents: { uid: string; status: string }[] }
  return Object.fromEntries(consents.map(({ uid, status }) => [uid, status]))
}

test.describe('boxes of a page that is not awake yet', RENDERED, () => {
  test('ticked, they stay so and are sent as accepted; unticked again, as denied', async ({
    page,
    gateway,
    sandbox,
  }) => {
    const scripts = await holdScripts(page, gateway)
    const key = freshKey(MAIN)
    await scripts.open(`/consent/${key}`)
    await boxOf(page, /^\.fr/).check()
    await boxOf(page, /^\.it/).check()
    await boxOf(page, /^\.amsterdam/).check()
    await boxOf(page, /^\.amsterdam/).uncheck()
    const before = await consequences(page, '.fr').allTextContents()
    scripts.release()
    await scripts.awake()
    await expect.poll(() => consequences(page, '.fr').allTextContents()).not.toEqual(before)
    await expect(boxOf(page, /^\.fr/)).toBeChecked()
    await expect(boxOf(page, /^\.it/)).toBeChecked()
    await expect(boxOf(page, /^\.amsterdam/)).not.toBeChecked()
    await saved(page)
    expect(statusesOf(await sandbox.ledger(key))).toEqual({
      'c-1001': 'ACCEPTED_CONTRACTUAL_MINIMUM',
      'c-1002': 'ACCEPTED_FULL',
      'c-1003': 'DENIED',
      'c-1004': 'DENIED',
      'c-1005': 'DENIED',
      'c-1009': 'denied',
    })
  })

  test('"Allow all" reaches every box, and one that is emptied after it stays empty', async ({
    page,
    gateway,
    sandbox,
  }) => {
    const scripts = await holdScripts(page, gateway)
    const key = freshKey(MAIN)
    await scripts.open(`/consent/${key}`)
    const all = page.getByRole('checkbox', { name: 'Allow data sharing for all options above' })
    await boxOf(page, /^\.amsterdam/).check()
    await all.check()
    await boxOf(page, /^\.amsterdam/).uncheck()
    scripts.release()
    await scripts.awake()
    await expect(all).toBeChecked({ indeterminate: true })
    await expect(boxOf(page, /^\.fr/)).toBeChecked()
    await expect(boxOf(page, /^\.amsterdam/)).not.toBeChecked()
    await saved(page)
    const statuses = Object.values(statusesOf(await sandbox.ledger(key)))
    expect(statuses.filter((status) => /denied/i.test(status))).toHaveLength(1)
    expect(statuses.length).toBeGreaterThan(4)
  })
})
