import type { Locator } from '@playwright/test'
import { inTurn } from '#tests/support/in-turn.ts'
import { rememberLanguage } from '#tests/support/language.ts'
import { drawLate, pressUntilTold } from '#tests/support/late-rendering.ts'
import { untilShown } from '#tests/support/open-view.ts'
import { freshKey, type LedgerEntry } from '#tests/support/sandbox.ts'
import { expect, LOST_ANSWER, test } from '#tests/support/test.ts'
import { testStates } from '#tests/support/states.ts'

const MAIN = 'pending-required-and-optional'
const SUCCESS = /^Your preferences were saved/

/** The body of a save as uid → status; fails when it holds anything else. */
function statusesOf(entry: LedgerEntry | undefined): Record<string, string> {
  if (!entry) throw new Error('The sandbox received no save')
  const { consents, ...others } = entry.body as { consents: { uid: string; status: string }[] }
  expect(others).toEqual({})
  return Object.fromEntries(consents.map(({ uid, status }) => [uid, status]))
}

test('a required box left empty asks first, and "Edit preferences" returns to that box', async ({ page, sandbox }) => {
  const key = freshKey(MAIN)
  await page.goto(`/consent/${key}`)
  await page.getByRole('button', { name: 'Save Preferences' }).click()

  const dialog = page.getByRole('dialog', { name: 'Pending orders will be cancelled' })
  await expect(dialog).toContainText('.fr')
  await dialog.getByRole('button', { name: 'Edit preferences' }).click()

  await expect(dialog).toBeHidden()
  const firstRequired = page.getByRole('group', { name: /^\.fr/ }).getByRole('checkbox')
  await expect(firstRequired).toBeFocused()
  await expect(firstRequired).toBeInViewport()
  expect(await sandbox.ledger(key)).toEqual([])
})

test('Escape leaves the dialog as "Edit preferences" does', async ({ page }) => {
  await page.goto(`/consent/${freshKey(MAIN)}`)
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('group', { name: /^\.fr/ }).getByRole('checkbox')).toBeFocused()
})

test('"Edit preferences" shows a saved box that was emptied and hidden again', async ({ page }) => {
  await page.goto(`/consent/${freshKey(MAIN)}`)
  const box = (group: RegExp) => page.getByRole('group', { name: group }).getByRole('checkbox')
  for (const group of [/^\.fr/, /^\.it/]) await box(group).check()
  await page.getByRole('button', { name: 'Show previously saved preferences' }).click()
  await box(/^\.swiss/).uncheck()
  await page.getByRole('button', { name: 'Hide previously saved preferences' }).click()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit preferences' }).click()
  await expect(box(/^\.swiss/)).toBeFocused()
  await expect(box(/^\.swiss/)).not.toBeChecked()
})

