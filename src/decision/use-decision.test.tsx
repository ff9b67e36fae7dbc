// @vitest-environment happy-dom
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { areaErrors } from '#api/error-areas.ts'
import { ApiError, type ApiErrorKind } from '#api/errors.ts'
import { createQueryClient } from '#api/query-client.ts'
import { readStatus } from './item-status.ts'
import { useDecision } from './use-decision.ts'

type Item = { answer?: string | null }
type Answer = 'approve' | 'decline'
type Sent = { answered_at?: string; reference: string | undefined }
type Options = Partial<
  Pick<
    Parameters<typeof useDecision<Answer, Item, string[]>>[0],
    'recheck' | 'onFailure' | 'onSuccess' | 'isShownByItem'
  >
>

const AT = '2026-11-20T08:00:00Z'
const OPEN: Item = {}
const ANSWERED: Item = { answer: 'approved' }

const failed = (kind: ApiErrorKind) => new ApiError(kind)

afterEach(() => {
  cleanup()
  areaErrors.set({})
  vi.restoreAllMocks()
})

/** What the route gets to see. */
class Route extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  static getDerivedStateFromError = () => ({ isBroken: true })
  override state = { isBroken: false }
  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }
  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}

/**
 * A decision about an open item, whose backend answers decisions and the reads after them with `sends` and `reads`, one
 * after the other. `calls` notes these, and `taken` what the page hears.
 */
function openDecision(
  sends: (Sent | ApiError | Promise<Sent>)[],
  reads: (Item | ApiError | Promise<Item>)[],
  options: Options = {},
) {
  const calls: string[] = []
  const thrown: unknown[] = []
  const next = async <T,>(call: string, answers: (T | ApiError | Promise<T>)[]): Promise<T> => {
    calls.push(call)
    const answer = await answers.shift()
    if (answer === undefined) throw new Error(`Nothing is there to answer: ${calls.join(', ')}`)
    if (answer instanceof ApiError) throw answer
    return answer
  }
  const queryClient = createQueryClient({ origin: '', linkTo: String, send: () => Promise.reject(failed('network')) })
  const mutation = (answer: Answer) => () => ({
    mutationFn: () => next(answer, sends) as never,
    meta: { area: 'transfers' as const },
  })
  const parts = (key: string) => ({
    query: { queryKey: ['item', key], queryFn: () => next<Item>('read', reads), meta: { area: 'transfers' as const } },
    mutation: { approve: mutation('approve'), decline: mutation('decline') },
    itemStatus: (item: Item) => readStatus(item, undefined),
    onSuccess: ({ answer }: { answer: string }) => void calls.push(`taken: ${answer}`),
    ...options,
  })
  queryClient.setQueryData(['item', 'KEY'], OPEN)
  const hook = renderHook(({ key }) => useDecision<Answer, Item, string[]>(parts(key)), {
    initialProps: { key: 'KEY' },
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <Route onError={(error) => thrown.push(error)}>{children}</Route>
      </QueryClientProvider>
    ),
  })
  const current = () => hook.result.current
  return {
    ...hook,
    current,
    calls,
    thrown,
    queryClient,
    shown: () => queryClient.getQueryData<Item>(['item', 'KEY']),
    decide: async (answer: Answer) => {
      act(() => current().ask(answer))
      act(() => current().confirm())
      await waitFor(() => expect(thrown.length > 0 || (!current().sending && current().asked === undefined)).toBe(true))
      calls.push('|')
    },
  }
}

test('an answer is asked once more, sent once however often it is confirmed, and the item read again', async () => {
  const { promise: sent, resolve } = Promise.withResolvers<Sent>()
  const { current, calls, shown, decide } = openDecision([sent], [ANSWERED])
  expect(current()).toMatchObject({ asked: undefined, sending: false, decided: undefined, error: null })
  act(() => current().ask('decline'))
  act(() => current().ask('approve'))
  expect(current().asked).toBe('approve')
  act(() => {
    current().confirm()
    current().confirm()
  })
  await waitFor(() => expect(current().sending).toBe(true))
  act(() => current().back())
  act(() => current().ask('decline'))
  act(() => current().forget())
  expect(current().asked).toBe('approve')
  resolve({ answered_at: AT, reference: 'R-1' })
  await waitFor(() => expect(shown()).toEqual(ANSWERED))
  expect(current()).toMatchObject({ asked: undefined, sending: false, unsure: false, lost: false, error: null })
  expect(current().decided).toMatchObject({
    answer: 'approve',
    at: new Date(AT),
    reference: 'R-1',
    isOnlyReceived: false,
  })
  expect(calls).toEqual(['approve', 'taken: approve', 'read'])
  // It was taken: nothing more is asked until it is forgotten.
  act(() => current().ask('decline'))
  expect(current().asked).toBeUndefined()
  act(() => current().confirm())
  await decide('decline')
  expect(calls).toEqual(['approve', 'taken: approve', 'read', '|'])
})

