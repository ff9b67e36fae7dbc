import { ApiError } from '#api/errors.ts'

/** Returns whether the item can no longer be answered, because it was answered or has expired. */
export function isClosed({ meaning }: ApiError): boolean {
  return meaning.link === 'over'
}

/** Returns whether the link is dead. The error then replaces the page. */
export function isDeadLink(error: ApiError): boolean {
  return error instanceof ApiError && error.meaning.link === 'dead'
}

/** Returns whether an error clears trademark and registrant data (specification, section 8). */
export function clearsData({ kind, meaning }: ApiError): boolean {
  return kind !== 'invalid' && meaning.link !== 'over'
}

/** Returns the message key for a failed answer. */
export function failureKey(error: ApiError): 'refused' | 'tooMany' | 'failed'
/** `unsure`: the outcome of the answer is unknown. */
export function failureKey(
  error: ApiError,
  unsure: boolean,
): 'refused' | 'tooMany' | 'failed' | 'unsure' | 'unsureTooMany'
export function failureKey(error: ApiError, unsure = false) {
  if (unsure) return error.kind === 'too-many' ? 'unsureTooMany' : 'unsure'
  if (error.meaning.mayHaveSucceeded) return 'failed'
  return error.kind === 'too-many' ? 'tooMany' : 'refused'
}
