import { expect, test } from 'vitest'
import type { DataQuality } from '#api/data-quality.ts'
import { afterDoubt, type Doubt } from './doubt.ts'

const FILE = { name: 'proof.pdf', size: 2000 }
const DOUBT: Doubt = { type: 'id_card', file: FILE, before: 1 }
const SAME = { type: 'id_card', file: { ...FILE } } as const

const caseWith = (count: number, verified = 0) =>
  ({ verified, documents: Array.from({ length: count }, () => ({ document_type: 'id_card' })) }) as DataQuality

test('nothing is sent while the case cannot be read', () => {
  expect(afterDoubt(DOUBT, SAME, undefined)).toBe('unknown')
})

test('a document more than before is the one in doubt, no more is not', () => {
  expect(afterDoubt(DOUBT, SAME, caseWith(2))).toBe('arrived')
  expect(afterDoubt(DOUBT, SAME, caseWith(1))).toBe('send')
  expect(afterDoubt(DOUBT, SAME, {})).toBe('send')
})

test.each([
  ['another kind', { ...SAME, type: 'utility_bill' }],
  ['another file', { ...SAME, file: { ...FILE, name: 'other.pdf' } }],
  ['a changed file', { ...SAME, file: { ...FILE, size: 2001 } }],
] as const)('%s is sent, whatever has become of the one in doubt', (_, chosen) => {
  expect(afterDoubt(DOUBT, chosen, caseWith(2))).toBe('send')
})

test('nothing is sent to a case that has been answered', () => {
  expect(afterDoubt(DOUBT, SAME, caseWith(1, 1))).toBe('closed')
  expect(afterDoubt(DOUBT, SAME, caseWith(2, 1))).toBe('closed')
})
