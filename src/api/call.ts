import { ApiError, errorOfAnswer, requestId, responseText } from './errors.ts'
import type { components } from './generated/trade.d.ts'
import { errorOfSilence } from './transport.ts'

/** What a backend may say of a decision that it has taken; all of it may be missing. */
export type DecisionResult = components['schemas']['DecisionResult']

type Answer<T> = { data?: T; error?: unknown; response: Response }

/**
 * Turns an answer of the generated client into its data, or throws an `ApiError`: the only place that judges answers.
 * It decides on the status, not on the body: an empty 502 has no error body and an HTML 200 has no data.
 */
export async function call<T extends object>(answer: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await answer.catch(readingFailed)
  if (!response.ok) throw errorOfAnswer(response, error)
  if (typeof data !== 'object' || data === null) throw unreadable(response)
  if (isOnlyText(data)) throw refusedWithSuccess(response, data)
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

/**
 * For decisions: any status from 200 to 299 means taken, and what the body says besides is a bonus; nobody promises one.
 * Gives that body if it is an object. Asked for as text, since it may be empty or no JSON at all. Where the body's own
 * `response_code` is the status of a refusal (400 to 599), it is one. A web page is no answer of a backend: something in
 * between sent it, and the item has to be read again.
 */
export async function callForDecision(answer: Promise<Answer<string>>): Promise<DecisionResult> {
  const { data = '', error, response } = await answer.catch(readingFailed)
  if (!response.ok) throw errorOfAnswer(response, error)
  const isMarkup = response.headers.get('content-type')?.startsWith('text/html') && /^\s*</.test(data)
  if (isMarkup || /^\s*<(!doctype|html)/i.test(data)) throw unreadable(response)
  const result = objectIn(data) ?? {}
  if (isRefusal(result)) throw refusedWithSuccess(response, result)
  remember(result, response)
  return result
}

/**
 * For files: gives the answer with its body still on the way, so that its progress can be shown. A web page is none of
 * our files: something in between sent it.
 */
export async function callForFile(answer: Promise<Answer<ReadableStream<Uint8Array> | null>>): Promise<Response> {
  const { data, error, response } = await answer.catch(readingFailed)
  if (!response.ok) throw errorOfAnswer(response, error)
  if (!data || response.headers.get('content-type')?.startsWith('text/html')) throw unreadable(response)
  return response
}

function objectIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A body that is no JSON is the backend's fault, a body that breaks off is the network's. */
function readingFailed(cause: unknown): never {
  if (cause instanceof SyntaxError) throw new ApiError('unreadable', {}, { cause })
  throw errorOfSilence(cause)
}

/** Legacy backends refuse with 200 and a text, perhaps beside an item that is null; no item consists of one. */
function isOnlyText(data: object): boolean {
  const isNoItem = ([name, value]: [string, unknown]) => value === null || /^response_(text|code)$/.test(name)
  return responseText(data) !== undefined && Object.entries(data).every(isNoItem)
}

function isRefusal(data: { response_code?: unknown }): boolean {
  const code = Number(data.response_code)
  return code >= 400 && code < 600
}

function refusedWithSuccess(response: Response, data: object): ApiError {
  return new ApiError('invalid', { status: response.status, text: responseText(data), requestId: requestId(response) })
}

function unreadable(response: Response): ApiError {
  return new ApiError('unreadable', { status: response.status, requestId: requestId(response) })
}
