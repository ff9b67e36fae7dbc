import { now } from '#lib/clock.ts'
import { readText } from '#lib/readers.ts'
import type { components } from './generated/data-quality.d.ts'

type Problem = components['schemas']['Problem']

/**
 * The kinds of failure that pages decide by (product decisions, "HTTP meanings"):
 * `invalid` 400 / 422 · `forbidden` 401 / 403 · `unknown-key` 404 · `answered` 409 · `expired` 410 · `too-many` 429 ·
 * `refused` any other 4xx · `unavailable` 3xx, 5xx, and a 4xx without the contract's JSON, which a gateway may have sent ·
 * `network` no answer · `timeout` given up · `aborted` cancelled · `unreadable` a success whose body is not what the
 * contract says.
 */
export type ApiErrorKind =
  | 'invalid'
  | 'forbidden'
  | 'unknown-key'
  | 'answered'
  | 'expired'
  | 'too-many'
  | 'refused'
  | 'unavailable'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'unreadable'

/** Failures after which nobody knows whether the backend has carried a request out; cancelled ones are the caller's affair. */
export const ANSWER_LOST: ReadonlySet<ApiErrorKind> = new Set(['network', 'timeout', 'unreadable', 'unavailable'])

type Details = {
  status?: number
  text?: string | undefined
  reference?: string | undefined
  fields?: Record<string, string>
  retryAfter?: number | undefined
}

/** The only error a call throws. Never carries an address or a key: it may reach a log. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  /** `response_text` of the answer, as the backend wrote it. */
  readonly text: string | undefined
  /** Reference of the failed call for support, from the answer's `x-request-id`. */
  readonly reference: string | undefined
  /** The backend's objections to single fields of the request, by their names in the contract; often empty. */
  readonly fields: Readonly<Record<string, string>>
  /** Seconds to wait before the next try, where the answer says so. */
  readonly retryAfter: number | undefined

  constructor(kind: ApiErrorKind, details: Details = {}, options?: ErrorOptions) {
    super(`${kind}${details.status ? ` (${details.status})` : ''}`, options)
    this.name = 'ApiError'
    this.kind = kind
    this.status = details.status
    this.text = details.text
    this.reference = details.reference
    this.fields = details.fields ?? {}
    this.retryAfter = details.retryAfter
  }

  /** Whether a retry may help. */
  get transient(): boolean {
    return this.kind === 'network' || (this.kind === 'unavailable' && (this.status ?? 500) >= 500)
  }
}

const KIND_BY_STATUS: Record<number, ApiErrorKind> = {
  400: 'invalid',
  401: 'forbidden',
  403: 'forbidden',
  404: 'unknown-key',
  409: 'answered',
  410: 'expired',
  422: 'invalid',
  429: 'too-many',
}

/** Statuses that mean the same whoever sends them, and whatever the body is. */
const CLEAR_STATUSES: ReadonlySet<number> = new Set([409, 410, 413, 429])

/** The error of an answer outside 200 to 299; `body` is whatever could be read of it. */
export function errorOfAnswer(response: Response, body: unknown): ApiError {
  const { status } = response
  const isRefusal = status >= 400 && status < 500 && (CLEAR_STATUSES.has(status) || isProblem(body))
  const kind = isRefusal ? (KIND_BY_STATUS[status] ?? 'refused') : 'unavailable'
  const text = responseText(body)
  const reference = referenceOf(response)
  return new ApiError(kind, { status, text, reference, fields: fieldsOf(body, text), retryAfter: waitOf(response) })
}

/** Reads `Retry-After`, which is a number of seconds or a date (RFC 9110, section 10.2.3). */
function waitOf({ headers }: Response): number | undefined {
  const text = headers.get('retry-after') ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now().getTime()) / 1000)
  return seconds > 0 ? seconds : undefined
}

/** The reference of a call, when the server gave one. */
export function referenceOf(response: Response): string | undefined {
  return response.headers.get('x-request-id') ?? undefined
}

/** Returns `fields` of an error body (schema `Problem`); a field without a text has that of the whole answer. */
function fieldsOf(body: unknown, text = ''): Record<string, string> {
  const fields: unknown = (body as Problem | undefined)?.fields
  const named = Array.isArray(fields) ? (fields as Problem['fields'] & object) : []
  return Object.fromEntries(
    named
      .map((field) => [readText(field?.name) ?? '', readText(field?.text) ?? text])
      .filter(([name, value]) => name && value),
  ) as Record<string, string>
}

/** Returns the text of an error body, if any. */
export function responseText(body: unknown): string | undefined {
  return isProblem(body) ? body.response_text.trim() || undefined : undefined
}

function isProblem(body: unknown): body is { response_text: string } {
  return typeof (body as Partial<Problem> | null | undefined)?.response_text === 'string'
}
