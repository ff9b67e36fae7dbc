import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  getDataQuality,
  uploadDocument,
  type DataQuality,
  type DataQualityLink,
  type DocumentType,
} from '#api/data-quality.ts'
import { setAreaCancelled, setAreaError } from '#api/error-areas.ts'
import { ApiError } from '#api/errors.ts'
import { readAgain, readUntil } from '#api/read-again.ts'
import type { UploadProgress } from '#api/upload.ts'
import { isClosed, isDeadLink } from '#decision/failures.ts'
import { afterDoubt, type Doubt } from './doubt.ts'
import { useDocumentForm, type ChoiceProblem } from './document-form.ts'
import { isUnlisted, receivedOf } from './rules.ts'

export type SendOutcome = 'received' | 'processing' | 'cancelled' | 'failed' | 'unsure' | 'tooMany'

/** A document is chosen, checked, then sent; then another one can be chosen. */
export type DocumentState =
  | { is: 'choosing'; outcome?: SendOutcome }
  | { is: 'reading' }
  | { is: 'sending'; progress: UploadProgress }

export type Sending = ReturnType<typeof useDocument>

/** Chooses, checks and sends a document. The choice survives every failure. */
export function useDocument(link: DataQualityLink, onReceived: (type: DocumentType) => void) {
  const queryClient = useQueryClient()
  const query = getDataQuality(link)
  const { mutateAsync, error } = useMutation({ ...uploadDocument(link), throwOnError: isDeadLink })
  /** The error of reading the case again, if the case is over. */
  const [ended, setEnded] = useState<ApiError>()
  if (ended && isDeadLink(ended)) throw ended
  const [state, setState] = useState<DocumentState>({ is: 'choosing' })
  const form = useDocumentForm()
  const underway = useRef<AbortController>(undefined)
  /** Whether the last document has arrived: the button may be clicked before the next render. */
  const arrived = useRef(false)
  const doubt = useRef<Doubt>(undefined)
  const check = useFileCheck(form, setState)
  useEffect(() => () => underway.current?.abort(), [])

  const choose = (files: readonly File[]) => {
    if (files.length === 0 || underway.current) return
    arrived.current = false
    void check(files)
  }
  const chooseType = (next: DocumentType | '') => {
    arrived.current = false
    form.chooseType(next)
    setState((now) => (now.is === 'choosing' ? { is: 'choosing' } : now))
  }

  /** If the case is over, the page shows that. */
  const unread = (failure: unknown): undefined => {
    if (failure instanceof ApiError && (isClosed(failure) || isDeadLink(failure))) setEnded(failure)
  }
  const read = (): Promise<DataQuality | undefined> => readAgain(queryClient, query).catch(unread)
  const receive = (outcome: 'received' | 'processing' = 'received'): DocumentState => {
    arrived.current = true
    doubt.current = undefined
    // Clears the banner's error of the lost response.
    setAreaError('uk', undefined)
    form.reset()
    return { is: 'choosing', outcome }
  }
  const refuse = (problem: ChoiceProblem): DocumentState => {
    form.refuse(problem)
    return { is: 'choosing' }
  }
  const fail = async (failure: unknown, sent: Doubt): Promise<DocumentState> => {
    const known = failure instanceof ApiError ? failure : new ApiError('network')
    const { kind, status } = known
    // The document may have arrived.
    if (known.means.isLost) {
      doubt.current = sent
      const fresh = await read()
      if (!fresh) return { is: 'choosing', outcome: 'unsure' }
      if (receivedOf(fresh).length > sent.before) return receive()
      // It may still arrive.
      return { is: 'choosing', outcome: kind === 'aborted' ? 'cancelled' : 'failed' }
    }
    if (isClosed(known)) {
      await read()
      return { is: 'choosing' }
    }
    if (status === 413) return refuse('tooLargeThere')
    if (kind === 'invalid' || status === 415) return refuse('refused')
    return { is: 'choosing', outcome: kind === 'too-many' ? 'tooMany' : 'failed' }
  }
  /** Sends a document. If an earlier one may have arrived, reads the case first. */
  const deliver = async (document: { type: DocumentType; file: File }, signal: AbortSignal): Promise<DocumentState> => {
    if (doubt.current) {
      const fresh = await readUntil(signal, queryClient, query).catch(unread)
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
    const fresh = await read()
    return receive(fresh && isUnlisted(fresh, before) ? 'processing' : 'received')
  }
  const send = async () => {
    if (state.is !== 'choosing' || underway.current || arrived.current) return
    const controller = new AbortController()
    underway.current = controller
    setState(await next(controller.signal))
    underway.current = undefined
  }
  const next = async (signal: AbortSignal): Promise<DocumentState> => {
    const isReady = await form.isReady()
    const {
      document_type: type,
      document: { chosen },
    } = form.values()
    if (!isReady || !chosen || type === '') return { is: 'choosing' }
    setState({ is: 'sending', progress: { sent: 0, total: chosen.file.size } })
    return deliver({ type, file: chosen.file }, signal)
  }
  return {
    form,
    state,
    chooseType,
    choose,
    send,
    cancel: () => {
      if (!underway.current) return
      underway.current.abort()
      setAreaCancelled('uk')
    },
    /** The error of the last attempt. */
    error: ended ?? error,
    unsent: form.chosen !== undefined,
  }
}

/** Checks the chosen files; the last choice counts. */
function useFileCheck(form: ReturnType<typeof useDocumentForm>, setState: (state: DocumentState) => void) {
  const latest = useRef(0)
  return async ([file, ...more]: readonly File[]) => {
    const choice = ++latest.current
    if (!file || more.length > 0) {
      form.setFile({ problem: 'several' })
      return setState({ is: 'choosing' })
    }
    form.clearProblem()
    setState({ is: 'reading' })
    const prepared = await import('./prepare.ts').then(
      ({ prepareFile }) => prepareFile(file),
      (): { problem: ChoiceProblem } => ({ problem: 'unchecked' }),
    )
    if (latest.current !== choice) return
    form.setFile('problem' in prepared ? prepared : { chosen: prepared })
    setState({ is: 'choosing' })
  }
}
