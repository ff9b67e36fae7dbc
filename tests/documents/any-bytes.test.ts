import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanDocument } from '#lib/documents/clean.ts'
import { holds, joined, PERSONAL, photograph, PHOTOGRAPHS } from '#tests/support/photographs.ts'

const bytesUpTo = (maxLength: number) => fc.uint8Array({ maxLength }).map((bytes) => new Uint8Array(bytes))

test('no bytes at all make it throw, and none pass that do not begin as a document does', async () => {
  await fc.assert(
    fc.asyncProperty(bytesUpTo(3000), async (bytes) => {
      const document = await cleanDocument(bytes)
      if (!('problem' in document)) expect(Buffer.from(bytes.subarray(0, 5)).toString('latin1')).toBe('%PDF-')
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['JPEG', '\xff\xd8\xff'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
])('a file that only begins like a %s does not pass', async (_, beginning) => {
  await fc.assert(
    fc.asyncProperty(bytesUpTo(3000), async (bytes) => {
      expect(await cleanDocument(joined(beginning, bytes))).toEqual({ problem: 'damaged' })
    }),
    { numRuns: 500 },
  )
})

test.each(PHOTOGRAPHS)('a damaged %s is refused, or tells nothing', async (name) => {
  const original = await photograph(name)
  const change = fc.record({
    at: fc.nat(original.length - 1),
    cut: fc.nat(40),
    added: bytesUpTo(4),
  })
  await fc.assert(
    fc.asyncProperty(change, async ({ at, cut, added }) => {
      const bytes = joined(original.subarray(0, at), added, original.subarray(at + cut))
      const document = await cleanDocument(bytes)
      if ('problem' in document) return
      for (const text of PERSONAL) expect(holds(document.bytes, text)).toBe(false)
    }),
    { numRuns: 2000 },
  )
})

test.each(PHOTOGRAPHS)('every single byte of %s may be wrong', async (name) => {
  const original = await photograph(name)
  const telling: number[] = []
  for (let at = 0; at < original.length; at += 1) {
    for (const flip of [0x01, 0x20, 0xff]) {
      const bytes = original.slice()
      bytes[at] = (bytes[at] ?? 0) ^ flip
      const document = await cleanDocument(bytes)
      if (!('problem' in document) && PERSONAL.some((text) => holds(document.bytes, text))) telling.push(at)
    }
  }
  expect(telling).toEqual([])
})

test('nothing is no document, and a PDF is left as it is', async () => {
  expect(await cleanDocument(new Uint8Array())).toEqual({ problem: 'empty' })
  const pdf = joined('%PDF-1.7', new Uint8Array(1000))
  expect(await cleanDocument(pdf)).toEqual({ kind: 'pdf', bytes: pdf, cleaned: false })
})
