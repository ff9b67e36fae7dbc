import { readFile } from 'node:fs/promises'
import type { Locator, Page, TestInfo } from '@playwright/test'
import { fillRequiredField } from '#tests/support/decide.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { newScripts, test } from '#tests/support/gateway-test.ts'
import { isSampled } from '#tests/support/sample.ts'
import { rememberLanguage } from '#tests/support/cookies.ts'
import { verifyByCommand } from '#tests/support/receipts.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect } from '#tests/support/test.ts'
import { LANGUAGES, wordsIn } from '#tests/support/words.ts'

/** Saves the receipt. Returns the file's text and path. */
async function save(page: Page, button: Locator, info: TestInfo): Promise<{ text: string; path: string }> {
  const download = page.waitForEvent('download')
  await button.click()
  const path = info.outputPath('receipt.json')
  await (await download).saveAs(path)
  return { text: await readFile(path, 'utf8'), path }
}

/** Expects `npm run receipts -- verify` to accept the file and the hash on the page. */
async function expectVerifiable({ text, path }: { text: string; path: string }, receipt: Locator): Promise<void> {
  const hash = /"receipt_sha256":"([\da-f]{64})"/.exec(text)?.[1] ?? 'no hash'
  await expect(receipt).toContainText(`SHA-256 ${hash}`)
  expect(verifyByCommand(path, '--sha256', hash)).toEqual({ code: 0, output: expect.stringContaining('UNALTERED') })
}

for (const [index, language] of LANGUAGES.entries()) {
  if (!isSampled(index, 5)) continue
  const decision = DECISION_PAGES[index % DECISION_PAGES.length]
  const [answer] = decision?.answers ?? []
  if (!decision || !answer) throw new Error('The page has no answer')
  test(`${decision.name}, in ${language}: saves a verifiable receipt`, async ({ page }, info) => {
    await rememberLanguage(page, language)
    const words = wordsIn(language)
    const name = words(answer.label)
    await page.goto(decision.link(freshKey(`${decision.prefix}${decision.open}`)))
    await fillRequiredField(page, answer)
    await page.getByRole('main').getByRole('button', { name }).click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
    const receipt = page.getByRole('region', { name: words('Your receipt') })
    // Without ^ and $, because the receipt contains more text.
    await expect(receipt).toContainText(new RegExp(words('File checksum').source.slice(1, -1)))
    const file = await save(page, receipt.getByRole('button', { name: words('Save as a file (JSON)') }), info)
    const hasPrescribedText = /trademark|transfer-away/.test(decision.flow)
    expect(verifyByCommand(file.path).output).toContain(
      hasPrescribedText ? 'it belongs to this release' : 'The page showed no text that a policy prescribes',
    )
    await expectVerifiable(file, receipt)
  })
}

test('saves a verifiable receipt of preferences', async ({ page }, info) => {
  await page.goto(`/consent/${freshKey('optional-only')}`)
  await page.getByRole('main').getByRole('checkbox').last().check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  const receipt = page.getByRole('region', { name: 'Your receipt' })
  await expect(receipt).toContainText('File checksum')
  await expectVerifiable(await save(page, receipt.getByRole('button', { name: /JSON/ }), info), receipt)
})

test('saves a receipt without a hash when the hash script is missing', async ({
  page,
  gateway,
  allowFailures,
}, info) => {
  allowFailures(/status of 404/)
  const decision = DECISION_PAGES.find(({ flow }) => flow === 'verification')
  const [answer] = decision?.answers ?? []
  if (!decision || !answer) throw new Error('The page has no answer')
  await page.goto(`${gateway.origin}${decision.link(freshKey(decision.open))}`)
  const name = answer.label
  await page.getByRole('main').getByRole('button', { name }).click()
  gateway.fail(newScripts(gateway), 'gone')
  await page.getByRole('dialog').getByRole('button', { name }).click()
  const receipt = page.getByRole('region', { name: 'Your receipt' })
  const { text, path } = await save(page, receipt.getByRole('button', { name: /JSON/ }), info)
  expect(JSON.parse(text)).toMatchObject({ receipt: 'registrant-verification', text: { language: 'en' } })
  expect(verifyByCommand(path)).toEqual({ code: 2, output: expect.stringContaining('a receipt without its hash') })
})
