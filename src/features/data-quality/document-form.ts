import { useForm, useWatch } from 'react-hook-form'
import type { DocumentType } from '#api/data-quality.ts'
import { lazyResolver } from '#forms/lazy-resolver.ts'
import { useAttempts } from '#forms/use-attempts.ts'
import type { FileProblem, PreparedFile } from './prepare.ts'

/** Why a choice cannot be sent; `refused` and `tooLargeThere` are the backend's objections, `unchecked` is a missing check. */
export type ChoiceProblem = FileProblem | 'missing' | 'several' | 'notFile' | 'unchecked' | 'refused' | 'tooLargeThere'

/** A file as it was judged: as it can be sent, or why it cannot. What the backend refuses has both. */
type Judged = { chosen?: PreparedFile; problem?: ChoiceProblem }

export type DocumentValues = { document_type: DocumentType | ''; document: Judged }

const EMPTY: DocumentValues = { document_type: '', document: {} }

const validation = lazyResolver<DocumentValues>(() => import('./document-schema.ts'))

/** The form of a document: what it is, and the file. It keeps both through every failure. */
export function useDocumentForm() {
  const form = useForm<DocumentValues>({ defaultValues: EMPTY, resolver: validation.resolver })
  const { attempt, failed, counted } = useAttempts()
  const [type, { chosen }] = useWatch({ control: form.control, name: ['document_type', 'document'] })
  const { errors } = form.formState
  const judge = (document: Judged) => {
    form.setValue('document', document)
    form.clearErrors('document')
    if (document.problem) form.setError('document', { message: document.problem })
  }
  return {
    type,
    chosen,
    typeMissing: errors.document_type !== undefined,
    problem: errors.document?.message as ChoiceProblem | undefined,
    /** Grows with every press of the button that found something wrong. */
    attempt,
    warm: validation.warm,
    values: () => form.getValues(),
    chooseType: (next: DocumentType | '') => {
      form.setValue('document_type', next)
      form.clearErrors('document_type')
    },
    judge,
    /** Something other than a file was dropped; a file chosen before stays chosen. */
    noFile: () => form.setError('document', { message: 'notFile' }),
    clearProblem: () => form.clearErrors('document'),
    refuse: (problem: ChoiceProblem) => {
      judge({ ...form.getValues('document'), problem })
      failed()
    },
    isReady: () => counted(form.trigger()),
    reset: () => form.reset(EMPTY),
  }
}