test('"Continue anyway" saves once, with exactly the statuses that the boxes mean', async ({ page, sandbox }) => {
  const key = freshKey(MAIN)
  await page.goto(`/consent/${key}`)
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
  // .shop, .swiss and .hamburg were saved before and nobody touched them, so they are not in it.
  expect(statusesOf(entry)).toEqual({
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

test('opening the page reads and changes nothing', async ({ page, sandbox }) => {
  const key = freshKey(MAIN)
  const methods: string[] = []
  page.on('request', (request) => methods.push(request.method()))
  await page.goto(`/consent/${key}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(new Set(methods)).toEqual(new Set(['GET']))
  expect(await sandbox.ledger(key)).toEqual([])
})

for (const [how, press] of inTurn(
  [
    ['a double click', async (button: Locator) => button.dblclick()],
    [
      'Enter twice',
      async (button: Locator) => {
        await button.press('Enter')
        await button.press('Enter')
      },
    ],
  ] as const,
  0,
  2,
)) {
  test(`${how} on Save sends one request, though the answer takes two seconds`, async ({ page, sandbox }) => {
    const key = freshKey('slow')
    await page.goto(`/consent/${key}`)
    await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
    const save = page.getByRole('button', { name: /^(Save Preferences|Saving|Saved)$/ })
    await press(save)
    await expect(page.getByRole('button', { name: 'Saving' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-disabled', 'true')
    await save.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeVisible()
    expect(await sandbox.ledger(key)).toHaveLength(1)
  })
}

test('pressed on after the answer, before the page tells it: one PUT', async ({ page, sandbox }) => {
  await drawLate(page)
  const key = freshKey('optional-only')
  await page.goto(`/consent/${key}`)
  await untilShown(page)
  await page.getByRole('button', { name: 'Save Preferences' }).focus()
  const receipt = page.getByRole('region', { name: 'Your receipt' })
  await pressUntilTold(page, () => receipt.isVisible())
  await page.waitForLoadState('networkidle')
  expect(await sandbox.ledger(key)).toHaveLength(1)
})

test('a press by script sends nothing', async ({ page, sandbox }) => {
  const key = freshKey('optional-only')
  await page.goto(`/consent/${key}`)
  const save = page.getByRole('button', { name: 'Save Preferences' })
  await save.evaluate((button: HTMLButtonElement) => button.click())
  await save.evaluate((button: HTMLButtonElement) => button.form?.requestSubmit())
  await save.dispatchEvent('click')
  await expect(save).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await sandbox.ledger(key)).toEqual([])
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeVisible()
  expect(await sandbox.ledger(key)).toHaveLength(1)
})

test('the keyboard alone is enough', async ({ page, sandbox }) => {
  const key = freshKey('required-only')
  await page.goto(`/consent/${key}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const tabUntil = async (text: RegExp) => {
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate(() => {
        const element = document.activeElement
        return element instanceof HTMLInputElement
          ? (element.labels?.[0]?.textContent ?? '')
          : (element?.textContent ?? '')
      })
      if (text.test(label)) return
    }
    throw new Error(`${text} is not reached by Tab; focus is on ${await focused()}`)
  }
  await tabUntil(/^Allow data sharing for all options above$/)
  await page.keyboard.press('Space')
  await tabUntil(/^Save Preferences$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeVisible()
  expect(await sandbox.ledger(key)).toHaveLength(1)
})

test('"Allow all" has three states, reaches every shown box but those to be left alone, and "Decline all" undoes it', async ({
  page,
}) => {
  await page.goto(`/consent/${freshKey('bypass')}`)
  const all = page.getByRole('checkbox', { name: 'Allow data sharing for all options above' })
  const boxes = page.getByRole('group').getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  const states = () => boxes.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).checked))
  const left = await states()
  await all.check()
  const allowed = await states()
  expect(allowed.filter((ticked) => !ticked)).toHaveLength(2)
  await boxes.nth(allowed.indexOf(true)).uncheck()
  await expect(all).toBeChecked({ indeterminate: true })
  await page.getByRole('button', { name: 'Decline all' }).click()
  await expect(all).not.toBeChecked()
  expect(await states()).toEqual(left)
})

test('"Allow all" and "Decline all" leave previously saved preferences, which come below them, as they are', async ({
  page,
}) => {
  await page.goto(`/consent/${freshKey(MAIN)}`)
  const box = (group: RegExp) => page.getByRole('group', { name: group }).getByRole('checkbox')
  await page.getByRole('button', { name: 'Show previously saved preferences' }).click()
  const saved = await box(/^\.shop/).boundingBox()
  const decline = page.getByRole('button', { name: 'Decline all' })
  expect((await decline.boundingBox())?.y).toBeLessThan(saved?.y ?? 0)
  await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
  await expect(box(/^\.berlin/)).toBeChecked()
  await expect(box(/^\.hamburg/)).not.toBeChecked()
  await decline.click()
  await expect(box(/^\.berlin/)).not.toBeChecked()
  await expect(box(/^\.shop/)).toBeChecked()
})

test('saved preferences can be shown and withdrawn; what nobody touched is not sent', async ({ page, sandbox }) => {
  const key = freshKey(MAIN)
  await page.goto(`/consent/${key}`)
  const toggle = page.getByRole('button', { name: 'Show previously saved preferences' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('group', { name: /^\.shop/ })).toBeHidden()
  await toggle.click()
  await expect(page.getByRole('button', { name: 'Hide previously saved preferences' })).toBeFocused()
  await page
    .getByRole('group', { name: /^\.shop/ })
    .getByRole('checkbox')
    .uncheck()
  for (const group of [/^\.fr/, /^\.it/]) await page.getByRole('group', { name: group }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeVisible()
  const [entry] = await sandbox.ledger(key)
  expect(statusesOf(entry)).toMatchObject({ 'c-1007': 'DENIED' })
  expect(Object.keys(statusesOf(entry))).not.toContain('c-1006')
  expect(Object.keys(statusesOf(entry))).not.toContain('c-1008')
})

test('the toggle for saved preferences is also there when nothing is pending', async ({ page }) => {
  await page.goto(`/consent/${freshKey('saved-only')}`)
  const group = page.getByRole('group', { name: /^\.fr/ })
  await expect(group).toBeVisible()
  await page.getByRole('button', { name: 'Hide previously saved preferences' }).click()
  await expect(group).toBeHidden()
  await expect(page.getByRole('button', { name: 'Decline all' })).toBeHidden()
  await page.getByRole('button', { name: 'Show previously saved preferences' }).click()
  await expect(group).toBeVisible()
})

test('with nothing changed since the last save there is nothing to send', async ({ page, sandbox }) => {
  const key = freshKey('saved-only')
  await page.goto(`/consent/${key}`)
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'nothing to save' })).toBeVisible()
  expect(await sandbox.ledger(key)).toEqual([])
})

test('a save whose answer is lost is read again, and is not sent twice', async ({
  page,
  sandbox,
  declaredFailures,
}) => {
  // A gateway that passes answers on as they come cuts the connection instead.
  declaredFailures(LOST_ANSWER)
  const key = freshKey('save-drops-answer')
  await page.goto(`/consent/${key}`)
  await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeVisible()
  expect(await sandbox.ledger(key)).toHaveLength(1)
})

const LOST = /could not confirm that your preferences were saved/
const REFUSED = /were not accepted, so nothing was saved/

for (const [state, banner, outcome] of inTurn(
  [
    ['save-fails-500', 'The service failed while handling this request.', LOST],
    ['save-422', /./, REFUSED],
    ['save-too-many-429', /./, /nothing was saved.*Please wait 60 seconds/s],
    ['save-html', 'Unknown error', LOST],
    ['save-empty-502', 'Unknown error', LOST],
  ] as const,
  0,
  3,
)) {
  test(`a save that fails (${state}) says so, keeps every tick and can be pressed again`, async ({
    page,
    sandbox,
    declaredFailures,
  }) => {
    declaredFailures(/status of (422|429|5\d\d)/)
    const key = freshKey(state)
    await page.goto(`/consent/${key}`)
    await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(banner)
    await expect(alert).toBeFocused()
    await expect(alert).toContainText(outcome)
    await expect(page.getByText(outcome)).toHaveCount(1)
    await expect(page.getByRole('group', { name: /^\.fr/ }).getByRole('checkbox')).toBeChecked()
    await alert.getByRole('button', { name: 'Close' }).click()
    await expect(alert).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const before = (await sandbox.ledger(key)).length
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(alert).toBeVisible()
    expect(await sandbox.ledger(key)).toHaveLength(before + 1)
  })
}

test('a session changed elsewhere (409) is an outcome in our words, not an error', async ({
  page,
  declaredFailures,
}) => {
  declaredFailures(/status of 409/)
  await page.goto(`/consent/${freshKey('save-conflict-409')}`)
  await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByText(/were changed after you opened this page/)).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a session past its date: the choices show, and consent is withdrawn', async ({ page, sandbox }) => {
  const key = freshKey('expired-by-date')
  await page.goto(`/consent/${key}`)
  const notice = page.getByRole('paragraph').filter({ hasText: 'This link expired on' })
  await expect(notice).toHaveText(/on \w+\s\d+,\s\d{4}\..*To get a new link/)
  await page.getByRole('button', { name: 'Show previously saved preferences' }).click()
  const saved = page.getByRole('group', { name: /^\.online/ }).getByRole('checkbox')
  await expect(saved).toBeChecked()
  await saved.uncheck()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your preferences were saved' })).toBeVisible()
  const [entry] = await sandbox.ledger(key)
  expect(JSON.stringify(entry?.body)).toBe(
    '{"consents":[{"uid":"c-1003","status":"DENIED"},{"uid":"c-1004","status":"DENIED"}]}',
  )
})

