import { expect, test } from 'vitest'
import type { DataQuality } from '#api/data-quality.ts'
import { afterDoubt, type Doubt } from './doubt.ts'

const FILE = { name: 'proof.pdf', size: 2000 }
const DOUBT: Doubt = { type: 'id_card', file: FILE, before: 1 }
const SAME = { type: 'id_card', file: { ...FILE } } as const

const caseWith = (count: number, verified = 0) =>
  ({ verified, documents: Array.from({ length: count }, () => ({ document_type: 'id_card' })) }) as DataQuality

test('is unknown while the case cannot be read, and closed once it is answered', () => {
  expect(afterDoubt(DOUBT, SAME, undefined)).toBe('unknown')
  expect(afterDoubt(DOUBT, SAME, caseWith(2, 1))).toBe('closed')
})

test('treats an additional document as the one in doubt', () => {
  expect(afterDoubt(DOUBT, SAME, caseWith(2))).toBe('arrived')
  expect(afterDoubt(DOUBT, SAME, caseWith(1))).toBe('send')
  expect(afterDoubt(DOUBT, SAME, {})).toBe('send')
})

test.each([
  ['another kind', { ...SAME, type: 'utility_bill' }],
  ['another file', { ...SAME, file: { ...FILE, name: 'other.pdf' } }],
  ['a changed file', { ...SAME, file: { ...FILE, size: 2001 } }],
] as const)('sends %s', (_, chosen) => {
  expect(afterDoubt(DOUBT, chosen, caseWith(2))).toBe('send')
})
