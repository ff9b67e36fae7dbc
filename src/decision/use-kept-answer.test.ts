import { expect, test } from 'vitest'
import { readStatus } from './item-status.ts'
import { withMemory } from './use-kept-answer.ts'

const KEPT = { answer: 'declined', at: '2026-11-21T09:00:00.000Z', reference: 'D-1' }
const PAST = '2020-01-01T00:00:00Z'

const statusWith = (item: { answer?: string | null }, deadline?: string) =>
  withMemory(readStatus(item, deadline), item, KEPT)

test('an answer that only the device knows counts, also after the deadline', () => {
  const answered = { is: 'answered', answer: 'declined', at: new Date(KEPT.at), from: undefined, reference: 'D-1' }
  expect(statusWith({})).toEqual(answered)
  expect(statusWith({}, PAST)).toEqual(answered)
})

test('what the backend says counts more', () => {
  expect(statusWith({ answer: 'approved' })).toMatchObject({ is: 'answered', answer: 'approved' })
  expect(statusWith({ answer: null })).toEqual({ is: 'open' })
  expect(statusWith({ answer: '' }, PAST)).toMatchObject({ is: 'expired' })
})

test('without a memory nothing changes', () => {
  expect(withMemory({ is: 'open' }, {}, null)).toEqual({ is: 'open' })
})

test('an answer of which nothing more is known is an answer', () => {
  expect(withMemory({ is: 'open' }, {}, {})).toMatchObject({ is: 'answered', answer: undefined, at: undefined })
})
