import { RENDERED } from '#tests/support/form.ts'
import { test } from '#tests/support/gateway-test.ts'
import { holdScripts } from '#tests/support/held-back.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'

const DISCLOSURES = {
  'data copy': () => `/request/${freshKey('nothing-requested')}`,
  'transfer in': () => `/transfer/in/anders-buchbinderei.berlin/${freshKey('in-open')}`,
  verification: () => `/registrant/verification/48213/${freshKey('pending')}/nordlicht`,
}

test.describe('opened before the page is awake', RENDERED, () => {
  for (const [name, address] of Object.entries(DISCLOSURES)) {
    test(`${name}: what is opened early stays open and can be closed`, async ({ page, gateway }) => {
      const scripts = await holdScripts(page, gateway)
      await scripts.open(address())
      const details = page.getByRole('main').locator('details')
      const summary = details.first().locator('summary')
      await summary.click()
      await expect(details.first()).toHaveAttribute('open')
      scripts.release()
      await scripts.awake()
      await expect(details.first()).toHaveAttribute('open')
      await summary.click()
      await expect(details.first()).not.toHaveAttribute('open')
    })
  }

  test('the note on asynchronous domains has its texts once they can come', async ({ page, gateway }) => {
    const scripts = await holdScripts(page, gateway)
    await scripts.open(`/consent/${freshKey('pending-required-and-optional')}`)
    const note = page.locator('details').filter({ hasText: 'need your approval' }).first()
    await note.locator('summary').click()
    await expect(note.getByText('Domains that need your approval: .fr')).toBeVisible()
    const known = await note.locator('p').count()
    scripts.release()
    await scripts.awake()
    await expect(note).toHaveAttribute('open')
    await expect(note.locator('p')).toHaveCount(known + 3)
  })

  test('a language that is chosen early is shown and remembered', async ({ page, gateway, context }) => {
    const scripts = await holdScripts(page, gateway)
    const address = `/consent/${freshKey('optional-only')}`
    await scripts.open(address)
    await page.getByLabel('Language').selectOption('de')
    scripts.release()
    await scripts.awake()
    const heading = page.getByRole('heading', { level: 1, name: 'Ihre Einstellungen zur Datenweitergabe' })
    await expect(heading).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByLabel('Sprache')).toHaveValue('de')
    const cookies = await context.cookies(gateway.origin)
    expect(cookies.map(({ name, value }) => ({ name, value }))).toContainEqual({ name: 'language', value: 'de' })
    await page.reload()
    await expect(heading).toBeVisible()
  })
})
