import type { Locator, Page } from '@playwright/test'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

// Validation messages appear when a field loses focus, and must not move a button that is being clicked.

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Returns the position of an element on the page, independent of scrolling. */
const getPosition = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left: left + scrollX, top: top + scrollY, width, height }
  })

test('reports a cleaned-up or unusual auth code without moving the buttons', async ({ page }) => {
  await page.goto(`/transfer/in/anders-buchbinderei.berlin/${freshKey('in-open')}`)
  const field = page.getByLabel('Your auth code')
  const declineButton = button(page, 'Decline transfer')
  const before = await getPosition(declineButton)
  await field.pressSequentially(' x1! ')
  await expect(page.getByText('unusually short or long')).toBeVisible()
  expect(await getPosition(declineButton)).toEqual(before)
  await button(page, 'Accept transfer').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click()
  await expect(field).toHaveAccessibleDescription(/We removed spaces or invisible characters/)
  await expect(field).toHaveValue('x1!')
  expect(await getPosition(declineButton)).toEqual(before)
})

for (const { name, link, openButton, fields, buttons } of [
  {
    name: 'a correction of contact data',
    link: `/registrant/data_quality/${freshKey('pending')}/nordlicht`,
    openButton: 'Change details',
    fields: { Name: 'Ab', 'Email address': 'jo anders@', Address: '12', City: ' ' },
    buttons: ['Save changes', 'Go back'],
  },
  {
    name: 'a request for a data copy',
    link: `/request/${freshKey('nothing-requested')}`,
    fields: { 'Email address': ' no address ' },
    buttons: ['Submit Request'],
  },
  {
    name: 'a search for a transfer',
    link: '/transfer',
    fields: { Domain: 'anders–buchbinderei.berlin', 'Transfer key': ' away-open\u200B ' },
    buttons: ['Show transfer'],
  },
]) {
  test(`moves no button when a field loses focus: ${name}`, async ({ page }) => {
    await page.goto(link)
    if (openButton) await button(page, openButton).click()
    const expectSteady = async () => {
      for (const [label, text] of Object.entries(fields)) {
        const field = page.getByLabel(label, { exact: true })
        await field.fill(text)
        const positions = () => Promise.all(buttons.map((each) => getPosition(button(page, each))))
        const before = await positions()
        await field.focus()
        await field.blur()
        await untilPainted(page)
        expect(await positions()).toEqual(before)
      }
    }
    await expectSteady()
    for (const label of Object.keys(fields)) await page.getByLabel(label, { exact: true }).fill('')
    await button(page, buttons[0] ?? '').click()
    await expect(page.getByRole('group', { name: 'Please fix the following' })).toBeVisible()
    await expectSteady()
  })
}

test('moves no button during a click after a trade setting changed', async ({ page }) => {
  await page.goto(`/trade/n/${freshKey('new-open')}`)
  const approveButton = button(page, 'Approve change')
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) {
    await box.check()
    await approveButton.hover()
    const before = await approveButton.boundingBox()
    await page.mouse.down()
    await untilPainted(page)
    expect(await approveButton.boundingBox()).toEqual(before)
    await page.mouse.up()
    await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click()
  }
})