test('an answer whose moment nobody tells was taken now, also where the item cannot be read then', async () => {
  vi.useFakeTimers({ now: new Date(AT), toFake: ['Date'] })
  const { current, decide } = openDecision([{ reference: undefined }], [failed('forbidden')], { onSuccess: undefined })
  await decide('approve')
  vi.useRealTimers()
  expect(current()).toMatchObject({ decided: { answer: 'approve', at: new Date(AT) }, error: null })
})

test.each([
  ['shows it', ANSWERED, false],
  ['is still open', OPEN, true],
  ['cannot be read', failed('network'), true],
])('an answer that its item has to show, where the item %s', async (_, item, isOnlyReceived) => {
  const { current, decide } = openDecision([{ reference: 'R-1' }], [item], { isShownByItem: true })
  await decide('approve')
  expect(current().decided).toMatchObject({ answer: 'approve', isOnlyReceived })
})

test('an item that has the other answer shows that one', async () => {
  const { current, decide, shown } = openDecision([{ reference: 'R-1' }], [{ answer: 'decline' }])
  await decide('approve')
  expect(current()).toMatchObject({ decided: undefined, error: null })
  expect(shown()).toEqual({ answer: 'decline' })
})

test('nothing is sent that was not asked, or from which somebody went back', async () => {
  const { current, calls } = openDecision([], [])
  await act(async () => current().confirm())
  act(() => current().ask('approve'))
  act(() => current().back())
  expect(current().asked).toBeUndefined()
  await act(async () => current().confirm())
  expect(current()).toMatchObject({ sending: false, error: null })
  expect(calls).toEqual([])
})

test('once an outcome is forgotten, the next answer is another one', async () => {
  const { current, calls, decide } = openDecision(
    [
      { answered_at: AT, reference: 'R-1' },
      { answered_at: AT, reference: 'R-2' },
    ],
    [OPEN, OPEN],
  )
  await decide('approve')
  act(() => current().forget())
  await waitFor(() => expect(current().decided).toBeUndefined())
  await decide('decline')
  expect(current().decided).toMatchObject({ answer: 'decline', reference: 'R-2' })
  expect(calls.filter((call) => !/read|\|/.test(call))).toEqual([
    'approve',
    'taken: approve',
    'decline',
    'taken: decline',
  ])
})

test('a decision about one item says nothing of another', async () => {
  const { current, rerender, decide } = openDecision([{ answered_at: AT, reference: 'R-1' }], [ANSWERED])
  await decide('approve')
  rerender({ key: 'OTHER' })
  await waitFor(() => expect(current().decided).toBeUndefined())
})

test('an answer that was refused is told, reads nothing, and may be sent again', async () => {
  const heard: unknown[] = []
  const options = { onFailure: (...failure: unknown[]) => void heard.push(failure) }
  const error = failed('refused')
  const { current, calls, decide } = openDecision([error, { reference: 'R-1' }], [ANSWERED], options)
  await decide('decline')
  expect(current()).toMatchObject({ error, decided: undefined, unsure: false, lost: false })
  expect(areaErrors.get().transfers).toBe(error)
  expect(heard).toEqual([[error, 'decline']])
  act(() => current().ask('decline'))
  await waitFor(() => expect(current().error).toBeNull())
  await decide('decline')
  expect(current().decided).toMatchObject({ answer: 'decline' })
  expect(calls).toEqual(['decline', '|', 'decline', 'taken: decline', 'read', '|'])
})

test('a fault of the page is no failure of an answer', async () => {
  const heard: ApiError[] = []
  const fault = new TypeError('no such property')
  const { current, decide } = openDecision([Promise.reject(fault)], [], {
    onFailure: (error) => void heard.push(error),
  })
  await decide('approve')
  expect(current()).toMatchObject({ error: fault, lost: false })
  expect(heard).toEqual([])
})

test.each([
  ['the answer', [failed('forbidden')], []],
  ['the read after a lost answer', [failed('network')], [failed('unknown-key')]],
])('a link that %s shows to be dead is the route’s to tell', async (_, sends, reads) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { thrown, decide } = openDecision([...sends], [...reads])
  await decide('approve')
  expect(thrown).toEqual([[...sends, ...reads].at(-1)])
})

