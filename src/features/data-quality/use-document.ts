import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  getDataQuality,
  uploadDocument,
  type DataQuality,
  type DataQualityLink,
  type DocumentType,
} from '#api/data-quality.ts'
import { setAreaError } from '#api/error-areas.ts'
import { ANSWER_LOST, ApiError } from '#api/errors.ts'
import { readAgain, readUntil } from '#api/read-again.ts'
import type { UploadProgress } from '#api/upload.ts'
import { afterDoubt, type Doubt } from './doubt.ts'
import type { FileProblem, PreparedFile } from './prepare.ts'
import { receivedOf } from './rules.ts'

/** Why a choice cannot be sent; `refused` and `tooLargeThere` are the backend's objections, `unchecked` is a missing check. */
export type ChoiceProblem = FileProblem | 'missing' | 'several' | 'unchecked' | 'refused' | 'tooLargeThere'

/** The result of the last attempt to send. */
export type SendOutcome = 'received' | 'cancelled' | 'failed' | 'unsure' | 'tooMany'

/** A document is chosen, then judged by its content, then sent; afterwards another one can be chosen. */
export type DocumentState =
  | { is: 'choosing'; typeMissing?: boolean; problem?: ChoiceProblem; outcome?: SendOutcome }
  | { is: 'reading'; typeMissing?: boolean }
  | { is: 'sending'; progress: UploadProgress }

/** A document from its choice to its arrival. */
export type Sending = ReturnType<typeof useDocument>

/**
 * Choosing, judging and sending a document. What was chosen stays through every failure.
 *
 * @param onReceived hears of every document that was received
 */
export function useDocument(link: DataQualityLink, onReceived: (type: DocumentType) => void) {
  const queryClient = useQueryClient()
  const query = getDataQuality(link)
  const { mutateAsync, error } = useMutation(uploadDocument(link))
  const [state, setState] = useState<DocumentState>({ is: 'choosing' })
  const [type, setType] = useState<DocumentType | ''>('')
  const [chosen, setChosen] = useState<PreparedFile>()
  const [attempt, setAttempt] = useState(0)
  const underway = useRef<AbortController>(undefined)
  /** Whether the last one has arrived and none was started since: the button may be pressed again before a render. */
  const arrived = useRef(false)
  const doubt = useRef<Doubt>(undefined)
  const choice = useRef(0)
  useEffect(() => () => underway.current?.abort(), [])

  const typeMissing = state.is !== 'sending' && state.typeMissing === true
  const choose = async (files: readonly File[]) => {
    const [file, ...more] = files
    if (!file || underway.current) return
    const mine = ++choice.current
    arrived.current = false
    if (more.length > 0) {
      setChosen(undefined)
      return setState({ is: 'choosing', typeMissing, problem: 'several' })
    }
    setState({ is: 'reading', typeMissing })
    const prepared = await import('./prepare.ts').then(
      ({ prepareFile }) => prepareFile(file),
      (): { problem: ChoiceProblem } => ({ problem: 'unchecked' }),
    )
    // Another one was chosen meanwhile.
    if (choice.current !== mine) return
    const problem = 'problem' in prepared ? prepared : undefined
    setChosen('problem' in prepared ? undefined : prepared)
    // The type may have been chosen meanwhile.
    setState((now) => ({ is: 'choosing', typeMissing: now.is === 'reading' && now.typeMissing === true, ...problem }))
  }
  const chooseType = (next: DocumentType | '') => {
    arrived.current = false
    setType(next)
    setState(({ ...now }) => {
      if (now.is === 'choosing') delete now.outcome
      return now.is === 'sending' ? now : { ...now, typeMissing: false }
    })
  }

  /** Reads the case again, if it can be had. */
  const read = (): Promise<DataQuality | undefined> => readAgain(queryClient, query).catch(() => undefined)
  const receive = (): DocumentState => {
    arrived.current = true
    doubt.current = undefined
    // The banner's word of the lost answer is settled.
    setAreaError('uk', undefined)
    setChosen(undefined)
    setType('')
    return { is: 'choosing', outcome: 'received' }
  }
  const wrong = (problem: { typeMissing?: boolean; problem?: ChoiceProblem }): DocumentState => {
    setAttempt((count) => count + 1)
    return { is: 'choosing', ...problem }
  }
  const fail = async (failure: unknown, sent: Doubt): Promise<DocumentState> => {
    const { kind, status } = failure instanceof ApiError ? failure : new ApiError('network')
    // The answer may be lost, and the document not.
    if (kind === 'aborted' || ANSWER_LOST.has(kind)) {
      doubt.current = sent
      const fresh = await read()
      if (!fresh) return { is: 'choosing', outcome: 'unsure' }
      if (receivedOf(fresh).length > sent.before) return receive()
      // It may still arrive: the doubt stays.
      return { is: 'choosing', outcome: kind === 'aborted' ? 'cancelled' : 'failed' }
    }
    if (kind === 'answered' || kind === 'expired') {
      await read()
      return { is: 'choosing' }
    }
    if (status === 413) return wrong({ problem: 'tooLargeThere' })
    if (kind === 'invalid' || status === 415) return wrong({ problem: 'refused' })
    return { is: 'choosing', outcome: kind === 'too-many' ? 'tooMany' : 'failed' }
  }
  /** Sends a document, unless it turns out to have arrived: while one is in doubt, that is found out first. */
  const deliver = async (document: { type: DocumentType; file: File }, signal: AbortSignal): Promise<DocumentState> => {
    if (doubt.current) {
      const fresh = await readUntil(signal, queryClient, query).catch(() => undefined)
      if (fresh) queryClient.setQueryData(query.queryKey, fresh)
      const next = afterDoubt(doubt.current, document, fresh)
      if (next === 'arrived') return receive()
      if (next !== 'send') return next === 'unknown' ? { is: 'choosing', outcome: 'unsure' } : { is: 'choosing' }
      doubt.current = undefined
    }
    const before = receivedOf(queryClient.getQueryData(query.queryKey) ?? {}).length
    try {
      await mutateAsync({ ...document, signal, onProgress: (progress) => setState({ is: 'sending', progress }) })
    } catch (failure) {
      return fail(failure, { ...document, before })
    }
    onReceived(document.type)
    void read()
    return receive()
  }
  const send = async () => {
    if (state.is !== 'choosing' || underway.current || arrived.current) return
    const problem = state.problem ?? (chosen ? undefined : 'missing')
    if (!chosen || type === '' || problem) {
      return setState(wrong({ typeMissing: type === '', ...(problem && { problem }) }))
    }
    const controller = new AbortController()
    underway.current = controller
    setState({ is: 'sending', progress: { sent: 0, total: chosen.file.size } })
    const next = await deliver({ type, file: chosen.file }, controller.signal)
    underway.current = undefined
    setState(next)
  }
  return {
    state,
    type,
    chooseType,
    chosen,
    /** Grows with every press of the button that found something wrong. */
    attempt,
    choose,
    send,
    cancel: () => underway.current?.abort(),
    /** Of the last attempt, as the backend said it. */
    error,
    /** Whether something was chosen that has not arrived. */
    unsent: chosen !== undefined,
  }
}
