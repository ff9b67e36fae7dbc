import type { Schema } from '#mocks/contracts/contract-document.ts'
import type { Operation } from '#mocks/contracts/operations.ts'

/** Keywords that limit a field; forms use them without the prefix `x-`. */
const KEYWORDS = ['minLength', 'maxLength', 'pattern', 'enum', 'x-needed']

/** Returns the code of a module with each request body's field limits: a constant per operation, for tree shaking. */
export function limitsOf(head: string, operations: readonly Operation[]): string {
  const constants = operations.flatMap(({ id, document }) => {
    const [media] = Object.values(document.requestBody?.content ?? {})
    return media ? [`export const ${id} = {\n${fieldsOf(media.schema)}\n} as const\n`] : []
  })
  return `${head}\n${constants.join('\n')}`
}

function fieldsOf(body: Schema): string {
  const { properties = {}, required = [] } = body as { properties?: Record<string, Schema>; required?: string[] }
  const fields = Object.entries(properties).map(([name, schema]) => {
    const limits = KEYWORDS.flatMap((word) => (word in schema ? [[word.replace('x-', ''), schema[word]]] : []))
    return `  ${name}: ${JSON.stringify({ required: required.includes(name), ...Object.fromEntries(limits) })},`
  })
  return fields.join('\n')
}
