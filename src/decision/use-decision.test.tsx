// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { areaErrors } from '#api/error-areas.ts'
import { ApiError, type ApiErrorKind } from '#api/errors.ts'
import { createQueryClient } from '#api/query-client.ts'
import { readStatus } from './item-status.ts'
import { useDecision } from './use-decision.ts'

type Item = { answer?: string | null }
type Answer = 'approve' | 'decline'
type SendResult = { answered_at?: string; reference: string | undefined }
type Options = Partial<Parameters<typeof useDecision<Answer, Item, string[]>>[0]>
/** Responses, errors, or kinds of errors to throw. */
type Responses<T> = (T | ApiErrorKind | ApiError | Promise<T>)[]

const AT = '2026-11-20T08:00:00Z'
const OPEN: Item = {}
const ANSWERED: Item = { answer: 'approved' }
const DONE: SendResult = { answered_at: AT, reference: 'R-1' }

const apiError = (kind: ApiErrorKind) => new ApiError(kind)

afterEach(() => {
  cleanup()
  areaErrors.set({})
  vi.restoreAllMocks()
})

/**
 * Renders the hook for an open item. The backend responds to decisions with `sends` and to reads with `reads`, in order.
 * `calls` lists the requests, `taken` for each call to `onSuccess`, and `|` at the end of each `decide`.
 */
function openDecision(sends: Responses<SendResult>, reads: Responses<Item>, options: Options = {}) {
  const calls: string[] = []
  const thrown: unknown[] = []
  const next = async <T extends object>(call: string, responses: Responses<T>): Promise<T> => {
    calls.push(call)
    const response = await responses.shift()
    if (response === undefined) throw new Error(`No response is left for: ${calls.join(', ')}`)
    if (typeof response === 'string') throw apiError(response)
    if (response instanceof ApiError) throw response
    return response
  }
  const queryClient = createQueryClient({ origin: '', linkTo: String, send: () => Promise.reject(apiError('network')) })
  const mutation = (answer: Answer) => () => ({
    mutationFn: () => next(answer, sends) as never,
    meta: { area: 'transfers' as const },
  })
  const parts = {
    query: {
      queryKey: ['item', 'KEY'],
      queryFn: () => next<Item>('read', reads),
      meta: { area: 'transfers' as const },
    },
    mutation: { approve: mutation('approve'), decline: mutation('decline') },
    itemStatus: (item: Item) => readStatus(item, undefined),
    onSuccess: ({ answer }: { answer: string }) => void calls.push(`taken: ${answer}`),
    ...options,
  }
  queryClient.setQueryData(['item', 'KEY'], OPEN)
  const hook = renderHook(() => useDecision<Answer, Item, string[]>(parts), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <CatchBoundary getResetKey={String} errorComponent={() => null} onCatch={(error) => thrown.push(error)}>
          {children}
        </CatchBoundary>
      </QueryClientProvider>
    ),
  })
  const current = () => hook.result.current
  return {
    current,
    calls,
    thrown,
    cachedItem: () => queryClient.getQueryData<Item>(['item', 'KEY']),
    decide: async (answer: Answer) => {
      act(() => current().ask(answer))
      act(() => current().confirm())
      await waitFor(() => {
        const { sending, answerToConfirm } = current()
        expect(thrown.length > 0 || (!sending && answerToConfirm === undefined)).toBe(true)
      })
      calls.push('|')
    },
  }
}

