// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ApiError, type ApiErrorKind } from '#api/errors.ts'
import { rememberedAnswer, recallAnswer } from '#api/remembered.ts'
import { createQueryClient } from '#api/query-client.ts'
import { readStatus, showsAnswer } from './item-status.ts'
import { useRememberedAnswer, withMemory } from './use-remembered-answer.ts'

const KEPT = { answer: 'declined', at: '2026-11-21T09:00:00.000Z', reference: 'D-1' }
const PAST = '2020-01-01T00:00:00Z'

const statusWith = (item: { answer?: string | null; answered_at?: string }, deadline?: string) =>
  withMemory(readStatus(item, deadline), showsAnswer(item), KEPT)

test('uses an answer that only the device knows, even after the deadline', () => {
  const answered = { is: 'answered', answer: 'declined', at: new Date(KEPT.at), from: undefined, reference: 'D-1' }
  expect(statusWith({})).toEqual(answered)
  expect(statusWith({}, PAST)).toEqual(answered)
})

test('gives precedence to what the backend reports', () => {
  expect(statusWith({ answer: 'approved' })).toMatchObject({ is: 'answered', answer: 'approved' })
  expect(statusWith({ answered_at: PAST })).toMatchObject({ is: 'answered', at: new Date(PAST), reference: undefined })
  expect(statusWith({ answer: null })).toEqual({
    is: 'received',
    answer: 'declined',
    at: new Date(KEPT.at),
    reference: 'D-1',
  })
  expect(statusWith({ answer: '' }, PAST)).toMatchObject({ is: 'expired' })
})

test('treats a remembered answer without details as an answer', () => {
  expect(withMemory({ is: 'open' }, false, {})).toMatchObject({ is: 'answered', answer: undefined, at: undefined })
  expect(withMemory({ is: 'open' }, true, {})).toEqual({ is: 'open' })
  expect(withMemory({ is: 'open' }, false, null)).toEqual({ is: 'open' })
})

afterEach(cleanup)

/** Renders the hook for a page whose loader has read the memory. */
async function remember(key: string) {
  const queryClient = createQueryClient({
    origin: '',
    linkTo: String,
    send: () => Promise.reject(new Error('No calls')),
  })
  const item = ['getVerification', { key }]
  await recallAnswer(queryClient, item)
  const { result } = renderHook(() => useRememberedAnswer(item), {
    wrapper: ({ children }) => createElement(QueryClientProvider, { client: queryClient }, children),
  })
  return {
    memory: () => result.current,
    kept: () => queryClient.getQueryData(rememberedAnswer(item).queryKey),
    status: (data = {}) => result.current.withMemory({ is: 'open' }, data),
  }
}

test('remembers a decision with its reference', async () => {
  const { memory, kept, status } = await remember('a')
  expect(status()).toEqual({ is: 'open' })
  const at = new Date(KEPT.at)
  act(() => memory().taken({ answer: 'declined', at, reference: undefined }))
  expect(kept()).toEqual({ answer: 'declined', at: KEPT.at })
  act(() => memory().taken({ answer: 'declined', at, reference: 'D-1' }))
  expect(kept()).toEqual(KEPT)
  await waitFor(() => expect(status()).toMatchObject({ is: 'answered', reference: 'D-1' }))
  expect(status({ answer: null })).toMatchObject({ is: 'received', reference: 'D-1' })
  act(() => memory().answerAgain())
  await waitFor(() => expect(status({ answer: null })).toEqual({ is: 'open' }))
})

test('remembers that the item has been answered, and keeps known details', async () => {
  const { memory, kept, status } = await remember('b')
  const fail = (kind: ApiErrorKind) => act(() => memory().failed(new ApiError(kind)))
  for (const kind of ['expired', 'network', 'invalid'] as const) fail(kind)
  expect(kept()).toBeNull()
  fail('answered')
  await waitFor(() => expect(status()).toMatchObject({ is: 'answered', answer: undefined }))
  act(() => memory().taken({ answer: 'declined', at: new Date(KEPT.at), reference: 'D-1' }))
  await waitFor(() => expect(status()).toMatchObject({ reference: 'D-1' }))
  fail('answered')
  expect(kept()).toEqual(KEPT)
})
