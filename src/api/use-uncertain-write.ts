import { useMutation, type MutationFunctionContext, type UseMutationOptions } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from './errors.ts'

type Options<Request, Result> = UseMutationOptions<Result, ApiError, Request>
type Write<Request, Result, Item> = {
  send: (request: Request, context: MutationFunctionContext) => Promise<Result>
  read: () => Promise<Item>
  /** Returns the result of the write as the item shows it; undefined if the item shows none. */
  resultOf: (item: Item, request: Request, failure?: ApiError) => Result | undefined | Promise<Result | undefined>
  /** Whether to read the item before every request. */
  readsFirst?: boolean
  /** Whether the item may show a result despite this failure, so that it is read again. */
  mayShowResult?: (failure: ApiError) => boolean
  onFailure?: (failure: ApiError, request: Request) => void
  onSettled?: () => void
} & Pick<Options<Request, Result>, 'mutationKey' | 'meta' | 'throwOnError' | 'onSuccess'>

/**
 * A write whose outcome may be unknown. Sends one request at a time. After a lost response, reads the item again and
 * takes the result from it. If the item cannot be read, the next write reads it first.
 */
export function useUncertainWrite<Request, Result, Item>(config: Write<Request, Result, Item>) {
  const { send, read, resultOf, readsFirst, mayShowResult, onFailure, onSettled, ...options } = config
  /** A ref, because the next write may come before the next render. */
  const isSending = useRef(false)
  const [isUnknown, setIsUnknown] = useState(false)
  const mutation = useMutation({
    ...options,
    mutationFn: async (request: Request, context) => {
      if (isUnknown || readsFirst) {
        const result = await resultOf(await read(), request)
        setIsUnknown(false)
        if (result) return result
      }
      try {
        return await send(request, context)
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure
        onFailure?.(failure, request)
        const { mayHaveSucceeded } = failure.meaning
        if (!mayHaveSucceeded && !mayShowResult?.(failure)) throw failure
        const itemOrError = await read().catch((readError: ApiError) => readError)
        const readFailed = itemOrError instanceof ApiError
        const result = readFailed ? undefined : await resultOf(itemOrError, request, failure)
        if (result) return result
        if (readFailed && mayHaveSucceeded && itemOrError.meaning.link) throw itemOrError
        if (readFailed && mayHaveSucceeded) setIsUnknown(true)
        throw failure
      }
    },
    onSettled: () => {
      isSending.current = false
      onSettled?.()
    },
  })
  return {
    ...mutation,
    isUnknown,
    isSending: () => isSending.current,
    write: (request: Request) => {
      if (isSending.current) return
      isSending.current = true
      mutation.mutate(request)
    },
    /** Forgets the outcome, after the item was read again for another reason. */
    forgetOutcome: () => {
      setIsUnknown(false)
      mutation.reset()
    },
  }
}
