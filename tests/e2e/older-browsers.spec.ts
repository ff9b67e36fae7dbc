import { decide } from '#tests/support/decide.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { sample } from '#tests/support/sample.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

// The oldest supported browsers, from 2023, lack some of these APIs.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const NEWER_APIS: [object, string[]][] = [
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [Response, ['json']],
      [Navigator.prototype, ['userActivation']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Set.prototype, ['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'union']],
      [URLSearchParams.prototype, ['size']],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
        ['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'take', 'toArray'],
      ],
      [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64', 'setFromHex']],
      [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength', 'resize']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
      [Element.prototype, ['checkVisibility']],
      [Blob.prototype, ['bytes']],
      [Request.prototype, ['bytes']],
      [Response.prototype, ['bytes']],
      [globalThis, ['Iterator', 'scheduler', 'CloseWatcher', 'navigation']],
    ]
    for (const [owner, names] of NEWER_APIS) for (const name of names) Reflect.deleteProperty(owner, name)
  }),
)

for (const decisionPage of sample(DECISION_PAGES, 1, 7)) {
  const [answer] = decisionPage.answers
  test(`${decisionPage.name}: can be answered in a 2023 browser`, async ({ page, sandbox }) => {
    const key = freshKey(`${decisionPage.prefix}${decisionPage.open}`)
    await page.goto(decisionPage.link(key))
    await decide(page, answer)
    await expect(page.getByRole('heading', { level: 1, name: answer.done, exact: true })).toBeVisible()
    expect(await sandbox.ledger(key)).toHaveLength(1)
  })
}

test('preferences, the TLD list, data copies and documents work in a 2023 browser', async ({ page, sandbox }) => {
  const key = freshKey('pending-required-and-optional')
  await page.goto(`/consent/${key}`)
  const boxes = page.getByRole('main').getByRole('checkbox')
  await boxes.first().waitFor()
  for (const box of await boxes.all()) await box.check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  expect(await sandbox.ledger(key)).toHaveLength(1)
  await page.getByRole('link', { name: 'TLD details' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.goto(`/request/${freshKey('ready')}`)
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  const documentKey = freshKey('pending')
  await page.goto(`/registrant/data_quality/${documentKey}/nordlicht`)
  await page.getByLabel('Document type').selectOption('ID card')
  await page.getByLabel('Choose a file').setInputFiles('tests/fixtures/photographs/photo.heic')
  await page.getByRole('button', { name: 'Send document' }).click()
  await expect(page.getByText('and it is in review')).toBeVisible()
  expect(await sandbox.uploads(documentKey)).toHaveLength(1)
})
