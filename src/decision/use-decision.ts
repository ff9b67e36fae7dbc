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

/** An answer that was accepted since the page was opened, and its wording. */
type SentAnswer<Answer> = { answer: Answer; at: Date; reference: string | undefined; text?: ShownText | undefined }

/** `isOnlyReceived`: the answer was accepted, but the item does not contain it yet. */
type Result<Answer> = { sentAnswer?: SentAnswer<Answer> & { isOnlyReceived: boolean } }

export type DecisionParts<Answer extends string, Item, Key extends QueryKey> = {
  /** The item is read again after every decision. */
  query: QueryExecuteOptions<Item, ApiError, Item, Item, Key>
  mutation: Record<Answer, () => DecisionMutation>
  itemStatus: (item: Item) => ItemStatus
  /** Returns the text on the page that the answer accepts or declines, such as an agreement. */
  text?: () => Promise<ShownText>
  /** Whether the backend returns the answer in every answered item. If so, the outcome is shown after the next read. */
  isAnswerInItem?: boolean
  /** Called before an answer is sent. May read the item. Returns false to withhold the answer. */
  recheck?: (read: () => Promise<Item>) => Promise<boolean>
  /** Called after a decision, before the item is read again. */
  onSuccess?: (sentAnswer: SentAnswer<Answer>) => void
  /** Called after a failed answer, before the page shows it. */
  onFailure?: (failure: ApiError, answer: Answer) => void
}

/**
 * A decision: asks for confirmation, sends the answer once, and reads the item again after a lost response. If that read
 * fails, the next click reads the item before it sends. Throws dead-link errors to the route.
 */
export function useDecision<Answer extends string, Item, Key extends QueryKey>({
  query,
  mutation,
  itemStatus,
  text: readShownText,
  isAnswerInItem = false,
  recheck,
  onSuccess,
  onFailure,
}: DecisionParts<Answer, Item, Key>) {
  const queryClient = useQueryClient()
  const [answerToConfirm, setAnswerToConfirm] = useState<Answer>()
  /** Like `answerToConfirm`, but updated before the next render. */
  const latestToConfirm = useRef<Answer>(undefined)
  /** Whether a response was lost, so that the answer in the item may have been sent from this page. */
  const [responseLost, setResponseLost] = useState(false)

  const read = () => readAgain(queryClient, query)
  const hasOtherAnswer = (state: ItemStatus, answer: Answer) =>
    state.is === 'answered' && state.answer !== undefined && state.answer !== answer && state.answer in mutation
  const closeDialog = () => {
    latestToConfirm.current = undefined
    setAnswerToConfirm(undefined)
  }
  // Showing another item changes `mutationKey`, which resets the mutations.
  const options = { mutationKey: query.queryKey, ...(query.meta && { meta: query.meta }), throwOnError: isDeadLink }
  const answerWrite = useUncertainWrite<Answer, Result<Answer>, Item>({
    ...options,
    read,
    // If the item is no longer open, the page shows the item's status, even after an error that reports this.
    resultOf: (item) => (itemStatus(item).is === 'open' ? undefined : {}),
    mayShowResult: isClosed,
    send: async (answer, context) => {
      if (recheck && !(await recheck(read))) return {}
      const text = await readShownText?.()
      const { answered_at: at, reference } = await mutation[answer]().mutationFn(text, context)
      const sentAnswer = { answer, at: readDate(at) ?? now(), reference, text }
      onSuccess?.(sentAnswer)
      const statusRead = read().then(itemStatus, () => undefined)
      if (!isAnswerInItem) {
        // Show the outcome without waiting. If the item turns out to have another answer, show that answer.
        void statusRead.then((newStatus) => newStatus && hasOtherAnswer(newStatus, answer) && reset())
        return { sentAnswer: { ...sentAnswer, isOnlyReceived: false } }
      }
      const newStatus = await statusRead
      return newStatus && hasOtherAnswer(newStatus, answer)
        ? {}
        : { sentAnswer: { ...sentAnswer, isOnlyReceived: newStatus?.is !== 'answered' } }
    },
    onFailure: (failure, answer) => {
      if (failure.meaning.mayHaveSucceeded) setResponseLost(true)
      onFailure?.(failure, answer)
    },
    onSettled: closeDialog,
  })
  const { data, error, status, reset, isSending } = answerWrite
  const rereadMutation = useMutation({ ...options, mutationFn: read, onSuccess: answerWrite.forgetOutcome })
  const isSent = () => isSending() || data?.sentAnswer !== undefined
  return {
    answerToConfirm,
    sending: status === 'pending',
    sentAnswer: data?.sentAnswer,
    error: rereadMutation.error && isClosed(rereadMutation.error) ? rereadMutation.error : error,
    /** Whether it is unknown if the last answer was accepted. */
    unsure: answerWrite.isUnknown,
    responseLost,
    /** Reads the item again and clears the failure. */
    readAgain: rereadMutation.mutate,
    reading: rereadMutation.isPending,
    invalidate: () =>
      void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' }),
    ask: (answer: Answer) => {
      if (isSent()) return
      reset()
      latestToConfirm.current = answer
      setAnswerToConfirm(answer)
    },
    /** Forgets the outcome, so that the page can ask again. */
    forget: () => {
      if (status !== 'pending') reset()
    },
    back: () => {
      if (!isSent()) closeDialog()
    },
    confirm: () => {
      if (latestToConfirm.current !== undefined) answerWrite.write(latestToConfirm.current)
    },
  }
}

export type Decision<Answer extends string> = ReturnType<typeof useDecision<Answer, object, QueryKey>>
