import type { Locator, Page } from '@playwright/test'
import { inTurn } from '#tests/support/in-turn.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const OLDER_LINK = '/transfer?domain=anders-buchbinderei.berlin'

type Form = { name: string; path: string; open?: string; touch: (page: Page) => Locator }

/** Every form in which something can be wrong. */
const FORMS: Form[] = [
  { name: 'an older link', path: OLDER_LINK, touch: (page) => page.getByLabel('Transfer key') },
  {
    name: 'a document',
    path: `/registrant/data_quality/${freshKey('pending')}/nordlicht`,
    touch: (page) => page.getByLabel('Document type'),
  },
  {
    name: 'a contact',
    path: `/registrant/data_quality/${freshKey('pending')}/nordlicht`,
    open: 'Change details',
    touch: (page) => page.getByRole('textbox', { name: 'Name' }),
  },
  {
    name: 'the acknowledgement of a trademark notice',
    path: `/trademark/370d0b7c9223372036854775807/${freshKey('open')}`,
    touch: (page) => page.getByRole('main').getByRole('checkbox'),
  },
  {
    name: 'the choices of a change of registrant',
    path: `/trade/c/${freshKey('current-open')}`,
    touch: (page) => page.getByRole('checkbox', { name: /^Skip the 60-day/ }),
  },
  {
    name: 'a data copy',
    path: `/request/${freshKey('nothing-requested')}`,
    touch: (page) => page.getByRole('textbox', { name: 'Email address' }),
  },
  {
    name: 'an auth code',
    path: `/transfer/in/anders-buchbinderei.berlin/${freshKey('in-open')}`,
    touch: (page) => page.getByLabel('Your auth code'),
  },
]

for (const { name, path, open, touch } of inTurn(FORMS, 0, 3)) {
  test(`${name} is validated: what that needs comes with the first touch`, async ({ page }) => {
    const validation: string[] = []
    page.on('request', (request) => {
      if (/\/assets\/(?:[\w-]+-)?schemas?-/.test(request.url())) validation.push(request.url())
    })
    await page.goto(path)
    if (open) await page.getByRole('button', { name: open }).click()
    await expect(touch(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(validation).toEqual([])
    await touch(page).focus()
    await expect.poll(() => validation).not.toEqual([])
  })
}

test('while the parts of an older link are put right, its button stays where it is', async ({ page }) => {
  await page.goto('/transfer')
  const show = page.getByRole('button', { name: 'Show transfer' })
  await show.click()
  const summary = page.getByRole('group', { name: 'There is a problem' })
  await expect(summary).toBeFocused()
  const place = await show.boundingBox()
  await page.getByLabel('Domain', { exact: true }).fill('anders-buchbinderei.berlin')
  await page.getByLabel('Transfer key').fill(' away-open ')
  expect(await show.boundingBox()).toEqual(place)
  await show.click()
  await expect(page).toHaveURL(/\/transfer\/away\/anders-buchbinderei\.berlin\/away-open$/)
})
