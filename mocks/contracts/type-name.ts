import type { Schema } from './contract-document.ts'

/** What a schema takes, in words: `null`, `string or integer`, `array of Trade`. */
export function typeName({ type, items, enum: values, const: value }: Schema): string {
  if (Array.isArray(values)) return values.map((each) => JSON.stringify(each)).join(' or ')
  if (value !== undefined) return JSON.stringify(value)
  const { $ref } = (items ?? {}) as { $ref?: string }
  if (type === 'array' && $ref) return `array of ${$ref.split('/').at(-1)}`
  return [(type ?? 'any value') as string | string[]].flat().join(' or ')
}
