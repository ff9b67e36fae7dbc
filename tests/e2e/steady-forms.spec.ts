import type { Locator, Page } from '@playwright/test'
import { inTurn } from '#tests/support/in-turn.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const DOMAIN = 'anders-buchbinderei.berlin'

/** Begins a press of the mouse on a button, waits until the page is drawn, and ends it where it began. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  const before = await button.boundingBox()
  if (!before) throw new Error('The button is not on the page')
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
  await page.mouse.down()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await button.boundingBox(), 'moved by what appears on blur').toEqual(before)
  await page.mouse.up()
}

/** The place of an element on the page, wherever that is scrolled to. */
const placeOf = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left: left + scrollX, top: top + scrollY, width, height }
  })

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('the auth code is cleaned and said to be in space that is there', async ({ page }) => {
  await page.goto(`/transfer/in/${DOMAIN}/${freshKey('in-open')}`)
  const field = page.getByLabel('Your auth code')
  const decline = button(page, 'Decline transfer')
  await decline.scrollIntoViewIfNeeded()
  const place = await decline.boundingBox()
  await field.pressSequentially(' x1! ')
  await expect(page.getByText('unusually short or long')).toBeVisible()
  expect(await decline.boundingBox()).toEqual(place)
  await button(page, 'Accept transfer').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click()
  await expect(field).toHaveAccessibleDescription(/We removed spaces or invisible characters/)
  await expect(field).toHaveValue('x1!')
  expect(await decline.boundingBox()).toEqual(place)
})

/** Forms, what is typed into the fields that judge it, and the buttons that may be pressed next. */
const FORMS: [name: string, link: string, begin: string | undefined, typed: [string, string][], buttons: string[]][] = [
  [
    'the correction of a contact',
    `/registrant/data_quality/${freshKey('pending')}/nordlicht`,
    'Change details',
    [
      ['Name', 'Ab'],
      ['Email address', 'jo anders@'],
      ['Address', '12'],
      ['City', ' '],
    ],
    ['Save correction', 'Go back'],
  ],
  [
    'the request of a data copy',
    `/request/${freshKey('nothing-requested')}`,
    undefined,
    [['Email address', ' no address ']],
    ['Submit Request'],
  ],
  [
    'the legacy link',
    '/transfer',
    undefined,
    [
      ['Domain', ' '],
      ['Transfer key', ' '],
    ],
    ['Show transfer'],
  ],
]

for (const [turn, [name, link, begin, typed, buttons]] of FORMS.entries()) {
  for (const attempted of inTurn([false, true], turn, 2)) {
    test(`${name}${attempted ? ', after a failed attempt' : ''}: leaving a field moves nothing that can be pressed`, async ({
      page,
    }) => {
      await page.goto(link)
      if (begin) await button(page, begin).click()
      if (attempted) {
        for (const [label] of typed) await page.getByLabel(label, { exact: true }).fill('')
        await button(page, buttons[0] ?? '').click()
        await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible()
      }
      for (const [label, text] of typed) {
        const field = page.getByLabel(label, { exact: true })
        await field.fill(text)
        for (const each of buttons) {
          const target = button(page, each)
          const before = await placeOf(target)
          await field.focus()
          await field.blur()
          await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
          expect(await placeOf(target)).toEqual(before)
        }
      }
    })
  }
}

test('the choices of a trade: a press that begins after a choice counts', async ({ page }) => {
  await page.goto(`/trade/n/${freshKey('new-open')}`)
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) {
    await box.check()
    await press(page, button(page, 'Approve change'))
    await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click()
  }
})
