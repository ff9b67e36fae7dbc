import { zodResolver } from '@hookform/resolvers/zod'
import { custom, enum as oneOf, object } from 'zod/mini'
import { uploadDocument as limits } from '#lib/api-limits.gen.ts'
import type { ChoiceProblem, DocumentValues } from './document-form.ts'

/** Requires a known type and a valid file. Files are checked when they are chosen. Errors are message keys. */
const documentSchema = object({
  document_type: oneOf(limits.document_type.enum),
  document: custom<DocumentValues['document']>().check(({ value, issues }) => {
    const message = problemOf(value)
    if (message) issues.push({ code: 'custom', input: value, message })
  }),
})

function problemOf({ chosen, problem }: DocumentValues['document']): ChoiceProblem | undefined {
  return problem ?? (chosen ? undefined : 'missing')
}

export const resolver = zodResolver<DocumentValues, unknown, DocumentValues>(documentSchema)
