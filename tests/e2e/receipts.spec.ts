import { readFile, writeFile } from 'node:fs/promises'
import type { Locator, Page, TestInfo } from '@playwright/test'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { newScripts, test } from '#tests/support/gateway-test.ts'
import { isInTurn } from '#tests/support/in-turn.ts'
import { rememberLanguage } from '#tests/support/language.ts'
import { verifyByCommand } from '#tests/support/receipts.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'
import { LANGUAGES, wordsIn } from '#tests/support/words.ts'

/** Saves the receipt by its button; gives the text of the file, and the path of a copy. */
async function save(page: Page, button: Locator, info: TestInfo): Promise<{ text: string; path: string }> {
  const download = page.waitForEvent('download')
  await button.click()
  const path = info.outputPath('receipt.json')
  await (await download).saveAs(path)
  return { text: await readFile(path, 'utf8'), path }
}

/** Expects the command to find the file unaltered, with the hash that the page shows, and one changed letter in it. */
async function expectVerifiable({ text, path }: { text: string; path: string }, receipt: Locator): Promise<void> {
  const { code, said } = verifyByCommand(path)
  expect(said).toContain('UNALTERED')
  expect(code).toBe(0)
  const hash = /"receipt_sha256":"([\da-f]{64})"/.exec(text)?.[1] ?? 'no hash'
  await expect(receipt).toContainText(`SHA-256 ${hash}`)
  expect(verifyByCommand(path, '--sha256', hash).code).toBe(0)
  const [before, letter] = /"decided":.*?"value":"(.)/u.exec(text) ?? []
  if (!before || !letter) throw new Error('The receipt has no decision')
  await writeFile(path, text.replace(before, `${before.slice(0, -letter.length)}${letter === 'x' ? 'y' : 'x'}`))
  expect(verifyByCommand(path)).toEqual({ code: 1, said: expect.stringContaining('ALTERED') })
}

for (const [turn, language] of LANGUAGES.entries()) {
  if (!isInTurn(turn, 5)) continue
  const asked = DECISION_PAGES[turn % DECISION_PAGES.length]
  // A code would have to be typed, which is not what is looked at here.
  const answer = asked?.answers.find(({ needs }) => needs !== 'code')
  if (!asked || !answer) throw new Error('There is nothing to answer')
  test(`${asked.name}, in ${language}: the saved receipt is found unaltered, and altered after one letter`, async ({
    page,
  }, info) => {
    await rememberLanguage(page, language)
    const words = wordsIn(language)
    const name = words(answer.label)
    await page.goto(asked.link(freshKey(`${asked.prefix}${asked.open}`)))
    if (answer.needs) await page.getByRole('main').getByRole('checkbox').check()
    await page.getByRole('main').getByRole('button', { name }).click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
    const receipt = page.getByRole('region', { name: words('Your receipt') })
    await expect(receipt).toContainText(words('Check value of the file').source.slice(2, -2))
    const saved = await save(page, receipt.getByRole('button', { name: words('Save as a file (JSON)') }), info)
    const isPrescribed = /trademark|transfer-away/.test(asked.flow)
    expect(verifyByCommand(saved.path).said).toContain(
      isPrescribed ? 'it is one of this release' : 'No text was shown that a policy prescribes',
    )
    await expectVerifiable(saved, receipt)
  })
}

test('the receipt of preferences is found unaltered, and altered after one letter', async ({ page }, info) => {
  await page.goto(`/consent/${freshKey('optional-only')}`)
  await page.getByRole('main').getByRole('checkbox').last().check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  const receipt = page.getByRole('region', { name: 'Your receipt' })
  await expect(receipt).toContainText('Check value of the file')
  await expectVerifiable(await save(page, receipt.getByRole('button', { name: /JSON/ }), info), receipt)
})

test('where the script that makes the hash is gone, a receipt can still be saved, and the page stays', async ({
  page,
  gateway,
  declaredFailures,
}, info) => {
  declaredFailures(/status of 404/)
  const asked = DECISION_PAGES.find(({ flow }) => flow === 'verification')
  const [answer] = asked?.answers ?? []
  if (!asked || !answer) throw new Error('There is nothing to answer')
  await page.goto(`${gateway.origin}${asked.link(freshKey(asked.open))}`)
  const name = answer.label
  await page.getByRole('main').getByRole('button', { name }).click()
  gateway.fail(newScripts(gateway), 'gone')
  await page.getByRole('dialog').getByRole('button', { name }).click()
  const receipt = page.getByRole('region', { name: 'Your receipt' })
  const { text, path } = await save(page, receipt.getByRole('button', { name: /JSON/ }), info)
  expect(JSON.parse(text)).toMatchObject({ receipt: 'registrant-verification', text: { language: 'en' } })
  expect(verifyByCommand(path)).toEqual({ code: 2, said: expect.stringContaining('a receipt without its hash') })
})
