import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  getDataQuality,
  uploadDocument,
  type DataQuality,
  type DataQualityLink,
  type DocumentType,
} from '#api/data-quality.ts'
import { setAreaCanceled, setAreaError } from '#api/error-areas.ts'
import { ApiError } from '#api/errors.ts'
import { readAgain, readUnlessAborted } from '#api/read-again.ts'
import type { UploadProgress } from '#api/upload.ts'
import { isClosed, isDeadLink } from '#decision/failures.ts'
import { decideResend, type UncertainUpload } from './uncertain-upload.ts'
import { useDocumentForm, type ChoiceProblem } from './document-form.ts'
import { isUnlisted, uploadsOf } from './rules.ts'

export type SendOutcome = 'received' | 'processing' | 'canceled' | 'failed' | 'unsure' | 'tooMany'

/** The steps of an upload: choose, check, send, then choose the next document. */
export type DocumentState =
  | { is: 'choosing'; outcome?: SendOutcome }
  | { is: 'reading' }
  | { is: 'sending'; progress: UploadProgress }

export type DocumentSending = ReturnType<typeof useDocument>

/** Chooses, checks and sends a document. After a failure, the file stays chosen. */
export function useDocument(link: DataQualityLink, onReceived: (type: DocumentType) => void) {
  const queryClient = useQueryClient()
  const query = getDataQuality(link)
  const { mutateAsync, error } = useMutation({ ...uploadDocument(link), throwOnError: isDeadLink })
  /** The error of a read, if it shows that the case is closed or the link is dead. */
  const [readError, setReadError] = useState<ApiError>()
  if (readError && isDeadLink(readError)) throw readError
  const [state, setState] = useState<DocumentState>({ is: 'choosing' })
  const form = useDocumentForm()
  const pendingUpload = useRef<AbortController>(undefined)
  /** Whether the last document has arrived. A ref, because the button may be clicked before the next render. */
  const arrived = useRef(false)
  const uncertainUpload = useRef<UncertainUpload>(undefined)
  const check = useFileCheck(form, setState)
  useEffect(() => () => pendingUpload.current?.abort(), [])

  const choose = (files: readonly File[]) => {
    if (files.length === 0 || pendingUpload.current) return
    arrived.current = false
    void check(files)
  }
  const chooseType = (next: DocumentType | '') => {
    arrived.current = false
    form.chooseType(next)
    setState((previous) => (previous.is === 'choosing' ? { is: 'choosing' } : previous))
  }

  /** Handles a failed read. If the case is closed or the link is dead, the page shows that. */
  const onReadError = (failure: unknown): undefined => {
    if (failure instanceof ApiError && (isClosed(failure) || isDeadLink(failure))) setReadError(failure)
  }
  const read = (): Promise<DataQuality | undefined> => readAgain(queryClient, query).catch(onReadError)
  const markReceived = (outcome: 'received' | 'processing' = 'received'): DocumentState => {
    arrived.current = true
    uncertainUpload.current = undefined
    // Clears the banner's error about the lost response.
    setAreaError('uk', undefined)
    form.reset()
    return { is: 'choosing', outcome }
  }
  const refuse = (problem: ChoiceProblem): DocumentState => {
    form.showProblem(problem)
    return { is: 'choosing' }
  }
  const fail = async (failure: unknown, upload: UncertainUpload): Promise<DocumentState> => {
    const apiError = failure instanceof ApiError ? failure : new ApiError('network')
    const { kind, status } = apiError
    // The document may have arrived.
    if (apiError.meaning.mayHaveSucceeded) {
      uncertainUpload.current = upload
      const fresh = await read()
      if (!fresh) return { is: 'choosing', outcome: 'unsure' }
      if (uploadsOf(fresh).length > upload.countBefore) return markReceived()
      // The document may still arrive.
      return { is: 'choosing', outcome: kind === 'aborted' ? 'canceled' : 'failed' }
    }
    if (isClosed(apiError)) {
      await read()
      return { is: 'choosing' }
    }
    if (status === 413) return refuse('tooLargeThere')
    if (kind === 'invalid' || status === 415) return refuse('refused')
    return { is: 'choosing', outcome: kind === 'too-many' ? 'tooMany' : 'failed' }
  }
  /** Sends a document. If an earlier one may have arrived, reads the case first. */
  const deliver = async (document: { type: DocumentType; file: File }, signal: AbortSignal): Promise<DocumentState> => {
    if (uncertainUpload.current) {
      const fresh = await readUnlessAborted(signal, queryClient, query).catch(onReadError)
      if (fresh) queryClient.setQueryData(query.queryKey, fresh)
      const next = decideResend(uncertainUpload.current, document, fresh)
      if (next === 'arrived') return markReceived()
      if (next !== 'send') return next === 'unknown' ? { is: 'choosing', outcome: 'unsure' } : { is: 'choosing' }
      uncertainUpload.current = undefined
    }
    const countBefore = uploadsOf(queryClient.getQueryData(query.queryKey) ?? {}).length
    try {
      await mutateAsync({ ...document, signal, onProgress: (progress) => setState({ is: 'sending', progress }) })
    } catch (failure) {
      return fail(failure, { ...document, countBefore })
    }
    onReceived(document.type)
    const fresh = await read()
    return markReceived(fresh && isUnlisted(fresh, countBefore) ? 'processing' : 'received')
  }
  const send = async () => {
    if (state.is !== 'choosing' || pendingUpload.current || arrived.current) return
    const controller = new AbortController()
    pendingUpload.current = controller
    setState(await validateAndDeliver(controller.signal))
    pendingUpload.current = undefined
  }
  const validateAndDeliver = async (signal: AbortSignal): Promise<DocumentState> => {
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
      if (!pendingUpload.current) return
      pendingUpload.current.abort()
      setAreaCanceled('uk')
    },
    /** The error of the last attempt. */
    error: readError ?? error,
    unsent: form.chosen !== undefined,
  }
}

/** Returns a function that checks the chosen files. Only the last choice counts. */
function useFileCheck(form: ReturnType<typeof useDocumentForm>, setState: (state: DocumentState) => void) {
  const latestChoice = useRef(0)
  return async ([file, ...more]: readonly File[]) => {
    const choice = ++latestChoice.current
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
    if (latestChoice.current !== choice) return
    form.setFile('problem' in prepared ? prepared : { chosen: prepared })
    setState({ is: 'choosing' })
  }
}
