import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanDocument } from '#lib/documents/clean.ts'
import { holds, concat, PERSONAL, photograph, PHOTOGRAPHS } from '#tests/support/photographs.ts'

const bytesUpTo = (maxLength: number) => fc.uint8Array({ maxLength }).map((bytes) => new Uint8Array(bytes))

test('never throws for random bytes, and accepts only those that begin like a PDF', () => {
  fc.assert(
    fc.property(bytesUpTo(3000), (bytes) => {
      const document = cleanDocument(bytes)
      if (!('problem' in document)) expect(Buffer.from(bytes.subarray(0, 5)).toString('latin1')).toBe('%PDF-')
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['JPEG', '\xff\xd8\xff'],
])('rejects a file that only begins like a %s', (_, beginning) => {
  fc.assert(
    fc.property(bytesUpTo(3000), (bytes) => {
      expect(cleanDocument(concat(beginning, bytes))).toEqual({ problem: 'damaged' })
    }),
    { numRuns: 500 },
  )
})

test.each(PHOTOGRAPHS)('rejects a damaged %s, or removes its personal data', async (name) => {
  const original = await photograph(name)
  const change = fc.record({
    offset: fc.nat(original.length - 1),
    removedCount: fc.nat(40),
    inserted: bytesUpTo(4),
  })
  fc.assert(
    fc.property(change, ({ offset, removedCount, inserted }) => {
      const bytes = concat(original.subarray(0, offset), inserted, original.subarray(offset + removedCount))
      const document = cleanDocument(bytes)
      if ('problem' in document) return
      for (const text of PERSONAL) expect(holds(document.bytes, text)).toBe(false)
    }),
    { numRuns: 2000 },
  )
})

test.each(PHOTOGRAPHS)('reveals nothing if any byte of %s is damaged', async (name) => {
  const original = await photograph(name)
  const revealing: number[] = []
  for (let at = 0; at < original.length; at += 1) {
    for (const flip of [0x01, 0x20, 0xff]) {
      const bytes = original.slice()
      bytes[at] = (bytes[at] ?? 0) ^ flip
      const document = cleanDocument(bytes)
      if (!('problem' in document) && PERSONAL.some((text) => holds(document.bytes, text))) revealing.push(at)
    }
  }
  expect(revealing).toEqual([])
})

test('rejects an empty file and returns a PDF unchanged', () => {
  expect(cleanDocument(new Uint8Array())).toEqual({ problem: 'empty' })
  const pdf = concat('%PDF-1.7', new Uint8Array(1000))
  expect(cleanDocument(pdf)).toEqual({ kind: 'pdf', bytes: pdf, isCleaned: false })
})
