import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

test('states where data is stored, who is responsible, and the rights of the registrant', async ({ page }) => {
  await page.goto(`/consent/${freshKey('pending-required-and-optional')}/data-sharing`)
  await expect(page.getByText('Canada, the United States, and the European Union')).toBeVisible()
  await expect(page.getByRole('link', { name: 'data-use@meridian-registrar.example' })).toBeVisible()
  await expect(page.getByText('Meridian Registrar Inc. decides why and how')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Data Sharing' })).toHaveAttribute('aria-current', 'page')
})
