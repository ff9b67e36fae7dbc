import type { OperationDocument, Schema } from './contract-document.ts'

/** The schema of an operation's JSON response with a status; undefined if there is none, as for files. */
export function answerSchema({ document }: { document: OperationDocument }, status: number): Schema | undefined {
  return document.responses[status]?.content?.['application/json']?.schema
}

/** A schema and all alternatives that may describe the same value. */
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
