import { expect, test } from 'vitest'
import english from '#i18n/locales/en.json' with { type: 'json' }
import { sha256 } from '#lib/sha256.ts'
import { TRANSFER_CONFIRMATION, wordsOf, type MandatedText } from './mandated-texts.ts'

/** Each text, its locked hash, and the English strings that its translations are made from. */
const LOCKED: [MandatedText, string, Record<string, string>][] = [
  [
    TRANSFER_CONFIRMATION,
    '7e9e4e2d8870d31a3ec7e29d970f4a1ac8581537f5860e9bfe4a45b652f09fc5',
    english.transferAway.mandated,
  ],
]

test.each(LOCKED)('$id is word for word what the policy prescribes', async (text, hash) => {
  expect(await sha256(wordsOf(text))).toBe(hash)
})

test.each(LOCKED)('$id is translated from the same words', (text, _hash, strings) => {
  for (const { id, text: words } of text.paragraphs) expect(strings[id]).toBe(words)
})
