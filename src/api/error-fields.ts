import { readText } from '#lib/text.ts'
import type { ApiError } from './errors.ts'
import type { components } from './generated/data-quality.d.ts'

const problems = new WeakMap<ApiError, Record<string, string>>()

/** What a backend says against single fields of what it did not take, by their names in the contract; often nothing. */
export function fieldProblemsOf<Field extends string>(error: ApiError): Partial<Record<Field, string>> {
  return (problems.get(error) ?? {}) as Partial<Record<Field, string>>
}

/** Keeps what the body of an error answer says of single fields, for who asks the error for it. */
export function keepFieldProblems(error: ApiError, body: unknown): void {
  const { fields } = (typeof body === 'object' && body !== null ? body : {}) as components['schemas']['Problem']
  if (!Array.isArray(fields)) return
  const named = fields.map((field) => [readText(field?.name) ?? '', readText(field?.text) ?? error.text ?? ''])
  problems.set(error, Object.fromEntries(named.filter(([name, text]) => name && text)))
}