for (const [language, save, heading, words] of [
  ['en', 'Save Preferences', 'This link has expired', 'withdraw your consent without this link'],
  ['de', 'Einstellungen speichern', 'Dieser Link ist abgelaufen', 'Einwilligung auch ohne diesen Link widerrufen'],
] as const) {
  test(`a session past its date that the backend refuses, in ${language}: how else to withdraw`, async ({
    page,
    declaredFailures,
  }) => {
    declaredFailures(/status of 410/)
    await rememberLanguage(page, language)
    await page.goto(`/consent/${freshKey('expired-refused')}`)
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: save }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const way = page.getByRole('paragraph').filter({ hasText: words })
    await expect(way.getByRole('link')).toHaveAttribute('href', 'mailto:privacy@meridian-registrar.example')
  })
}

test('a link that expires before saving is expired, and says so', async ({ page, declaredFailures }) => {
  declaredFailures(/status of 410/)
  await page.goto(`/consent/${freshKey('save-expired-410')}`)
  await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'A message you can send' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeHidden()
})

test('another language changes the words and nothing that was ticked', async ({ page }) => {
  await page.goto(`/consent/${freshKey(MAIN)}`)
  const berlin = page.getByRole('group', { name: /^\.berlin/ }).getByRole('checkbox')
  await berlin.check()
  await page.getByLabel('Language').selectOption('de')
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Einstellungen zur Datenweitergabe' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(berlin).toBeChecked()
  await expect(page).toHaveTitle(/^Einstellungen zur Datenweitergabe – /)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Einstellungen zur Datenweitergabe' })).toBeVisible()
})

testStates(
  'preferences',
  ['Your data sharing preferences', 'Ihre Einstellungen zur Datenweitergabe'],
  'main fieldset, main form li',
  [
    [
      'There is nothing to choose',
      'Es gibt nichts auszuwählen',
      ['nothing-to-choose', 'whois-hidden', 'no-consents', 'null-consents', 'empty-consents'],
    ],
  ],
)
