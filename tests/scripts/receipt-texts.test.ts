import { readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as prescribed from '#decision/prescribed-texts.ts'
import { addTexts, storedTexts, SUMS, TEXTS_FOLDER, textsOfThisRelease } from '#scripts/receipts/texts.ts'

const EARLIER_TEXTS = textsOfThisRelease([prescribed.TRADEMARK_DECISIONS])
const LATER_TEXTS = textsOfThisRelease([
  { ...prescribed.TRADEMARK_DECISIONS, paragraphs: [{ id: 'decisions', text: 'Other words, under the same date:' }] },
])

let folder = ''
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'texts-'))))
afterEach(() => rm(folder, { recursive: true }))

test('docs/receipt-texts/ has every prescribed text of this release; `npm run receipts -- texts` adds missing texts', async () => {
  const current = textsOfThisRelease()
  const stored = await storedTexts()
  for (const { content, ...text } of current) {
    expect(stored).toContainEqual(text)
    expect(await readFile(join(TEXTS_FOLDER, text.file), 'utf8')).toBe(content)
  }
  expect(readdirSync(TEXTS_FOLDER).toSorted()).toEqual([...stored.map(({ file }) => file), SUMS].toSorted())
  const ids = Object.values(prescribed).flatMap((each) => (typeof each === 'object' ? [each.id] : []))
  expect([...new Set(current.map(({ id }) => id))].toSorted()).toEqual(ids.toSorted())
})

test('keeps the text of an earlier release next to its successor', async () => {
  expect(await addTexts(EARLIER_TEXTS, folder)).toHaveLength(1)
  expect(await addTexts(LATER_TEXTS, folder)).toHaveLength(1)
  expect(await addTexts(LATER_TEXTS, folder)).toEqual([])
  const stored = (await storedTexts(folder)).map(({ file }) => file)
  expect(stored).toEqual([...EARLIER_TEXTS, ...LATER_TEXTS].map(({ file }) => file))
})

test('rejects a stored text that was changed or removed', async () => {
  await addTexts(EARLIER_TEXTS, folder)
  const [{ file }] = EARLIER_TEXTS as [(typeof EARLIER_TEXTS)[0]]
  await writeFile(join(folder, file), 'Other words')
  await expect(storedTexts(folder)).rejects.toThrow(`${file} does not match its hash`)
  await rm(join(folder, file))
  await expect(storedTexts(folder)).rejects.toThrow(`${file} is listed in ${SUMS}, but missing`)
})