test('asks for confirmation, sends the answer once, and reads the item again', async () => {
  const { promise: response, resolve } = Promise.withResolvers<SendResult>()
  const { current, calls, cachedItem, decide } = openDecision([response, { reference: 'R-2' }], [ANSWERED, OPEN])
  // Sends nothing before the question is asked or after going back.
  await act(async () => current().confirm())
  act(() => current().ask('approve'))
  act(() => current().back())
  await act(async () => current().confirm())
  expect(current()).toMatchObject({ answerToConfirm: undefined, sending: false, sentAnswer: undefined, error: null })
  act(() => current().ask('decline'))
  act(() => current().ask('approve'))
  expect(current().answerToConfirm).toBe('approve')
  act(() => {
    current().confirm()
    current().confirm()
  })
  await waitFor(() => expect(current().sending).toBe(true))
  act(() => current().back())
  act(() => current().ask('decline'))
  act(() => current().forget())
  expect(current().answerToConfirm).toBe('approve')
  resolve(DONE)
  await waitFor(() => expect(cachedItem()).toEqual(ANSWERED))
  const sentAnswer = { answer: 'approve', at: new Date(AT), reference: 'R-1', isOnlyReceived: false }
  expect(current()).toMatchObject({ answerToConfirm: undefined, sending: false, sentAnswer, error: null })
  expect(current()).toMatchObject({ unsure: false, responseLost: false })
  // After a decision, asks nothing until the decision is forgotten.
  act(() => current().ask('decline'))
  expect(current().answerToConfirm).toBeUndefined()
  act(() => current().confirm())
  await decide('decline')
  expect(calls).toEqual(['approve', 'taken: approve', 'read', '|'])
  act(() => current().forget())
  await waitFor(() => expect(current().sentAnswer).toBeUndefined())
  await decide('decline')
  expect(current().sentAnswer).toMatchObject({ answer: 'decline', reference: 'R-2' })
})

// Responses to sends and to reads, the state after each attempt to approve, and the calls.
test.each<[string, Responses<SendResult>, Responses<Item>, states: string[], calls: string, Options?]>([
  ['the item shows the answer', [DONE], [ANSWERED], ['R-1'], 'approve taken: approve read |', { isAnswerInItem: true }],
  ['an unchanged item', [DONE], [OPEN], ['received'], 'approve taken: approve read |', { isAnswerInItem: true }],
  ['a failed read', [DONE], ['network'], ['received'], 'approve taken: approve read |', { isAnswerInItem: true }],
  ['the item has the other answer', [DONE], [{ answer: 'decline' }], ['open'], 'approve taken: approve read |'],
  ['a lost response', ['unreadable'], [ANSWERED], ['open lost'], 'approve read |'],
  [
    'a lost response and an open item: can send again',
    ['timeout', DONE],
    [OPEN, ANSWERED],
    ['open timeout lost', 'R-1 lost'],
    'approve read | approve taken: approve read |',
  ],
  [
    'a lost response and a failed read: reads the item before it sends again',
    ['network'],
    ['timeout', 'unavailable', ANSWERED],
    ['open network unsure lost', 'open unavailable unsure lost', 'open lost'],
    'approve read | read | read |',
  ],
  [
    'a lost response and a failed read: reads the item and sends again with the same click',
    ['network', DONE],
    ['timeout', OPEN, ANSWERED],
    ['open network unsure lost', 'R-1 lost'],
    'approve read | read approve taken: approve read |',
  ],
  ['a lost response and a 409 from the read', ['network'], ['answered'], ['open answered lost'], 'approve read |'],
  ['a lost response and a 410 from the read', ['network'], ['expired'], ['open expired lost'], 'approve read |'],
  ['a 409', ['answered'], [ANSWERED], ['open'], 'approve read |'],
  ['a 410', ['expired'], [ANSWERED], ['open'], 'approve read |'],
  ['a 409, but the item is open', ['answered'], [OPEN], ['open answered'], 'approve read |'],
  ['a 409, but the read fails', ['answered'], ['network'], ['open answered'], 'approve read |'],
  ['a 409, but the link is dead', ['answered'], ['forbidden'], ['open answered'], 'approve read |'],
])('reports the outcome: %s', async (_, sends, reads, states, calls, options) => {
  const last = reads.at(-1)
  const decision = openDecision(sends, reads, options)
  const actualStates: string[] = []
  while (actualStates.length < states.length) {
    await decision.decide('approve')
    const { sentAnswer, error, unsure, responseLost } = decision.current()
    const outcome = sentAnswer?.isOnlyReceived ? 'received' : (sentAnswer?.reference ?? 'open')
    actualStates.push([outcome, error?.kind, unsure && 'unsure', responseLost && 'lost'].filter(Boolean).join(' '))
  }
  expect(actualStates).toEqual(states)
  expect(decision.calls.join(' ')).toBe(calls)
  expect(decision.cachedItem()).toEqual(typeof last === 'string' ? OPEN : last)
})

