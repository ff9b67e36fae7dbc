import { expect, test } from 'vitest'
import { readStatus, hasAnswerField } from './item-status.ts'
import { withMemory } from './use-answering.ts'

const MEMORY = { answer: 'declined', at: '2026-11-21T09:00:00.000Z', reference: 'D-1' }
const PAST = '2020-01-01T00:00:00Z'

const statusWith = (item: { answer?: string | null; answered_at?: string }, deadline?: string) =>
  withMemory(readStatus(item, deadline), hasAnswerField(item), MEMORY)

test('uses an answer that only the device remembers, even after the deadline', () => {
  const answered = { is: 'answered', answer: 'declined', at: new Date(MEMORY.at), from: undefined, reference: 'D-1' }
  expect(statusWith({})).toEqual(answered)
  expect(statusWith({}, PAST)).toEqual(answered)
})

test('prefers the answer in the item', () => {
  expect(statusWith({ answer: 'approved' })).toMatchObject({ is: 'answered', answer: 'approved' })
  expect(statusWith({ answered_at: PAST })).toMatchObject({ is: 'answered', at: new Date(PAST), reference: undefined })
  expect(statusWith({ answer: '' }, PAST)).toMatchObject({ is: 'expired' })
})

test('reports a remembered answer as received while the item does not contain it', () => {
  expect(statusWith({ answer: null })).toEqual({ ...MEMORY, is: 'received', at: new Date(MEMORY.at) })
})

test('treats a remembered answer without details as an answer', () => {
  expect(withMemory({ is: 'open' }, false, {})).toMatchObject({ is: 'answered', answer: undefined, at: undefined })
  expect(withMemory({ is: 'open' }, true, {})).toEqual({ is: 'open' })
  expect(withMemory({ is: 'open' }, false, null)).toEqual({ is: 'open' })
})
