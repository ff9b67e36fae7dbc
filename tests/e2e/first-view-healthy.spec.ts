import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { RENDERED } from '#tests/support/form.ts'
import { test } from '#tests/support/gateway-test.ts'
import { holdScripts } from '#tests/support/held-back.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'
import { LINK, pager, range, rows } from '#tests/support/tld-info.ts'

const consent = (key: string) => `/consent/${key}`

const HEALTHY = [
  ...DECISION_PAGES.map(({ name, prefix, open, link, question }) => ({
    name,
    address: () => link(freshKey(`${prefix}${open}`)),
    heading: question.en,
  })),
  { name: 'Preferences', address: () => consent(freshKey('optional-only')), heading: 'Your data sharing preferences' },
  {
    name: 'data sharing',
    address: () => `${consent(freshKey('optional-only'))}/data-sharing`,
    heading: 'How your data is shared',
  },
  { name: 'data copy', address: () => `/request/${freshKey('nothing-requested')}`, heading: 'Request Your Data' },
]

test.describe('a healthy page', RENDERED, () => {
  for (const { name, address, heading } of inTurn(HEALTHY, 0, 5)) {
    test(`${name}: the browser asks no backend, and the page hears what it says it hears`, async ({
      page,
      gateway,
    }) => {
      const scripts = await holdScripts(page, gateway)
      await scripts.open(address())
      const h1 = page.getByRole('heading', { level: 1 })
      await expect(h1).toHaveText(heading)
      const text = await page.getByRole('main').innerText()
      scripts.release()
      await scripts.awake()
      await page.getByLabel('Language').selectOption('de')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(h1).not.toHaveText(heading)
      await page.getByLabel('Sprache').selectOption('en')
      await expect(h1).toHaveText(heading)
      expect(await page.getByRole('main').innerText()).toBe(text)
      expect(gateway.asked.filter((path) => path.includes('/api/') || path.includes('/config'))).toEqual([])
    })
  }

  test('TLD info: the browser asks for nothing that is on the page, and pages on at once', async ({
    page,
    gateway,
  }) => {
    const scripts = await holdScripts(page, gateway)
    await scripts.open(LINK)
    await expect(rows(page)).toHaveCount(25)
    scripts.release()
    await scripts.awake()
    await pager(page).getByRole('button', { name: 'Next' }).click()
    await range(page, /^26 to 50/)
    const asked = gateway.asked.filter((path) => path.includes('/api/'))
    expect(asked.map((path) => new URL(path, gateway.origin).searchParams.get('page'))).not.toContain('1')
  })
})
