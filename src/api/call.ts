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
  remember(data, response)
  return data
}

/** Unwraps the answers that the specification calls `object_data`. */
export async function callForObject<T extends object>(answer: Promise<Answer<{ object_data: T }>>): Promise<T> {
  const wrapper = await call(answer)
  const entity = wrapper.object_data
  if (typeof entity !== 'object' || entity === null || Array.isArray(entity)) throw new ApiError('unreadable')
  const reference = referenceOf(wrapper)
  if (reference) references.set(entity, reference)
  return entity
}

const references = new WeakMap<object, string>()

/** The reference (request id) of the call that an entity came from, for support and receipts. */
export function referenceOf(entity: object): string | undefined {
  return references.get(entity)
}

function remember(entity: object, response: Response): void {
  const reference = requestId(response)
  if (reference) references.set(entity, reference)
}

/** A body that is no JSON is the backend's fault, a body that breaks off is the network's. */
function readingFailed(cause: unknown): never {
  if (cause instanceof SyntaxError) throw new ApiError('unreadable', {}, { cause })
  throw errorOfSilence(cause)
}

function unreadable(response: Response): ApiError {
  return new ApiError('unreadable', { status: response.status, requestId: requestId(response) })
}
