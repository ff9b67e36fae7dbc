import type { OperationDocument } from './contract-document.ts'
import { allValues } from './http-text.ts'
import { breachesOf } from './validate.ts'

/** How the text of each media type becomes a value. */
const READERS: Record<string, (text: string) => unknown> = {
  'application/json': (text) => JSON.parse(text),
  'application/x-www-form-urlencoded': (text) => allValues(new URLSearchParams(text)),
}

/** Reads and checks the text of a request's body as its contract says; an empty text counts as no body. */
export function readBody(
  contract: OperationDocument['requestBody'],
  type: string,
  text: string,
): { breaches: string[]; body: unknown } {
  if (text === '') return { breaches: contract?.required ? ['body: missing'] : [], body: undefined }
  if (!contract) return { breaches: ['body: none is allowed'], body: undefined }

  const media = contract.content[type]
  const read = READERS[type]
  if (!media || !read) return { breaches: [`body: content type "${type}" is not allowed`], body: undefined }
  try {
    const value = read(text)
    return { breaches: breachesOf(media.schema, value).map((breach) => `body ${breach}`), body: value }
  } catch {
    return { breaches: [`body: is not ${type}`], body: undefined }
  }
}
