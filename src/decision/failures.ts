import { ANSWER_LOST, type ApiError, type ApiErrorKind } from '#api/errors.ts'

/** Failures that say that the item has moved on: it is answered, or its time is over. */
const MOVED_ON: ReadonlySet<ApiErrorKind> = new Set(['answered', 'expired'])

/** Failures that are states of the link, told in place of the page. */
const OF_THE_LINK: ReadonlySet<ApiErrorKind> = new Set(['forbidden', 'unknown-key'])

/** Failures after which what was on the page stays on it, also where data is cleared on an error. */
const KEEPS_DATA: ReadonlySet<ApiErrorKind> = new Set([...MOVED_ON, 'invalid'])

/** Whether nobody knows what became of an answer. One that was stopped in the browser may have arrived as well. */
export function isLost({ kind }: ApiError): boolean {
  return kind === 'aborted' || ANSWER_LOST.has(kind)
}

export function hasMovedOn({ kind }: ApiError): boolean {
  return MOVED_ON.has(kind)
}

export function isOfTheLink({ kind }: ApiError): boolean {
  return OF_THE_LINK.has(kind)
}

/** Whether an error clears trademark and registrant data: any that is not about input (specification, section 8). */
export function clearsData({ kind }: ApiError): boolean {
  return !KEEPS_DATA.has(kind)
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
  if (isLost(error)) return 'failed'
  return error.kind === 'too-many' ? 'tooMany' : 'refused'
}
