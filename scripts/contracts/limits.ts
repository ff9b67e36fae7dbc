import type { ContractDocument, Schema } from '#mocks/contracts/contract-document.ts'
import { operationsIn, resolveRef } from './document-operations.ts'

/** Keywords of a field, by the names that forms use. */
const KEYWORDS = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  pattern: 'pattern',
  enum: 'enum',
  'x-needed': 'needed',
} as const

/** Returns a module with the limits of the fields of each request body: a constant for each operation, for tree shaking. */
export function limitsOf(head: string, documents: readonly ContractDocument[]): string {
  const constants = documents.flatMap((document) =>
    operationsIn(document).flatMap(({ id, operation }) => {
      const [media] = Object.values(operation.requestBody?.content ?? {})
      return media ? [`export const ${id} = {\n${fieldsOf(document, media.schema)}\n} as const\n`] : []
    }),
  )
  return `${head}\n${constants.join('\n')}`
}

function fieldsOf(document: ContractDocument, body: Schema): string {
  const { properties = {}, required = [] } = resolveRef(document, body) as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  const fields = Object.entries(properties).map(([name, field]) => {
    const schema = resolveRef(document, field)
    const limits = Object.entries(KEYWORDS).flatMap(([word, limit]) => (word in schema ? [[limit, schema[word]]] : []))
    return `  ${name}: ${JSON.stringify({ required: required.includes(name), ...Object.fromEntries(limits) })},`
  })
  return fields.join('\n')
}
