import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

test('handles questions and data elements named like members of Object.prototype', async ({ page, sandbox }) => {
  const key = freshKey('inherited-names')
  await page.goto(`/consent/${key}`)
  const optional = page.getByRole('group', { name: /^toString/ })
  await expect(optional).toContainText('Adds Email Address, Proto, Constructor.name, HasOwnProperty, ToString')
  await optional.locator('summary').click()
  await expect(optional.locator('p').filter({ hasText: 'Always shared' })).toContainText('First Name, Constructor')
  await expect(page.getByRole('group', { name: /^valueOf/ })).toContainText('Shares Proto, ValueOf')

  await page.getByRole('button', { name: 'Save Preferences' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveText(['valueOf'])
  await dialog.getByRole('button').first().click()
  await expect(page.getByRole('group', { name: /^valueOf/ }).getByRole('checkbox')).toBeFocused()

  await page.getByRole('button', { name: /saved/i }).click()
  const saved = page.getByRole('group', { name: /^\.berlin/ })
  await expect(saved).toContainText('Adds IsPrototypeOf')
  await saved.getByRole('checkbox').uncheck()
  await optional.getByRole('checkbox').check()
  await page
    .getByRole('group', { name: /^valueOf/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByText(/^Your preferences were saved/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText('Constructor.name')
  expect((await sandbox.ledger(key)).map(({ body }) => body)).toEqual([
    {
      consents: [
        { uid: '__proto__', status: 'DENIED' },
        { uid: 'nodeName', status: 'ACCEPTED_FULL' },
        { uid: 'insertBefore', status: 'ACCEPTED_FULL' },
      ],
    },
  ])
})
