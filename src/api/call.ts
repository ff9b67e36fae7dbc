import { readText } from '#lib/readers.ts'
import { ApiError, toResponseError, referenceOf, responseText } from './errors.ts'
import type { components } from './generated/trade.d.ts'
import { toNetworkError } from './transport.ts'

/** The response body of a decision, in which every field is optional. */
type DecisionResult = components['schemas']['DecisionResult']

export type AcceptedDecision = Omit<DecisionResult, 'reference'> & { reference: string | undefined }

export type FetchResult<T> = { data?: T; error?: unknown; response: Response }

/**
 * Returns the data of a response, or throws an `ApiError`. Decides by the status, because `error` is undefined for an
 * empty 502, as for a success.
 */
export async function call<T extends object>(pending: Promise<FetchResult<T>>): Promise<T> {
  return validate(await pending.catch(throwReadError))
}

function validate<T extends object>({ data, error, response }: FetchResult<T>): T {
  if (!response.ok) throw toResponseError(response, error)
  if (typeof data !== 'object' || data === null) throw unreadableError(response)
  if (isOnlyText(data)) throw toRefusal(response, data)
  return data
}

/** An entity, and the reference of the call that returned it, for support requests and receipts. */
export type WithReference<T> = { entity: T; reference: string | undefined }

/** Returns the `object_data` of a response, and its reference. */
export async function callWithReference<T extends object>(
  pending: Promise<FetchResult<{ object_data: T }>>,
): Promise<WithReference<T>> {
  const result = await pending.catch(throwReadError)
  const entity = validate(result).object_data
  if (typeof entity !== 'object' || entity === null || Array.isArray(entity)) throw unreadableError(result.response)
  return { entity, reference: referenceOf(result.response) }
}

export async function callForObject<T extends object>(pending: Promise<FetchResult<{ object_data: T }>>): Promise<T> {
  return (await callWithReference(pending)).entity
}

/**
 * `call` for decisions. A 2xx status means accepted, even without a JSON object as body, with two exceptions. A
 * `response_code` from 400 to 599 is a refusal. A web page, an error field, or only a text without a code counts as a
 * lost response, so that the item is read again.
 */
export async function callForDecision(pending: Promise<FetchResult<string>>): Promise<AcceptedDecision> {
  const { data, error, response } = await pending.catch(throwReadError)
  if (!response.ok) throw toResponseError(response, error)
  const body = data?.trim()
  if (body && isWebPage(body, response)) throw unreadableError(response)
  const result: DecisionResult = (body && parseObject(body)) || {}
  if (isRefusal(result)) throw toRefusal(response, result)
  const { response_code: code } = result as { response_code?: unknown }
  if (hasError(result) || (isOnlyText(result) && code == null)) throw unreadableError(response, result)
  return { ...result, reference: readText(result.reference) ?? referenceOf(response) }
}

function isWebPage(body: string, { headers }: Response): boolean {
  const isMarkup = headers.get('content-type')?.startsWith('text/html') && body.startsWith('<')
  return isMarkup || /^<(!doctype|html)/i.test(body)
}

function parseObject(text: string): object | null | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && !Array.isArray(value)) return value
  } catch {
    // Not JSON: the decision counts as accepted.
  }
  return undefined
}

/** Malformed JSON is the backend's error; a truncated body is the network's. */
export function throwReadError(cause: unknown): never {
  if (cause instanceof SyntaxError) throw new ApiError('unreadable', {}, { cause })
  throw toNetworkError(cause)
}

/** Legacy backends refuse with 200 and only text, sometimes next to a null item. */
function isOnlyText(data: object): boolean {
  const isNullOrText = ([name, value]: [string, unknown]) => value === null || /^response_(text|code)$/.test(name)
  return responseText(data) !== undefined && Object.entries(data).every(isNullOrText)
}

/** Detects common error fields, which no contract defines. */
function hasError(data: object): boolean {
  const { error, errors, success } = data as Record<string, unknown>
  const isPresent = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))
  return isPresent(error) || isPresent(errors) || success === false
}

function isRefusal(data: DecisionResult & { response_code?: unknown }): boolean {
  const code = Number(data.response_code)
  return code >= 400 && code < 600
}

function toRefusal(response: Response, data: object): ApiError {
  return new ApiError('invalid', {
    status: response.status,
    text: responseText(data),
    reference: referenceOf(response),
  })
}

export function unreadableError(response: Response, body?: unknown): ApiError {
  const { status } = response
  return new ApiError('unreadable', { status, text: responseText(body), reference: referenceOf(response) })
}
