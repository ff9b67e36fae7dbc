import { ApiError, errorOfAnswer, requestId } from './errors.ts'
import { errorOfSilence } from './transport.ts'

type Answer<T> = { data?: T; error?: unknown; response: Response }

/**
 * Turns an answer of the generated client into its data, or throws an `ApiError`: the only place that judges answers.
 * It decides on the status, not on the body: an empty 502 has no error body and an HTML 200 has no data.
 */
export async function call<T extends object>(answer: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await answer.catch(readingFailed)
  if (!response.ok) throw errorOfAnswer(response, error)
  if (typeof data !== 'object' || data === null) throw unreadable(response)
  return data
}

/** Unwraps the answers that the specification calls `object_data`. */
export async function callForObject<T extends object>(answer: Promise<Answer<{ object_data: T }>>): Promise<T> {
  const { object_data: entity } = await call(answer)
  if (typeof entity !== 'object' || entity === null || Array.isArray(entity)) throw new ApiError('unreadable')
  return entity
}

/** A body that is no JSON is the backend's fault, a body that breaks off is the network's. */
function readingFailed(cause: unknown): never {
  if (cause instanceof SyntaxError) throw new ApiError('unreadable', {}, { cause })
  throw errorOfSilence(cause)
}

function unreadable(response: Response): ApiError {
  return new ApiError('unreadable', { status: response.status, requestId: requestId(response) })
}
