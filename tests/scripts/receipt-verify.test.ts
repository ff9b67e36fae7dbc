import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { HASH_MEMBER, type ReceiptContent } from '#decision/receipt-file.ts'
import { verify } from '#scripts/receipts/verify.ts'
import { receiptWith, verifyByCommand } from '#tests/support/receipts.ts'

const folder = mkdtempSync(join(tmpdir(), 'receipts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const receipt = await receiptWith()
const bytesOf = (text: string) => new TextEncoder().encode(text)
const parse = (text: string) => JSON.parse(text) as ReceiptContent & { [HASH_MEMBER]: string }
const hash = parse(receipt)[HASH_MEMBER]

function save(text: string | Uint8Array): string {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, text)
  return file
}

test('reports a saved receipt as unaltered, with its prescribed text', () => {
  const { code, output } = verifyByCommand(save(receipt))
  for (const part of [
    /\.json: UNALTERED\.\n/,
    hash,
    'prescribed text "trademark-notice", form dated 2014-05-14, in English, with an unofficial translation into Turkish',
    /docs\/receipt-texts\/trademark-notice-\S+\.txt; it belongs to this release/,
  ])
    expect(output).toMatch(part)
  expect(code).toBe(0)
})

test('standard tools compute the same hash', () => {
  const command = `sed 's/,"${HASH_MEMBER}":"[0-9a-f]*"//' '${save(`${receipt}\n`)}' | tr -d '\\n' | sha256sum`
  expect(spawnSync('sh', ['-c', command], { encoding: 'utf8' }).stdout).toBe(`${hash}  -\n`)
})

test('detects a forged receipt with a new hash if the original hash is stored elsewhere', async () => {
  const forged = save(await receiptWith({ reference: 'A-4C1F09D3' }))
  expect(verifyByCommand(forged).code).toBe(0)
  expect(verifyByCommand(forged, '--sha256', hash)).toMatchObject({ code: 1, output: expect.stringContaining(hash) })
  const matching = verifyByCommand(save(receipt), '--sha256', hash.toUpperCase())
  expect(matching).toMatchObject({ code: 0, output: expect.stringContaining('which is also the one stored elsewhere') })
})

test.each([
  ['truncated JSON', receipt.slice(0, -1), 'not a JSON object'],
  ['a receipt in Latin-1', Buffer.from(receipt, 'latin1'), 'not a JSON object in UTF-8'],
  ['a JSON object that is not a receipt', '{"a":1}', 'not a receipt from these pages'],
  ['a receipt of version 1', '{"receipt":"trade","decided":[]}', 'version 1, which contains no hash'],
  ['a receipt of version 3', '{"format":3,"receipt":"trade"}', 'version 3, which this release does not support'],
  ['a receipt without its hash', receipt.replace(`,"${HASH_MEMBER}":"${hash}"`, ''), 'receipt without its hash'],
  ['an invalid receipt with a valid hash', await receiptWith({ decided_at: 'yesterday' }), '/decided_at'],
])('cannot verify %s', (_, content, reason) => {
  const bytes = typeof content === 'string' ? bytesOf(content) : content
  expect(verify(bytes)).toMatchObject({ is: 'unreadable', why: expect.stringContaining(reason) })
})

test('accepts whitespace that an editor adds between values, and reports it', () => {
  for (const text of [JSON.stringify(parse(receipt), null, 2), `\uFEFF${receipt}`, `${receipt}\r\n`]) {
    expect(verify(bytesOf(text))).toMatchObject({ is: 'unaltered', isReformatted: true })
  }
  expect(verify(bytesOf(receipt))).toMatchObject({ is: 'unaltered', isReformatted: false })
})

test('reports a duplicate member as a change, because parsers differ in which member they use', () => {
  const duplicated = receipt.replace('{', '{"decided":[{"label":"Your answer","value":"declined"}],')
  expect(verify(bytesOf(duplicated)).is).toBe('altered')
})

test('reports a text that the repository does not contain, or contains under another name', async () => {
  const [text] = parse(receipt).prescribed
  if (!text) throw new Error('The receipt names no prescribed text')
  const unknown = save(await receiptWith({ prescribed: [{ ...text, sha256: '0'.repeat(64) }] }))
  expect(verifyByCommand(unknown)).toMatchObject({ code: 0, output: expect.stringContaining('has NO text with') })
  const swapped = save(await receiptWith({ prescribed: [{ ...text, id: 'trademark-decisions' }] }))
  expect(verifyByCommand(swapped)).toMatchObject({ code: 0, output: expect.stringContaining('of ANOTHER text') })
})

test('detects any single change of any receipt, except whitespace between values', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 })
  const receipts = fc.record({
    reference: fc.option(text),
    decided: fc.array(fc.record({ label: text, value: text }), { maxLength: 3 }),
    language: text,
  })
  const changes = fc.record({
    at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    removed: fc.nat({ max: 1 }),
    inserted: fc.oneof(
      fc.constant(''),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom(...'",:{}[]\\ \n0'),
    ),
  })
  await fc.assert(
    fc.asyncProperty(receipts, changes, async (overrides, { at, removed, inserted }) => {
      const before = await receiptWith(overrides)
      expect(verify(bytesOf(before))).toMatchObject({ is: 'unaltered', isReformatted: false })
      const characters = [...before]
      const changed = characters.toSpliced(Math.floor(at * characters.length), removed, inserted).join('')
      fc.pre(changed !== before)
      const verdict = verify(bytesOf(changed))
      if (verdict.is !== 'unaltered') return
      expect(verdict.isReformatted).toBe(true)
      expect(parse(changed)).toEqual(parse(before))
      expect(changed.replaceAll(/\s/g, '')).toBe(before.replaceAll(/\s/g, ''))
    }),
    { numRuns: 200 },
  )
})
