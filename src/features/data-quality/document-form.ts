import { useState } from 'react'
import type { DocumentType } from '#api/data-quality.ts'
import { useAttempts } from '#forms/error-summary.tsx'
import type { FileProblem, PreparedFile } from './prepare.ts'

/** Why a choice cannot be sent. `refused` and `tooLargeThere` come from the backend, `unchecked` is a missing chunk. */
export type ChoiceProblem = FileProblem | 'missing' | 'several' | 'notFile' | 'unchecked' | 'refused' | 'tooLargeThere'

/** A checked file, or why it cannot be sent. A file that the backend refuses has both. */
type CheckedFile = { chosen?: PreparedFile; problem?: ChoiceProblem }

/** The state of the document form, which survives every failure. */
export function useDocumentForm() {
  const [type, setType] = useState<DocumentType | ''>('')
  const [document, setDocument] = useState<CheckedFile>({})
  const [typeMissing, setTypeMissing] = useState(false)
  const [problem, setProblem] = useState<ChoiceProblem>()
  const { attempt, failed } = useAttempts()
  const { chosen } = document
  const setFile = (checked: CheckedFile) => {
    setDocument(checked)
    setProblem(checked.problem)
  }
  const chooseType = (next: DocumentType | '') => {
    setType(next)
    setTypeMissing(false)
  }
  return {
    type,
    chosen,
    typeMissing,
    problem,
    /** Grows with every failed attempt. */
    attempt,
    chooseType,
    setFile,
    /** A previously chosen file stays. */
    noFile: () => setProblem('notFile'),
    clearProblem: () => setProblem(undefined),
    refuse: (refused: ChoiceProblem) => {
      setDocument((before) => ({ ...before, problem: refused }))
      setProblem(refused)
      failed()
    },
    /** Returns the document to send; if it cannot be sent, shows why. */
    validated: (): { type: DocumentType; file: File } | undefined => {
      setTypeMissing(type === '')
      setProblem(document.problem ?? (chosen ? undefined : 'missing'))
      if (type !== '' && chosen && !document.problem) return { type, file: chosen.file }
      failed()
      return undefined
    },
    reset: () => {
      chooseType('')
      setFile({})
    },
  }
}
