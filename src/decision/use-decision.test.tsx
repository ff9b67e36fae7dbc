// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
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

/** Catches the errors that are thrown to the route. */
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
 * Renders the hook for an open item. The backend responds to decisions and reads with the entries of `sends` and `reads`, in
 * order. `calls` records both, and `taken` for each call of `onSuccess`.
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
    if (answer === undefined) throw new Error(`No response is left for: ${calls.join(', ')}`)
    if (answer instanceof ApiError) throw answer
    return answer
  }
  const queryClient = createQueryClient({ origin: '', linkTo: String, send: () => Promise.reject(failed('network')) })
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
        <Route onError={(error) => thrown.push(error)}>{children}</Route>
      </QueryClientProvider>
    ),
  })
  const current = () => hook.result.current
  return {
    current,
    calls,
    thrown,
    shown: () => queryClient.getQueryData<Item>(['item', 'KEY']),
    decide: async (answer: Answer) => {
      act(() => current().ask(answer))
      act(() => current().confirm())
      await waitFor(() => expect(thrown.length > 0 || (!current().sending && current().asked === undefined)).toBe(true))
      calls.push('|')
    },
  }
}

test('sends nothing that was not asked, or after going back', async () => {
  const { current, calls } = openDecision([], [])
  await act(async () => current().confirm())
  act(() => current().ask('approve'))
  act(() => current().back())
  await act(async () => current().confirm())
  expect(current()).toMatchObject({ asked: undefined, sending: false, error: null })
  expect(calls).toEqual([])
})

test('does not report an error of the page as a failed answer', async () => {
  const onFailure = vi.fn<() => void>()
  const fault = new TypeError('no such property')
  const { current, decide } = openDecision([Promise.reject(fault)], [], { onFailure })
  await decide('approve')
  expect(current()).toMatchObject({ error: fault, lost: false })
  expect(onFailure).not.toHaveBeenCalled()
})

test.each(['answered', 'expired'] as const)('reports that the item is %s by the read alone', async (kind) => {
  const error = failed(kind)
  const { current, decide } = openDecision([failed('network')], [error])
  await decide('approve')
  expect(current()).toMatchObject({ error, unsure: false, lost: true })
})

test('asks for confirmation, sends the answer once, and reads the item again', async () => {
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
  // After a decision, it asks nothing until the decision is forgotten.
  act(() => current().ask('decline'))
  expect(current().asked).toBeUndefined()
  act(() => current().confirm())
  await decide('decline')
  expect(calls).toEqual(['approve', 'taken: approve', 'read', '|'])
})

test('without a date in the response, uses the current time', async () => {
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
])('waits for an item that has to show the answer: the item %s', async (_, item, isOnlyReceived) => {
  const { current, decide } = openDecision([{ reference: 'R-1' }], [item], { isShownByItem: true })
  await decide('approve')
  expect(current().decided).toMatchObject({ answer: 'approve', isOnlyReceived })
})

test('shows the other answer if the item has it', async () => {
  const { current, decide, shown } = openDecision([{ reference: 'R-1' }], [{ answer: 'decline' }])
  await decide('approve')
  expect(current()).toMatchObject({ decided: undefined, error: null })
  expect(shown()).toEqual({ answer: 'decline' })
})

test('sends another answer after the outcome was forgotten', async () => {
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

test('reports a refused answer, which can be sent again', async () => {
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

test.each([
  ['the answer', [failed('forbidden')], []],
  ['the read after a lost response', [failed('network')], [failed('unknown-key')]],
])('throws the error of a dead link to the route: %s', async (_, sends, reads) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { thrown, decide } = openDecision([...sends], [...reads])
  await decide('approve')
  expect(thrown).toEqual([[...sends, ...reads].at(-1)])
})

describe('after a lost response', () => {
  test('shows what the item reports', async () => {
    const { current, calls, shown, decide } = openDecision([failed('unreadable')], [ANSWERED])
    await decide('approve')
    expect(calls).toEqual(['approve', 'read', '|'])
    expect(shown()).toEqual(ANSWERED)
    expect(current()).toMatchObject({ error: null, decided: undefined, unsure: false, lost: true })
    act(() => current().ask('approve'))
    expect(current().asked).toBe('approve')
  })

  test('can send again at once if the item is open', async () => {
    const error = failed('timeout')
    const { current, calls, decide } = openDecision([error, { reference: 'R-1' }], [OPEN, ANSWERED])
    await decide('approve')
    expect(current()).toMatchObject({ error, decided: undefined, unsure: false, lost: true })
    await decide('approve')
    expect(current()).toMatchObject({ error: null, decided: { reference: 'R-1' }, lost: true })
    expect(calls).toEqual(['approve', 'read', '|', 'approve', 'taken: approve', 'read', '|'])
  })

  test('reads an unreadable item before sending again', async () => {
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

  test('reads the item and sends again with the same click', async () => {
    const reads = [failed('timeout'), OPEN, ANSWERED]
    const { current, calls, decide } = openDecision([failed('network'), { reference: 'R-1' }], reads)
    await decide('approve')
    await decide('approve')
    expect(current()).toMatchObject({ error: null, decided: { reference: 'R-1' }, unsure: false })
    expect(calls).toEqual(['approve', 'read', '|', 'read', 'approve', 'taken: approve', 'read', '|'])
  })
})

describe('an item that is over', () => {
  test.each(['answered', 'expired'] as const)('shows its own status after %s', async (kind) => {
    const { current, calls, shown, decide } = openDecision([failed(kind)], [ANSWERED])
    await decide('approve')
    expect(calls).toEqual(['approve', 'read', '|'])
    expect(shown()).toEqual(ANSWERED)
    expect(current()).toMatchObject({ error: null, decided: undefined, lost: false })
  })

  test.each([
    ['is still open', OPEN],
    ['cannot be read', failed('network')],
    ['cannot be read with its link', failed('forbidden')],
  ])('shows the failure if it %s', async (_, read) => {
    const error = failed('answered')
    const { current, decide } = openDecision([error], [read])
    await decide('approve')
    expect(current()).toMatchObject({ error, unsure: false, lost: false })
  })
})

describe('recheck', () => {
  test('reads the item and can hold the answer back', async () => {
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

describe('readAgain', () => {
  test('shows the item and clears the failure', async () => {
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
  ] as const)('replaces the failure by one of the kind %s: %s', async (kind, isTold) => {
    const [before, after] = [failed('refused'), failed(kind)]
    const { current, decide } = openDecision([before], [after])
    await decide('approve')
    await act(async () => current().readAgain())
    await waitFor(() => expect(current().reading).toBe(false))
    expect(current().error).toBe(isTold ? after : before)
    expect(areaErrors.get().transfers).toBe(kind === 'answered' ? undefined : after)
  })
})
