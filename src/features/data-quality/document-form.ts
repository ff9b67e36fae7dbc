import { useForm, useWatch } from 'react-hook-form'
import type { DocumentType } from '#api/data-quality.ts'
import { lazyResolver } from '#forms/lazy-resolver.ts'
import { useAttempts } from '#forms/error-summary.tsx'
import type { FileProblem, PreparedFile } from './prepare.ts'

/** Why a file cannot be sent. `unchecked`: the check could not be loaded. The last two are backend errors. */
export type ChoiceProblem = FileProblem | 'missing' | 'several' | 'notFile' | 'unchecked' | 'refused' | 'tooLargeThere'

/** A checked file, or why it cannot be sent. For a file that the backend refused, both are set. */
type CheckedFile = { chosen?: PreparedFile; problem?: ChoiceProblem }

export type DocumentValues = { document_type: DocumentType | ''; document: CheckedFile }

const EMPTY: DocumentValues = { document_type: '', document: {} }

const validation = lazyResolver<DocumentValues>(() => import('./document-schema.ts'))

/** The state of the document form. It survives every failure. */
export function useDocumentForm() {
  const form = useForm<DocumentValues>({ defaultValues: EMPTY, resolver: validation.resolver })
  const { attempt, countFailure, countIfInvalid } = useAttempts()
  const [type, { chosen }] = useWatch({ control: form.control, name: ['document_type', 'document'] })
  const { errors } = form.formState
  const setFile = (document: CheckedFile) => {
    form.setValue('document', document)
    form.clearErrors('document')
    if (document.problem) form.setError('document', { message: document.problem })
  }
  return {
    type,
    chosen,
    typeMissing: errors.document_type !== undefined,
    problem: errors.document?.message as ChoiceProblem | undefined,
    /** Number of failed attempts. */
    attempt,
    preload: validation.preload,
    values: () => form.getValues(),
    chooseType: (next: DocumentType | '') => {
      form.setValue('document_type', next)
      form.clearErrors('document_type')
    },
    setFile,
    /** Reports that something other than a file was dropped. A previously chosen file stays. */
    rejectDrop: () => form.setError('document', { message: 'notFile' }),
    clearProblem: () => form.clearErrors('document'),
    showProblem: (problem: ChoiceProblem) => {
      setFile({ ...form.getValues('document'), problem })
      countFailure()
    },
    isReady: () => countIfInvalid(form.trigger()),
    reset: () => form.reset(EMPTY),
  }
}
