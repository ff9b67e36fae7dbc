import { expect, test } from 'vitest'
import { messagesOf } from '#i18n/messages-of.ts'
import { sha256 } from '#lib/sha256.ts'
import {
  withKnownValues,
  recordOf,
  TRADEMARK_DECISIONS,
  TRADEMARK_NOTICE,
  TRANSFER_CONFIRMATION,
  textToHash,
  type PrescribedText,
} from './prescribed-texts.ts'

const TRANSFER = messagesOf('transferAway.prescribed').en as Record<string, string>
const TRADEMARK = messagesOf('trademark.prescribed').en as Record<string, string>
const KNOWN = { registrar: 'a', registrant: 'f', domain: 'g', notified: 'b', deadline: 'c', contact: 'd', website: 'e' }
const UNDATED = withKnownValues(TRANSFER_CONFIRMATION, { ...KNOWN, notified: undefined, deadline: undefined })

/** Each text, its hash, and the English source of its translations. */
const TEXTS: [PrescribedText, string, Record<string, string>][] = [
  [TRANSFER_CONFIRMATION, 'ec50db7ec0db54ac95aa9fa217df76a750d6df948570f97c7d76b9d2fb7f3676', TRANSFER],
  [
    { ...UNDATED, id: 'transfer-confirmation without dates' },
    'b32c7764152f2713b11ed60427593e35aa0b2ed830ea3c153d22698612eca7e5',
    TRANSFER,
  ],
  [TRADEMARK_NOTICE, 'e011347f857c0960a6cc3a137ba01d0c401a415f183cb78c9d6110a2c3ffa12f', TRADEMARK],
  [TRADEMARK_DECISIONS, 'b47e543d570375759b812b74adc891a1c6af5ec2ce85f208d0ec5c2ffb6f9c2d', TRADEMARK],
]

test.each(TEXTS)('$id has the prescribed text', async (text, hash) => {
  expect(await sha256(textToHash(text))).toBe(hash)
})

test.each(TEXTS)('$id matches the English messages', (text, _hash, strings) => {
  for (const paragraph of text.paragraphs) expect(strings[paragraph.id]).toBe(paragraph.text)
})

test('withKnownValues omits only the missing dates', () => {
  expect(withKnownValues(TRANSFER_CONFIRMATION, KNOWN).paragraphs.map(({ text }) => text)).toEqual(
    TRANSFER_CONFIRMATION.paragraphs.map(({ text }) => text),
  )
  for (const [index, { text }] of TRANSFER_CONFIRMATION.paragraphs.entries()) {
    expect(UNDATED.paragraphs[index]?.text).toBe(
      text.replace(/ (on \{notified\}|before \{deadline\}|by \{deadline\})/, ''),
    )
  }
  const withoutNotified = withKnownValues(TRANSFER_CONFIRMATION, { ...KNOWN, notified: '' })
  expect(withoutNotified.paragraphs.map(({ id }) => id)).toEqual([
    'included',
    'title',
    'attention',
    'subject',
    'receivedUndated',
    'cancel',
    'noResponse',
  ])
})

test('recordOf returns the form and the text that was shown', () => {
  expect(recordOf(UNDATED)).toEqual({
    id: 'transfer-confirmation',
    formDate: '2016-06-01',
    text: UNDATED.paragraphs
      .slice(1)
      .map(({ text }) => text)
      .join(' '),
  })
})
