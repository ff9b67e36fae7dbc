import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parse } from 'yaml'
import type { Schema } from '#mocks/contracts/contract-document.ts'
import { typeName } from '#mocks/contracts/type-name.ts'

/** A schema in the file that it is written in. */
export interface PlacedSchema {
  /** What contracts call it: `Trade`, or its type where it has no name. */
  name: string
  file: string
  schema: Schema
}

/** Where the schema of an example begins: a media type or a parameter. */
interface Start {
  file: string
  pointer: string
}

export interface SchemaReader {
  /** The schemas of a value within an example; several where it can be one of them, none where nothing describes it. */
  at: (start: Start, path: readonly string[]) => PlacedSchema[]
  /** The schemas of a property; none where the schema does not have it. */
  property: (schema: PlacedSchema, name: string) => PlacedSchema[]
  /** What a schema lets choose among; the schema itself when that is nothing. */
  choices: (schema: PlacedSchema) => PlacedSchema[]
}

/** Reads schemas where they are written, with the names that they lose where references are resolved. */
export function schemaReader(root: string): SchemaReader {
  const files = new Map<string, unknown>()
  const read = (file: string) => {
    if (!files.has(file)) files.set(file, parse(readFileSync(join(root, file), 'utf8')))
    return files.get(file)
  }

  function resolve(file: string, schema: Schema | undefined, name = ''): PlacedSchema[] {
    if (!schema) return []
    if (typeof schema.$ref !== 'string') return [{ name: name || typeName(schema), file, schema }]
    const [path = '', pointer = ''] = schema.$ref.split('#')
    const target = path ? posix.join(posix.dirname(file), path) : file
    return resolve(target, valueAt(read(target), keysOf(pointer)) as Schema | undefined, keysOf(pointer).at(-1))
  }

  function choices({ file, schema, name }: PlacedSchema): PlacedSchema[] {
    const parts = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
    return parts?.flatMap((part) => resolve(file, part).flatMap(choices)) ?? [{ file, schema, name }]
  }

  function step(schemas: PlacedSchema[], key: string): PlacedSchema[] {
    return schemas.flatMap(choices).flatMap(({ file, schema }) => {
      const { properties = {}, items, additionalProperties } = schema as Record<string, Record<string, Schema>>
      const parts = (schema.allOf ?? []) as Schema[]
      const own = properties[key] ?? (/^\d+$/.test(key) ? items : undefined) ?? additionalProperties
      return [...resolve(file, own), ...parts.flatMap((part) => step(resolve(file, part), key))]
    })
  }

  return {
    choices,
    property: (schema, name) => step([schema], name),
    at({ file, pointer }, path) {
      const start = valueAt(read(file), [...keysOf(pointer), 'schema']) as Schema | undefined
      return path.reduce(step, resolve(file, start))
    },
  }
}

/** The keys of a JSON pointer, with or without its `#`. */
export function keysOf(pointer: string): string[] {
  const keys = pointer.replace(/^#?\/?/, '').split('/')
  return keys.filter(Boolean).map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], value)
}
