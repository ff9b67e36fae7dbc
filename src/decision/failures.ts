import { ApiError } from '#api/errors.ts'

export function hasMovedOn({ means }: ApiError): boolean {
  return means.link === 'over'
}

/** Whether a failure is a state of the link, shown in place of the page. A fault of the page is none. */
export function isOfTheLink(error: ApiError): boolean {
  return error instanceof ApiError && error.means.link === 'dead'
}

/** Whether an error clears trademark and registrant data: any that is not about input (specification, section 8). */
export function clearsData({ kind, means }: ApiError): boolean {
  return kind !== 'invalid' && means.link !== 'over'
}

/** The text of a failed answer: refused and changed nothing, refused for its frequency alone, or lost. */
export function failureText(error: ApiError): 'refused' | 'tooMany' | 'failed'
/** As well while it is unknown whether an answer before was taken, and reading it has failed since. */
export function failureText(
  error: ApiError,
  unsure: boolean,
): 'refused' | 'tooMany' | 'failed' | 'unsure' | 'unsureTooMany'
export function failureText(error: ApiError, unsure = false) {
  if (unsure) return error.kind === 'too-many' ? 'unsureTooMany' : 'unsure'
  if (error.means.isLost) return 'failed'
  return error.kind === 'too-many' ? 'tooMany' : 'refused'
}
