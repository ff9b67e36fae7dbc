import { afterEach, expect, test, vi } from 'vitest'
import { sha256 } from '#lib/sha256.ts'
import { recordOf, TRADEMARK_NOTICE, textToHash } from './prescribed-texts.ts'
import { contentOf, fileOf, type Receipt } from './receipt-content.ts'
import { canonical } from './receipt-file.ts'

const AT = new Date('2026-11-20T08:00:00Z')
const RECEIPT: Receipt = {
  name: 'trademark-a.example',
  at: AT,
  reference: 'R-1',
  facts: [{ label: 'Domain', value: 'a.example', code: true, node: 'A.example' }],
  text: { flow: 'trademark', version: '2026-11-21', language: 'de', sha256: 'abc' },
  prescribed: [recordOf(TRADEMARK_NOTICE)],
}

afterEach(() => vi.unstubAllGlobals())

test('contains the decision, its date and its text', () => {
  expect(contentOf(RECEIPT, 'de', false)).toEqual({
    receipt: 'trademark-a.example',
    format: 2,
    language: 'de',
    decided_at: '2026-11-20T08:00:00.000Z',
    reference: 'R-1',
    decided: [{ label: 'Domain', value: 'a.example' }],
    text: { version: '2026-11-21', language: 'de', sha256: 'abc' },
    prescribed: [{ id: 'trademark-notice', formDate: '2014-05-14', text: textToHash(TRADEMARK_NOTICE) }],
  })
})

test('uses null for unknown members, and marks the receipt of a test page', () => {
  const content = contentOf({ name: 'n', at: undefined, reference: undefined, facts: [] }, 'en', true)
  expect(content).toMatchObject({ test: true, decided_at: null, reference: null, text: null, prescribed: [] })
})

test('is canonical, and contains the hash of all other members', async () => {
  const { text, sha256: hash } = await fileOf(contentOf(RECEIPT, 'de', false))
  const { receipt_sha256: fileHash, ...others } = JSON.parse(text) as Record<string, unknown>
  expect(canonical({ ...others, receipt_sha256: fileHash })).toBe(text)
  expect(fileHash).toBe(hash)
  expect(hash).toBe(await sha256(canonical(others)))
  expect(others['prescribed']).toEqual([
    {
      id: 'trademark-notice',
      form_date: '2014-05-14',
      language: 'en',
      sha256: await sha256(textToHash(TRADEMARK_NOTICE)),
    },
  ])
})

test('has no hash if the browser lacks SHA-256', async () => {
  vi.stubGlobal('crypto', {})
  const { text, sha256: hash } = await fileOf(contentOf(RECEIPT, 'de', false))
  expect(hash).toBeUndefined()
  expect(JSON.parse(text)).not.toHaveProperty('receipt_sha256')
  expect(JSON.parse(text)).toMatchObject({ receipt: 'trademark-a.example', prescribed: [{ language: 'en' }] })
})

test.each([
  [{ b: 1, a: [true, null] }, '{"a":[true,null],"b":1}'],
  [{ a: undefined }, '{}'],
  [{ half: 'x\uD83Dy', whole: '\u{1F600}' }, '{"half":"x\uFFFDy","whole":"\u{1F600}"}'],
])('writes %j in canonical form as %s', (value, text) => expect(canonical(value)).toBe(text))
