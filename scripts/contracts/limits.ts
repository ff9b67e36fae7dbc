import type { ContractDocument, Schema } from '#mocks/contracts/contract-document.ts'
import { resolveRef } from './resolve-ref.ts'

const METHODS = ['get', 'post', 'put'] as const

/** What a contract can say of a field, by the name under which forms take it. */
const WORDS = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  pattern: 'pattern',
  enum: 'enum',
  'x-needed': 'needed',
} as const

/**
 * The text of a module with the limits of every field that an operation sends: one constant for each operation, so that
 * a form holds only its own.
 */
export function limitsOf(head: string, documents: readonly ContractDocument[]): string {
  const constants = documents.flatMap((document) =>
    Object.values(document.paths)
      .flatMap((item) => METHODS.flatMap((method) => item[method] ?? []))
      .flatMap(({ operationId, requestBody }) => {
        const [media] = Object.values(requestBody?.content ?? {})
        return media ? [`export const ${operationId} = {\n${fieldsOf(document, media.schema)}\n} as const\n`] : []
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
    const said = Object.entries(WORDS).flatMap(([word, limit]) => (word in schema ? [[limit, schema[word]]] : []))
    return `  ${name}: ${JSON.stringify({ required: required.includes(name), ...Object.fromEntries(said) })},`
  })
  return fields.join('\n')
}
