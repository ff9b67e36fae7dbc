import { now } from '#lib/clock.ts'
import { readText } from '#lib/readers.ts'
import type { components } from './generated/data-quality.d.ts'

type Problem = components['schemas']['Problem']

type Meaning = {
  /** The key of the failed page's texts in the `failure` messages. */
  page: 'unknownKey' | 'forbidden' | 'expired' | 'answered' | 'tooMany' | 'invalid' | 'away'
  /** The HTTP status of a server-rendered page with this failure; absent if the browser must repeat the read. */
  status?: number
  /** Whether the backend may have processed the request. */
  mayHaveSucceeded?: true
  /** Whether the link is dead, or its item has been answered or has expired. */
  link?: 'dead' | 'over'
  /** Whether a retry cannot help. */
  isFinal?: true
  needsNewLink?: true
}

/** What each kind of error means; the comments name the response statuses. */
const MEANINGS = {
  /** 400, 422 */
  invalid: { page: 'invalid', status: 400, needsNewLink: true },
  /** 401, 403 */
  forbidden: { page: 'forbidden', status: 403, link: 'dead', isFinal: true, needsNewLink: true },
  'unknown-key': { page: 'unknownKey', status: 404, link: 'dead', isFinal: true, needsNewLink: true },
  answered: { page: 'answered', status: 409, link: 'over', isFinal: true },
  expired: { page: 'expired', status: 410, link: 'over', isFinal: true, needsNewLink: true },
  'too-many': { page: 'tooMany', status: 429 },
  /** Any other 4xx. */
  refused: { page: 'away' },
  /** 3xx, 5xx, and a 4xx without the contract's JSON, which a gateway may send. */
  unavailable: { page: 'away', mayHaveSucceeded: true },
  network: { page: 'away', mayHaveSucceeded: true },
  timeout: { page: 'away', mayHaveSucceeded: true },
  /** Canceled in the browser. */
  aborted: { page: 'away', mayHaveSucceeded: true },
  /** A success with a body that the contract does not allow. */
  unreadable: { page: 'away', mayHaveSucceeded: true },
} as const satisfies Record<string, Meaning>

export type ApiErrorKind = keyof typeof MEANINGS

type Details = {
  status?: number
  text?: string | undefined
  reference?: string | undefined
  fields?: Record<string, string>
  retryAfter?: number | undefined
}

/** The only error that a call throws. It contains no URL and no key, because it may be logged. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  /** The `response_text` of the response. */
  readonly text: string | undefined
  /** The `x-request-id` of the response, for support. */
  readonly reference: string | undefined
  /** The backend's error texts, by the field's name in the contract; often empty. */
  readonly fields: Readonly<Record<string, string>>
  /** Seconds to wait before the next attempt, if the response contains them. */
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

  get meaning(): Meaning {
    return MEANINGS[this.kind]
  }

  get isTransient(): boolean {
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

/** Statuses whose meaning does not depend on the sender or the body. */
const UNAMBIGUOUS_STATUSES: ReadonlySet<number> = new Set([409, 410, 413, 429])

/** Returns the error of a response outside 200 to 299. */
export function toResponseError(response: Response, body: unknown): ApiError {
  const { status } = response
  const isRefusal = status >= 400 && status < 500 && (UNAMBIGUOUS_STATUSES.has(status) || isProblem(body))
  const kind = isRefusal ? (KIND_BY_STATUS[status] ?? 'refused') : 'unavailable'
  const text = responseText(body)
  const reference = referenceOf(response)
  return new ApiError(kind, { status, text, reference, fields: fieldsOf(body, text), retryAfter: delayOf(response) })
}

/** Reads `Retry-After`: a number of seconds or a date (RFC 9110, section 10.2.3). */
function delayOf({ headers }: Response): number | undefined {
  const text = headers.get('retry-after') ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now().getTime()) / 1000)
  return seconds > 0 ? seconds : undefined
}

export function referenceOf(response: Response): string | undefined {
  return response.headers.get('x-request-id') ?? undefined
}

/** Returns the `fields` of an error body; a field without text gets the text of the response. */
function fieldsOf(body: unknown, text = ''): Record<string, string> {
  const fields: unknown = (body as Problem | undefined)?.fields
  const entries = Array.isArray(fields) ? (fields as Problem['fields'] & object) : []
  return Object.fromEntries(
    entries
      .map((field) => [readText(field?.name) ?? '', readText(field?.text) ?? text])
      .filter(([name, value]) => name && value),
  ) as Record<string, string>
}

export function responseText(body: unknown): string | undefined {
  return isProblem(body) ? body.response_text.trim() || undefined : undefined
}

function isProblem(body: unknown): body is { response_text: string } {
  return typeof (body as Partial<Problem> | null | undefined)?.response_text === 'string'
}
