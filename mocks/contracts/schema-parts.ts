import type { OperationDocument, Schema } from './contract-document.ts'

/** Returns the schema of an operation's JSON response with a status; undefined for other responses, such as files. */
export function responseSchema({ document }: { document: OperationDocument }, status: number): Schema | undefined {
  return document.responses[status]?.content?.['application/json']?.schema
}

/** Returns a schema and all subschemas (`anyOf`, `oneOf`, `allOf`) that may describe the same value. */
export function alternatives(schema: Schema): Schema[] {
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => (schema[keyword] ?? []) as Schema[])
  return [schema, ...parts.flatMap(alternatives)]
}

export function itemsOf(schemas: Schema[]): Schema[] {
  return schemas.flatMap(({ items }): Schema[] => (items ? [items as Schema] : []))
}

export function propertyOf(schemas: Schema[], name: string): Schema[] {
  return schemas.flatMap((schema): Schema[] => {
    const found = (schema.properties as Record<string, Schema> | undefined)?.[name]
    return found ? [found] : []
  })
}
