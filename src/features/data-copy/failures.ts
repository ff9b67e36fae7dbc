import type { ApiError } from '#api/errors.ts'

/** The text of a failed request. Refused is refused for certain; after a lost answer alone nobody knows. */
export function failureOf(error: ApiError): 'expired' | 'tooMany' | 'refused' | 'again' {
  if (error.means.isLost) return 'again'
  if (error.kind === 'expired' || error.kind === 'unknown-key' || error.kind === 'forbidden') return 'expired'
  return error.kind === 'too-many' ? 'tooMany' : 'refused'
}