test('without a date in the response, uses the current time', async () => {
  vi.useFakeTimers({ now: new Date(AT), toFake: ['Date'] })
  const { current, decide } = openDecision([{ reference: undefined }], ['forbidden'], { onSuccess: undefined })
  await decide('approve')
  vi.useRealTimers()
  expect(current()).toMatchObject({ sentAnswer: { answer: 'approve', at: new Date(AT) }, error: null })
})

test('calls onFailure for a refused answer, which can be sent again, but not for a bug in the page', async () => {
  const onFailure = vi.fn<() => void>()
  const error = apiError('refused')
  const bug = new TypeError('no such property')
  const { current, calls, decide } = openDecision([Promise.reject(bug), error, DONE], [ANSWERED], { onFailure })
  await decide('decline')
  expect(current()).toMatchObject({ error: bug, responseLost: false })
  expect(onFailure).not.toHaveBeenCalled()
  await decide('decline')
  expect(current()).toMatchObject({ error, sentAnswer: undefined, unsure: false, responseLost: false })
  expect(areaErrors.get().transfers).toBe(error)
  expect(onFailure.mock.calls).toEqual([[error, 'decline']])
  act(() => current().ask('decline'))
  await waitFor(() => expect(current().error).toBeNull())
  await decide('decline')
  expect(current().sentAnswer).toMatchObject({ answer: 'decline' })
  expect(calls).toEqual(['decline', '|', 'decline', '|', 'decline', 'taken: decline', 'read', '|'])
})

test.each([
  ['the answer', [apiError('forbidden')], []],
  ['the read after a lost response', [apiError('network')], [apiError('unknown-key')]],
])('throws the error of a dead link to the route: %s', async (_, sends, reads) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { thrown, decide } = openDecision([...sends], [...reads])
  await decide('approve')
  expect(thrown).toEqual([[...sends, ...reads].at(-1)])
})

test('reads the item before sending, and can withhold the answer', async () => {
  const itemsRead: Item[] = []
  const recheck = async (readItem: () => Promise<Item>) => itemsRead.push(await readItem()) > 1
  const { current, calls, decide } = openDecision([DONE], [OPEN, OPEN, ANSWERED], { recheck })
  await decide('approve')
  expect(current()).toMatchObject({ error: null, sentAnswer: undefined })
  await decide('approve')
  expect(current()).toMatchObject({ sentAnswer: { reference: 'R-1' } })
  expect(itemsRead).toEqual([OPEN, OPEN])
  expect(calls).toEqual(['read', '|', 'read', 'approve', 'taken: approve', 'read', '|'])
})

test('shows the item when it is read again, and clears the failure', async () => {
  const { promise: item, resolve } = Promise.withResolvers<Item>()
  const { current, cachedItem, decide } = openDecision(['network'], ['timeout', item])
  await decide('approve')
  act(() => current().readAgain())
  await waitFor(() => expect(current().reading).toBe(true))
  resolve(ANSWERED)
  await waitFor(() => expect(current().reading).toBe(false))
  expect(current()).toMatchObject({ error: null, unsure: false })
  expect(cachedItem()).toEqual(ANSWERED)
})

test.each([
  ['expired', true],
  ['answered', true],
  ['unavailable', false],
] as const)('replaces the failure if the next read fails with the error %s: %s', async (kind, isReplaced) => {
  const [before, after] = [apiError('refused'), apiError(kind)]
  const { current, decide } = openDecision([before], [after])
  await decide('approve')
  await act(async () => current().readAgain())
  await waitFor(() => expect(current().reading).toBe(false))
  expect(current().error).toBe(isReplaced ? after : before)
  expect(areaErrors.get().transfers).toBe(kind === 'answered' ? undefined : after)
})
