import type { OperationDocument } from './contract-document.ts'
import { allValues } from './http-text.ts'
import { describeViolations } from './validate.ts'

const READERS: Record<string, (raw: string | FormData) => unknown> = {
  'application/json': (raw) => JSON.parse(raw as string),
  'application/x-www-form-urlencoded': (raw) => allValues(new URLSearchParams(raw as string)),
  'multipart/form-data': (raw) => {
    if (raw instanceof FormData) return allValues(raw)
    throw new TypeError('The form could not be read.')
  },
}

/**
 * Reads a request's body and validates it against its contract. Files in the body stay `File` objects.
 * @param raw As `bodyOf` returns it; an empty string means no body
 */
export function readBody(
  contract: OperationDocument['requestBody'],
  type: string,
  raw: string | FormData,
): { violations: string[]; body: unknown } {
  if (raw === '') return { violations: contract?.required ? ['body: missing'] : [], body: undefined }
  if (!contract) return { violations: ['body: none is allowed'], body: undefined }

  const media = contract.content[type]
  const read = READERS[type]
  if (!media || !read) return { violations: [`body: content type "${type}" is not allowed`], body: undefined }
  try {
    const value = read(raw)
    const violations = describeViolations(media.schema, withFilesAsText(value)).map((line) => `body ${line}`)
    return { violations, body: value }
  } catch {
    return { violations: [`body: is not ${type}`], body: undefined }
  }
}

/** Replaces files with empty strings, because contracts describe files as strings. Handlers validate their content. */
function withFilesAsText(value: unknown): unknown {
  if (value instanceof File) return ''
  if (Array.isArray(value)) return value.map(withFilesAsText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withFilesAsText(item)]))
}
