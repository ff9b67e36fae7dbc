import { useMutation, useQueryClient, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DecisionMutation } from '#api/decision.ts'
import { ANSWER_LOST, ApiError, type ApiErrorKind } from '#api/errors.ts'
import { readAgain } from '#api/read-again.ts'
import { now } from '#lib/clock.ts'
import { readDate } from '#lib/dates.ts'
import type { ItemStatus } from './item-status.ts'

/** Failures that say that the item has moved on. */
const MOVED_ON: ReadonlySet<ApiErrorKind> = new Set(['answered', 'expired'])

/** A decision that was taken just now. */
export type Decided<Answer> = { answer: Answer; at: Date; reference: string | undefined }

type Parts<Answer extends string, Item, Key extends QueryKey> = {
  /** The item's query. It is read again after every decision. */
  query: QueryExecuteOptions<Item, ApiError, Item, Item, Key>
  /** The mutation of each answer, made when it is sent. */
  mutation: Record<Answer, () => DecisionMutation>
  itemStatus: (item: Item) => ItemStatus
  /** Asked before every answer is sent, and may read the item for it: false keeps the answer back. */
  recheck?: (read: () => Promise<Item>) => Promise<boolean>
  /** Hears of an answer that was taken, before the item is read again. */
  onSuccess?: (decided: Decided<Answer>) => void
  /** Hears of a failed answer before the page shows it. */
  onFailure?: (failure: ApiError, answer: Answer) => void
}

/**
 * The one way a decision goes: asked once more in a dialog, confirmed by a person's press, sent once however often it is
 * pressed. After a lost answer the item is read again, and only while it is still open may a new press send again: where it
 * cannot be read, that press reads it first.
 */
export function useDecision<Answer extends string, Item, Key extends QueryKey>({
  query,
  mutation,
  itemStatus,
  recheck,
  onSuccess,
  onFailure,
}: Parts<Answer, Item, Key>) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Answer>()
  const underway = useRef(false)
  /** An answer was lost and the item could not be read since: its status is unknown. */
  const [unsure, setUnsure] = useState(false)
  /** As `asked`, but current before the next render: a second press may come earlier. */
  const toConfirm = useRef<Answer>(undefined)

  const read = () => readAgain(queryClient, query)
  const tryToRead = () => read().catch(() => undefined)
  const { mutate, data, error, status, reset } = useMutation({
    mutationKey: ['decide', ...query.queryKey],
    ...(query.meta && { meta: query.meta }),
    mutationFn: async (answer: Answer, context): Promise<Decided<Answer> | undefined> => {
      if (unsure) {
        const item = await read()
        setUnsure(false)
        if (itemStatus(item).is !== 'open') return undefined
      }
      try {
        if (recheck && !(await recheck(read))) return undefined
        const { answered_at: at, reference } = await mutation[answer]().mutationFn(undefined, context)
        const decided = { answer, at: readDate(at) ?? now(), reference: reference ?? undefined }
        onSuccess?.(decided)
        void tryToRead()
        return decided
      } catch (failure) {
        if (failure instanceof ApiError) {
          onFailure?.(failure, answer)
          if (ANSWER_LOST.has(failure.kind) || MOVED_ON.has(failure.kind)) {
            const item = await tryToRead()
            setUnsure(item === undefined && ANSWER_LOST.has(failure.kind))
            // The page now shows what the item says of itself.
            if (item !== undefined && itemStatus(item).is !== 'open') return undefined
          }
        }
        throw failure
      }
    },
    onSuccess: (decided) => {
      underway.current = decided !== undefined
    },
    onError: () => {
      underway.current = false
    },
    onSettled: () => {
      toConfirm.current = undefined
      setAsked(undefined)
    },
  })
  return {
    asked,
    sending: status === 'pending',
    /** The decision that was taken since the page was opened. */
    decided: data,
    error,
    /** Whether it is unknown if the last answer was taken. */
    unsure,
    ask: (answer: Answer) => {
      if (underway.current) return
      reset()
      toConfirm.current = answer
      setAsked(answer)
    },
    /** For a page that asks the same again after an outcome: the next answer is another one. */
    forget: () => {
      if (status === 'pending') return
      underway.current = false
      reset()
    },
    back: () => {
      if (underway.current) return
      toConfirm.current = undefined
      setAsked(undefined)
    },
    confirm: () => {
      const answer = toConfirm.current
      if (underway.current || answer === undefined) return
      underway.current = true
      mutate(answer)
    },
  }
}

/** A decision on its way, as `useDecision` gives it. */
export type Decision<Answer extends string> = ReturnType<typeof useDecision<Answer, unknown, QueryKey>>
