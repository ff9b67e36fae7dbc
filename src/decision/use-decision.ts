import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { referenceOf, type DecisionResult } from '#api/call.ts'
import type { ErrorArea } from '#api/error-areas.ts'
import { ANSWER_LOST, ApiError, type ApiErrorKind } from '#api/errors.ts'
import { now } from '#lib/clock.ts'
import { readDate } from '#lib/dates.ts'
import type { Standing } from './standing.ts'

/** Failures that say that the item has moved on. */
const MOVED_ON: ReadonlySet<ApiErrorKind> = new Set(['answered', 'expired'])

/** A decision that was taken just now. */
export type Decided<Answer> = { answer: Answer; at: Date; reference: string | undefined }

type Parts<Answer, Item> = {
  /** The item's query; `queryFn` is asked afresh after every decision. */
  query: { queryKey: QueryKey; read: () => Promise<Item> }
  area: ErrorArea
  standing: (item: Item) => Standing
  send: (answer: Answer) => Promise<DecisionResult>
}

/**
 * The one way a decision goes: asked once more in a dialog, confirmed by a person's press, sent once however often it is
 * pressed. After a lost answer the item is read again, and only while it is still open may a new press send again: where it
 * cannot be read, that press reads it first.
 */
export function useDecision<Answer extends string, Item>({ query, area, standing, send }: Parts<Answer, Item>) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Answer>()
  const underway = useRef(false)
  /** An answer was lost, and the item could not be read since: nobody knows where it stands. */
  const [unsure, setUnsure] = useState(false)
  /** As `asked`, and known at once: a second press may come before the page is drawn anew. */
  const toConfirm = useRef<Answer>(undefined)

  const read = async (): Promise<Item> => {
    const item = await query.read()
    queryClient.setQueryData(query.queryKey, item)
    return item
  }
  const readAgain = () => read().catch(() => undefined)
  const { mutate, data, error, status, reset } = useMutation({
    mutationKey: ['decide', ...query.queryKey],
    meta: { area },
    mutationFn: async (answer: Answer): Promise<Decided<Answer> | undefined> => {
      if (unsure) {
        const item = await read()
        setUnsure(false)
        if (standing(item).is !== 'open') return undefined
      }
      try {
        const result = await send(answer)
        void readAgain()
        return { answer, at: readDate(result.answered_at) ?? now(), reference: result.reference ?? referenceOf(result) }
      } catch (failure) {
        const kind = failure instanceof ApiError ? failure.kind : undefined
        if (kind && (ANSWER_LOST.has(kind) || MOVED_ON.has(kind))) {
          const item = await readAgain()
          setUnsure(item === undefined && ANSWER_LOST.has(kind))
          // The page now shows what the item says of itself.
          if (item !== undefined && standing(item).is !== 'open') return undefined
        }
        throw failure
      }
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
    /** What was decided in this visit. */
    decided: data,
    error,
    /** Whether nobody knows if the last answer counts. */
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
export type Decision<Answer extends string> = ReturnType<typeof useDecision<Answer, unknown>>
