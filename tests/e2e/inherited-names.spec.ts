import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

test('handles questions and data elements named like members of Object.prototype', async ({ page, sandbox }) => {
  const key = freshKey('inherited-names')
  await page.goto(`/consent/${key}`)
  const optionalGroup = page.getByRole('group', { name: /^toString/ })
  await expect(optionalGroup).toContainText('Adds Email Address, Proto, Constructor.name, HasOwnProperty, ToString')
  await optionalGroup.locator('summary').click()
  await expect(optionalGroup.locator('p').filter({ hasText: 'Always shared' })).toContainText('First Name, Constructor')
  const requiredGroup = page.getByRole('group', { name: /^valueOf/ })
  await expect(requiredGroup).toContainText('Shares Proto, ValueOf')

  await page.getByRole('button', { name: 'Save Preferences' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveText(['valueOf'])
  await dialog.getByRole('button').first().click()
  await expect(requiredGroup.getByRole('checkbox')).toBeFocused()

  await page.getByRole('button', { name: /saved/i }).click()
  const savedGroup = page.getByRole('group', { name: /^\.berlin/ })
  await expect(savedGroup).toContainText('Adds IsPrototypeOf')
  await savedGroup.getByRole('checkbox').uncheck()
  await optionalGroup.getByRole('checkbox').check()
  await requiredGroup.getByRole('checkbox').check()
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
