import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { OWN_HASH, type ReceiptContent } from '#decision/receipt-file.ts'
import { verify } from '#scripts/receipts/verify.ts'
import { receiptWith, verifyByCommand } from '#tests/support/receipts.ts'

const folder = mkdtempSync(join(tmpdir(), 'receipts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const whole = await receiptWith()
const bytesOf = (text: string) => new TextEncoder().encode(text)
const parsed = (text: string) => JSON.parse(text) as ReceiptContent & { [OWN_HASH]: string }
const own = parsed(whole)[OWN_HASH]

function saved(text: string | Uint8Array): string {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, text)
  return file
}

test('a receipt as it was saved is unaltered, and its prescribed text is told', () => {
  const { code, said } = verifyByCommand(saved(whole))
  expect(said).toMatch(/\.json: UNALTERED\.\n/)
  expect(said).toContain(own)
  expect(said).toContain(
    'prescribed text "trademark-notice", form of 2014-05-14, in English, with an unofficial translation into Turkish',
  )
  expect(said).toMatch(
    /in the repository, as docs\/receipt-texts\/trademark-notice-\S+\.txt; it is one of this release/,
  )
  expect(said).toContain('proves agreement, not origin')
  expect(code).toBe(0)
})

test('by hand, the standard tools find the same hash', () => {
  const command = `sed 's/,"${OWN_HASH}":"[0-9a-f]*"//' '${saved(`${whole}\n`)}' | tr -d '\\n' | sha256sum`
  expect(spawnSync('sh', ['-c', command], { encoding: 'utf8' }).stdout).toBe(`${own}  -\n`)
})

test('a hash from elsewhere finds a receipt that was given a new one', async () => {
  const forged = saved(await receiptWith({ reference: 'A-4C1F09D3' }))
  expect(verifyByCommand(forged).code).toBe(0)
  expect(verifyByCommand(forged, '--sha256', own)).toMatchObject({ code: 1, said: expect.stringContaining(own) })
  const agreed = verifyByCommand(saved(whole), '--sha256', own.toUpperCase())
  expect(agreed).toMatchObject({ code: 0, said: expect.stringContaining('that is the one kept elsewhere') })
})

test.each([
  ['no JSON', whole.slice(0, -1), 'no JSON object'],
  ['no UTF-8', Buffer.from(whole, 'latin1'), 'no JSON object in UTF-8'],
  ['something else', '{"a":1}', 'no receipt of these pages'],
  ['a receipt of the first version', '{"receipt":"trade","decided":[]}', 'version 1, which held no hash'],
  ['a version to come', '{"format":3,"receipt":"trade"}', 'version 3, which this release does not know'],
  ['a receipt without its hash', whole.replace(`,"${OWN_HASH}":"${own}"`, ''), 'receipt without its hash'],
])('of %s is said that nothing can be said', (_, content, reason) => {
  const bytes = typeof content === 'string' ? bytesOf(content) : content
  expect(verify(bytes)).toEqual({ is: 'unreadable', why: expect.stringContaining(reason) })
})

test('a file that cannot be verified ends the command with 2', () => {
  expect(verifyByCommand(saved('{}'))).toEqual({ code: 2, said: expect.stringContaining('CANNOT BE VERIFIED') })
})

test('a hash that fits something else than a receipt says nothing of it', async () => {
  const other = await receiptWith({ decided_at: 'yesterday' })
  expect(verify(bytesOf(other))).toMatchObject({ is: 'unreadable', why: expect.stringContaining('/decided_at') })
})

test('what an editor adds between the values is no change, and is told', () => {
  for (const text of [JSON.stringify(parsed(whole), null, 2), `\uFEFF${whole}`, `${whole}\r\n`]) {
    expect(verify(bytesOf(text))).toMatchObject({ is: 'unaltered', isReformatted: true })
  }
  expect(verify(bytesOf(whole))).toMatchObject({ is: 'unaltered', isReformatted: false })
})

test('a second member of the same name is a change: some would read the one, some the other', () => {
  const doubled = whole.replace('{', '{"decided":[{"label":"Your answer","value":"declined"}],')
  expect(verify(bytesOf(doubled)).is).toBe('altered')
})

test('a text that the repository does not know, or knows by another name, is told', async () => {
  const [text] = parsed(whole).prescribed
  if (!text) throw new Error('The receipt names no prescribed text')
  const unknown = saved(await receiptWith({ prescribed: [{ ...text, sha256: '0'.repeat(64) }] }))
  expect(verifyByCommand(unknown)).toMatchObject({ code: 0, said: expect.stringContaining('has NO text with') })
  const swapped = saved(await receiptWith({ prescribed: [{ ...text, id: 'trademark-decisions' }] }))
  expect(verifyByCommand(swapped)).toMatchObject({ code: 0, said: expect.stringContaining('of ANOTHER text') })
})

test('any single change of any receipt is found, unless it only sets values apart', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 })
  const receipts = fc.record({
    reference: fc.option(text),
    decided: fc.array(fc.record({ label: text, value: text }), { maxLength: 3 }),
    language: text,
  })
  const changes = fc.record({
    at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    taken: fc.nat({ max: 1 }),
    put: fc.oneof(
      fc.constant(''),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom(...'",:{}[]\\ \n0'),
    ),
  })
  await fc.assert(
    fc.asyncProperty(receipts, changes, async (differs, { at, taken, put }) => {
      const before = await receiptWith(differs)
      expect(verify(bytesOf(before))).toMatchObject({ is: 'unaltered', isReformatted: false })
      const signs = [...before]
      const changed = signs.toSpliced(Math.floor(at * signs.length), taken, put).join('')
      fc.pre(changed !== before)
      const verdict = verify(bytesOf(changed))
      if (verdict.is !== 'unaltered') return
      expect(verdict.isReformatted).toBe(true)
      expect(parsed(changed)).toEqual(parsed(before))
      expect(changed.replaceAll(/\s/g, '')).toBe(before.replaceAll(/\s/g, ''))
    }),
    { numRuns: 200 },
  )
})
