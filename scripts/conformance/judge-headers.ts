import type { ResponseDocument } from '#mocks/contracts/contract-document.ts'
import type { Deviation } from './deviation.ts'
import { schemaErrors } from './schema.ts'

/** Headers of an answer that are missing or of another form than described. */
export function headerDeviations({ headers: described = {} }: ResponseDocument, headers: Headers): Deviation[] {
  return Object.entries(described).flatMap(([name, { required, schema }]): Deviation[] => {
    const field = `header ${name}`
    const text = headers.get(name)
    if (text === null) return required ? [{ field, rule: 'required', what: 'is missing', severity: 'contract' }] : []
    const value = schema.type === 'integer' && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text
    return schemaErrors(schema, value).map(({ rule, what }) => {
      const words = rule === 'type' ? `is no ${[schema.type].flat().join(' or ')}` : what
      return { field, rule, what: words, severity: 'contract' }
    })
  })
}
