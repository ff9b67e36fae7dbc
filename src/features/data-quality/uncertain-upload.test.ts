import { expect, test } from 'vitest'
import type { DataQuality } from '#api/data-quality.ts'
import { decideResend, type UncertainUpload } from './uncertain-upload.ts'

const FILE = { name: 'proof.pdf', size: 2000 }
const UNCERTAIN: UncertainUpload = { type: 'id_card', file: FILE, countBefore: 1 }
const SAME_DOCUMENT = { type: 'id_card', file: { ...FILE } } as const

const createCase = (count: number, verified = 0) =>
  ({ verified, documents: Array.from({ length: count }, () => ({ document_type: 'id_card' })) }) as DataQuality

test('returns unknown if the case cannot be read, and closed if it is answered', () => {
  expect(decideResend(UNCERTAIN, SAME_DOCUMENT, undefined)).toBe('unknown')
  expect(decideResend(UNCERTAIN, SAME_DOCUMENT, createCase(2, 1))).toBe('closed')
})

test('treats an additional document as the uncertain upload', () => {
  expect(decideResend(UNCERTAIN, SAME_DOCUMENT, createCase(2))).toBe('arrived')
  expect(decideResend(UNCERTAIN, SAME_DOCUMENT, createCase(1))).toBe('send')
  expect(decideResend(UNCERTAIN, SAME_DOCUMENT, {})).toBe('send')
})

test.each([
  ['another type', { ...SAME_DOCUMENT, type: 'utility_bill' }],
  ['another file', { ...SAME_DOCUMENT, file: { ...FILE, name: 'other.pdf' } }],
  ['a changed file', { ...SAME_DOCUMENT, file: { ...FILE, size: 2001 } }],
] as const)('sends %s', (_, chosen) => {
  expect(decideResend(UNCERTAIN, chosen, createCase(2))).toBe('send')
})