describe('after a lost answer', () => {
  test('the item says whether it was taken', async () => {
    const { current, calls, shown, decide } = openDecision([failed('unreadable')], [ANSWERED])
    await decide('approve')
    expect(calls).toEqual(['approve', 'read', '|'])
    expect(shown()).toEqual(ANSWERED)
    expect(current()).toMatchObject({ error: null, decided: undefined, unsure: false, lost: true })
    act(() => current().ask('approve'))
    expect(current().asked).toBe('approve')
  })

  test('an item that is open may be answered again at once', async () => {
    const error = failed('timeout')
    const { current, calls, decide } = openDecision([error, { reference: 'R-1' }], [OPEN, ANSWERED])
    await decide('approve')
    expect(current()).toMatchObject({ error, decided: undefined, unsure: false, lost: true })
    await decide('approve')
    expect(current()).toMatchObject({ error: null, decided: { reference: 'R-1' }, lost: true })
    expect(calls).toEqual(['approve', 'read', '|', 'approve', 'taken: approve', 'read', '|'])
  })

  test('an item that cannot be read is read before anything is sent again', async () => {
    const [first, second] = [failed('network'), failed('unavailable')]
    const { current, calls, decide } = openDecision([first], [failed('timeout'), second, ANSWERED])
    await decide('approve')
    expect(current()).toMatchObject({ error: first, unsure: true, lost: true })
    await decide('approve')
    expect(current()).toMatchObject({ error: second, unsure: true })
    await decide('approve')
    expect(current()).toMatchObject({ error: null, decided: undefined, unsure: false, lost: true })
    expect(calls).toEqual(['approve', 'read', '|', 'read', '|', 'read', '|'])
  })

  test('an item that is open when it can be read again is answered by the same press', async () => {
    const reads = [failed('timeout'), OPEN, ANSWERED]
    const { current, calls, decide } = openDecision([failed('network'), { reference: 'R-1' }], reads)
    await decide('approve')
    await decide('approve')
    expect(current()).toMatchObject({ error: null, decided: { reference: 'R-1' }, unsure: false })
    expect(calls).toEqual(['approve', 'read', '|', 'read', 'approve', 'taken: approve', 'read', '|'])
  })

  test.each(['answered', 'expired'] as const)('the read alone may tell that it is %s', async (kind) => {
    const error = failed(kind)
    const { current, decide } = openDecision([failed('network')], [error])
    await decide('approve')
    expect(current()).toMatchObject({ error, unsure: false, lost: true })
  })
})

describe('an item that has moved on', () => {
  test.each(['answered', 'expired'] as const)('(%s) shows what it says of itself', async (kind) => {
    const { current, calls, shown, decide } = openDecision([failed(kind)], [ANSWERED])
    await decide('approve')
    expect(calls).toEqual(['approve', 'read', '|'])
    expect(shown()).toEqual(ANSWERED)
    expect(current()).toMatchObject({ error: null, decided: undefined, lost: false })
  })

  test.each([
    ['still says to be open', OPEN],
    ['cannot be read', failed('network')],
    ['cannot be read with its link', failed('forbidden')],
  ])('is told by the failure where it %s', async (_, read) => {
    const error = failed('answered')
    const { current, decide } = openDecision([error], [read])
    await decide('approve')
    expect(current()).toMatchObject({ error, unsure: false, lost: false })
  })
})

describe('a check before an answer', () => {
  test('may read the item, and keeps the answer back or lets it go', async () => {
    const said: Item[] = []
    const recheck = async (read: () => Promise<Item>) => said.push(await read()) > 1
    const { current, calls, decide } = openDecision([{ reference: 'R-1' }], [OPEN, OPEN, ANSWERED], { recheck })
    await decide('approve')
    expect(current()).toMatchObject({ error: null, decided: undefined })
    await decide('approve')
    expect(current()).toMatchObject({ decided: { reference: 'R-1' } })
    expect(said).toEqual([OPEN, OPEN])
    expect(calls).toEqual(['read', '|', 'read', 'approve', 'taken: approve', 'read', '|'])
  })
})

describe('reading again', () => {
  test('shows the item, forgets the failure, and knows again what is to know', async () => {
    const { promise: item, resolve } = Promise.withResolvers<Item>()
    const { current, shown, decide } = openDecision([failed('network')], [failed('timeout'), item])
    await decide('approve')
    expect(current().unsure).toBe(true)
    act(() => current().readAgain())
    await waitFor(() => expect(current().reading).toBe(true))
    resolve(ANSWERED)
    await waitFor(() => expect(current().reading).toBe(false))
    expect(current()).toMatchObject({ error: null, unsure: false })
    expect(shown()).toEqual(ANSWERED)
  })

  test.each([
    ['expired', true],
    ['answered', true],
    ['unavailable', false],
  ] as const)('that fails as %s is told instead of the failure before: %s', async (kind, isTold) => {
    const [before, after] = [failed('refused'), failed(kind)]
    const { current, decide } = openDecision([before], [after])
    await decide('approve')
    await act(async () => current().readAgain())
    await waitFor(() => expect(current().reading).toBe(false))
    expect(current().error).toBe(isTold ? after : before)
    // A banner tells of everything that is no outcome.
    expect(areaErrors.get().transfers).toBe(kind === 'answered' ? undefined : after)
  })

  test('is left to whoever opens the item next where it was invalidated', async () => {
    const { current, calls, queryClient } = openDecision([], [])
    const isStale = (...key: string[]) => queryClient.getQueryState(key)?.isInvalidated
    queryClient.setQueryData(['item', 'KEY', 'documents'], [])
    const shown = new QueryObserver(queryClient, { queryKey: ['item', 'KEY'], queryFn: () => calls.push('read') })
    const leave = shown.subscribe(() => undefined)
    await act(async () => current().invalidate())
    expect(isStale('item', 'KEY')).toBe(true)
    expect(isStale('item', 'KEY', 'documents')).toBe(false)
    leave()
    expect(calls).toEqual([])
  })
})
