import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { DataQuality, DataQualityLink, DocumentType } from '#api/data-quality.ts'
import { setAreaError } from '#api/error-areas.ts'
import { ANSWER_LOST, ApiError } from '#api/errors.ts'
import type { UploadProgress } from '#api/upload-transport.ts'
import { useCalls } from '#decision/stand-in.ts'
import { DATA_QUALITY_CALLS } from './calls.ts'
import { afterDoubt, type Chosen, type Doubt } from './doubt.ts'
import type { FileProblem, PreparedFile } from './prepare.ts'
import { receivedOf } from './rules.ts'

/** What is wrong with what was chosen; `refused` and `tooLargeThere` say those who were sent it, `unchecked` for no check. */
export type ChoiceProblem = FileProblem | 'missing' | 'several' | 'unchecked' | 'refused' | 'tooLargeThere'

/** What became of the last attempt to send. */
export type SendOutcome = 'received' | 'cancelled' | 'failed' | 'unsure' | 'tooMany'

/** A document from its choice to its arrival. */
export type Sending = ReturnType<typeof useDocument>

/** Choosing, judging and sending a document. What was chosen stays through every failure. */
export function useDocument(link: DataQualityLink) {
  const queryClient = useQueryClient()
  const { dataQualityQuery, getDataQuality, uploadMutation } = useCalls(DATA_QUALITY_CALLS)
  const { queryKey } = dataQualityQuery(link)
  const { mutateAsync, error } = useMutation(uploadMutation(link))
  const [type, setType] = useState<DocumentType | ''>('')
  const [chosen, setChosen] = useState<PreparedFile>()
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<ChoiceProblem>()
  const [typeMissing, setTypeMissing] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [progress, setProgress] = useState<UploadProgress>()
  const [outcome, setOutcome] = useState<SendOutcome>()
  const underway = useRef<AbortController>(undefined)
  /** Whether the last one has arrived and none was begun since: the button may be pressed again before the page tells. */
  const arrived = useRef(false)
  const doubt = useRef<Doubt>(undefined)
  const choice = useRef(0)
  useEffect(() => () => underway.current?.abort(), [])

  const take = (file: PreparedFile | undefined, found: ChoiceProblem | undefined) => {
    setReading(false)
    setChosen(file)
    setProblem(found)
  }
  /** The next one: what became of the last is not told any longer. */
  const begin = () => {
    arrived.current = false
    setOutcome(undefined)
  }
  const choose = async (files: readonly File[]) => {
    const [file, ...more] = files
    if (!file || underway.current) return
    const mine = ++choice.current
    begin()
    if (more.length > 0) return take(undefined, 'several')
    setReading(true)
    const prepared = await import('./prepare.ts').then(
      ({ prepareFile }) => prepareFile(file),
      (): { problem: ChoiceProblem } => ({ problem: 'unchecked' }),
    )
    // Another one was chosen meanwhile.
    if (choice.current !== mine) return
    if ('problem' in prepared) take(undefined, prepared.problem)
    else take(prepared, undefined)
  }

  /** Reads the case again, if it can be had. */
  const readAgain = async (signal?: AbortSignal): Promise<DataQuality | undefined> => {
    const fresh = await getDataQuality(link, signal).catch(() => undefined)
    if (fresh) queryClient.setQueryData<DataQuality>(queryKey, fresh)
    return fresh
  }
  const fail = async (failure: unknown, sent: Doubt) => {
    const { kind, status } = failure instanceof ApiError ? failure : ({ kind: 'network', status: undefined } as const)
    // The answer may be lost, and the document not.
    if (kind === 'aborted' || ANSWER_LOST.has(kind)) {
      doubt.current = sent
      const fresh = await readAgain()
      if (!fresh) return setOutcome('unsure')
      if (receivedOf(fresh).length > sent.before) return receive()
      // It may still arrive: the doubt stays.
      return setOutcome(kind === 'aborted' ? 'cancelled' : 'failed')
    }
    if (kind === 'answered' || kind === 'expired') return void (await readAgain())
    if (status === 413) setProblem('tooLargeThere')
    else if (kind === 'invalid' || status === 415) setProblem('refused')
    else return setOutcome(kind === 'too-many' ? 'tooMany' : 'failed')
    setAttempt((count) => count + 1)
  }
  const receive = () => {
    arrived.current = true
    doubt.current = undefined
    // What the banner says of the lost answer is settled.
    setAreaError('uk', undefined)
    take(undefined, undefined)
    setType('')
    setOutcome('received')
  }
  /** Whether a document is to be sent: while one is in doubt, that is asked first, so that none is sent twice. */
  const isToSend = async (document: Chosen, signal: AbortSignal): Promise<boolean> => {
    if (!doubt.current) return true
    const next = afterDoubt(doubt.current, document, await readAgain(signal))
    if (next === 'unknown') setOutcome('unsure')
    if (next === 'arrived') receive()
    if (next !== 'send') return false
    doubt.current = undefined
    return true
  }
  const send = async () => {
    if (underway.current || reading || arrived.current) return
    begin()
    setTypeMissing(type === '')
    if (!chosen && !problem) setProblem('missing')
    if (!chosen || type === '' || problem) return setAttempt((count) => count + 1)
    const controller = new AbortController()
    underway.current = controller
    const { signal } = controller
    const document = { type, file: chosen.file }
    setProgress({ sent: 0, total: chosen.file.size })
    try {
      if (!(await isToSend(document, signal))) return
      const before = receivedOf(queryClient.getQueryData<DataQuality>(queryKey) ?? {}).length
      try {
        await mutateAsync({ ...document, signal, onProgress: setProgress })
        receive()
        void readAgain()
      } catch (failure) {
        await fail(failure, { ...document, before })
      }
    } finally {
      underway.current = undefined
      setProgress(undefined)
    }
  }
  return {
    type,
    chooseType: (next: DocumentType | '') => {
      begin()
      setType(next)
      setTypeMissing(false)
    },
    typeMissing,
    chosen,
    reading,
    problem,
    /** Grows with every press of the button that found something wrong. */
    attempt,
    choose,
    send,
    /** While it is being sent. */
    progress,
    cancel: () => underway.current?.abort(),
    outcome,
    /** Of the last attempt, as the backend said it. */
    error,
    /** Whether something was chosen that has not arrived. */
    unsent: chosen !== undefined,
  }
}
