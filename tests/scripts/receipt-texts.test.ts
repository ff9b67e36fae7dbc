import { readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TRADEMARK_DECISIONS } from '#decision/mandated-texts.ts'
import * as mandated from '#decision/mandated-texts.ts'
import { keepTexts, storedTexts, SUMS, TEXTS, textsOfThisRelease } from '#scripts/receipts/texts.ts'

const EARLIER = textsOfThisRelease([TRADEMARK_DECISIONS])
const LATER = textsOfThisRelease([
  { ...TRADEMARK_DECISIONS, paragraphs: [{ id: 'decisions', text: 'Other words, under the same date:' }] },
])

let folder = ''
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'texts-'))))
afterEach(() => rm(folder, { recursive: true }))

test('every prescribed text of this release is kept in every form: else npm run receipts -- texts adds it', async () => {
  const current = textsOfThisRelease()
  const kept = await storedTexts()
  for (const { words, ...text } of current) {
    expect(kept).toContainEqual(text)
    expect(await readFile(join(TEXTS, text.file), 'utf8')).toBe(words)
  }
  const ids = Object.values(mandated).flatMap((each) => (typeof each === 'object' ? [each.id] : []))
  expect([...new Set(current.map(({ id }) => id))].toSorted()).toEqual(ids.toSorted())
})

test('nothing lies in the folder but what its list names', async () => {
  const files = (await storedTexts()).map(({ file }) => file)
  expect(readdirSync(TEXTS).toSorted()).toEqual([...files, SUMS].toSorted())
})

test('the text of an earlier release stays beside the one that took its place', async () => {
  expect(await keepTexts(EARLIER, folder)).toHaveLength(1)
  expect(await keepTexts(LATER, folder)).toHaveLength(1)
  expect(await keepTexts(LATER, folder)).toEqual([])
  const kept = (await storedTexts(folder)).map(({ file }) => file)
  expect(kept).toEqual([...EARLIER, ...LATER].map(({ file }) => file))
})

test('a text that was changed after it was kept, or is gone, is told instead of being used', async () => {
  await keepTexts(EARLIER, folder)
  const [{ file }] = EARLIER as [(typeof EARLIER)[0]]
  await writeFile(join(folder, file), 'Other words')
  await expect(storedTexts(folder)).rejects.toThrow(`${file} is not the text`)
  await rm(join(folder, file))
  await expect(storedTexts(folder)).rejects.toThrow(`${file} is named in ${SUMS} and missing`)
})
