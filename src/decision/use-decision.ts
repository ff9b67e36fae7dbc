import { useMutation, useQueryClient, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DecisionMutation } from '#api/decision.ts'
import type { ApiError } from '#api/errors.ts'
import { readAgain } from '#api/read-again.ts'
import type { ShownText } from '#api/shown-text.ts'
import { useUncertainWrite } from '#api/use-uncertain-write.ts'
import { now } from '#lib/clock.ts'
import { readDate } from '#lib/dates.ts'
import { isClosed, isDeadLink } from './failures.ts'
import type { ItemStatus } from './item-status.ts'

/** A decision of this visit, and its wording. */
type Decided<Answer> = { answer: Answer; at: Date; reference: string | undefined; text?: ShownText | undefined }

/** `isOnlyReceived` while the item should show it but does not. */
type ShownDecision<Answer> = Decided<Answer> & { isOnlyReceived?: boolean }

export type DecisionParts<Answer extends string, Item, Key extends QueryKey> = {
  /** The item is read again after every decision. */
  query: QueryExecuteOptions<Item, ApiError, Item, Item, Key>
  mutation: Record<Answer, () => DecisionMutation>
  itemStatus: (item: Item) => ItemStatus
  /** Returns the wording of the answer, if it accepts or declines one. */
  text?: () => Promise<ShownText>
  /** Whether every backend shows the answer in the item, so that the outcome waits for it. */
  isShownByItem?: boolean
  /** Called before an answer is sent, and may read the item: false holds the answer back. */
  recheck?: (read: () => Promise<Item>) => Promise<boolean>
  /** Called after a decision, before the item is read again. */
  onSuccess?: (decided: Decided<Answer>) => void
  /** Called after a failed answer, before the page shows it. */
  onFailure?: (failure: ApiError, answer: Answer) => void
}

/**
 * A decision: asks for confirmation, sends once, and reads the item again after a lost response. If the item cannot be
 * read, the next click reads it first. Throws the error of a dead link to the route.
 */
export function useDecision<Answer extends string, Item, Key extends QueryKey>({
  query,
  mutation,
  itemStatus,
  text: readShownText,
  isShownByItem = false,
  recheck,
  onSuccess,
  onFailure,
}: DecisionParts<Answer, Item, Key>) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Answer>()
  /** Like `asked`, but current before the next render. */
  const toConfirm = useRef<Answer>(undefined)
  /** Whether a response was lost in this visit, so that the item's answer may be from here. */
  const [lost, setLost] = useState(false)

  const read = () => readAgain(queryClient, query)
  const hasOther = (found: ItemStatus, answer: Answer) =>
    found.is === 'answered' && found.answer !== undefined && found.answer !== answer && found.answer in mutation
  const close = () => {
    toConfirm.current = undefined
    setAsked(undefined)
  }
  // Resets for another item.
  const shared = { mutationKey: query.queryKey, ...(query.meta && { meta: query.meta }), throwOnError: isDeadLink }
  const sending = useUncertainWrite<Answer, { decided?: ShownDecision<Answer> }, Item>({
    ...shared,
    read,
    // If it is not open, the page shows the status of the item.
    resultOf: (item) => (itemStatus(item).is === 'open' ? undefined : {}),
    mayShowResult: isClosed,
    send: async (answer, context) => {
      if (recheck && !(await recheck(read))) return {}
      const text = await readShownText?.()
      const { answered_at: at, reference } = await mutation[answer]().mutationFn(text, context)
      const decided = { answer, at: readDate(at) ?? now(), reference, text }
      onSuccess?.(decided)
      const reading = read().then(itemStatus, () => undefined)
      if (!isShownByItem) {
        // The outcome does not wait. An item with another answer shows that one.
        void reading.then((found) => found && hasOther(found, answer) && reset())
        return { decided: { ...decided, isOnlyReceived: false } }
      }
      const found = await reading
      return found && hasOther(found, answer)
        ? {}
        : { decided: { ...decided, isOnlyReceived: found?.is !== 'answered' } }
    },
    onFailure: (failure, answer) => {
      if (failure.means.isLost) setLost(true)
      onFailure?.(failure, answer)
    },
    onSettled: close,
  })
  const { data, error, status, reset, isSending } = sending
  const again = useMutation({ ...shared, mutationFn: read, onSuccess: sending.settle })
  const isDone = () => isSending() || data?.decided !== undefined
  return {
    asked,
    sending: status === 'pending',
    decided: data?.decided,
    error: again.error && isClosed(again.error) ? again.error : error,
    /** Whether it is unknown if the last answer was taken. */
    unsure: sending.isUnknown,
    lost,
    /** Reads the item again and clears the failure. */
    readAgain: again.mutate,
    reading: again.isPending,
    /** Invalidates the item for its next use. */
    invalidate: () =>
      void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' }),
    ask: (answer: Answer) => {
      if (isDone()) return
      reset()
      toConfirm.current = answer
      setAsked(answer)
    },
    /** Forgets the outcome, so that the page can ask again. */
    forget: () => {
      if (status !== 'pending') reset()
    },
    back: () => {
      if (!isDone()) close()
    },
    confirm: () => {
      if (toConfirm.current !== undefined) sending.write(toConfirm.current)
    },
  }
}

export type Decision<Answer extends string> = ReturnType<typeof useDecision<Answer, object, QueryKey>>
