import { LIMITS } from './limits.ts'

/** Texts of the server's own error responses; the pages show them. */
export const SENTENCES = {
  badAddress: 'The address of this request is not valid.',
  badRequest: 'This request is not valid.',
  notFound: 'There is nothing at this address.',
  wrongType: 'This address does not accept this kind of content.',
  notImplemented: 'This server does not support this kind of request.',
  busy: 'Too many people are using this service right now. Please try again in a few seconds.',
  wrongHost: 'This server does not answer for the host of this request.',
  notAllowed: 'This address does not accept this kind of request.',
  tooSlow: 'Your data arrived too slowly. Please check your connection, then try again.',
  rateLimited: 'Too many links that do not work were opened from your network. Please wait a minute, then try again.',
  ourFault: 'Something went wrong on our end. Please try again in a few minutes.',
  unreachable: 'The service behind this page could not be reached. Please try again in a few minutes.',
  partialResponse: 'The service behind this page did not answer in full. Please try again in a few minutes.',
  invalidResponse: 'The service behind this page sent an invalid response. Please try again in a few minutes.',
  noResponse: 'The service behind this page did not answer in time. Please try again in a few minutes.',
} as const

/** An error response of the server itself, in the form of the API's errors, so that the pages need only one parser. */
export class Problem extends Error {
  override name = 'Problem'

  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, sentence: keyof typeof SENTENCES | { text: string }, headers = {}) {
    super(typeof sentence === 'string' ? SENTENCES[sentence] : sentence.text)
    this.status = status
    this.headers = headers
  }

  get body(): string {
    return JSON.stringify({ response_text: this.message })
  }
}

/**
 * Returns the part of a backend's error body that is passed on: the fields of the contract's `Problem` schema, bounded.
 * Anything else, such as a stack trace or a web page, is replaced by an empty object.
 */
export function problemBody(body: Buffer | undefined): Buffer {
  return Buffer.from(JSON.stringify(readProblem(body)))
}

function readProblem(body: Buffer | undefined): object {
  try {
    const value = JSON.parse(new TextDecoder().decode(body)) as Record<string, unknown>
    const { response_text: text, response_code: code, fields } = value
    return {
      ...(typeof text === 'string' && { response_text: bounded(text) }),
      ...(Number.isSafeInteger(code) && { response_code: code }),
      ...(Array.isArray(fields) && { fields: fields.slice(0, MAX_FIELDS).map(readField) }),
    }
  } catch {
    return {}
  }
}

/** More fields than any form has. */
const MAX_FIELDS = 50

function readField(field: { name?: unknown; text?: unknown } | null): object {
  const text = (value: unknown): string | null => (typeof value === 'string' ? bounded(value) : null)
  return { name: text(field?.name), text: text(field?.text) }
}

function bounded(text: string): string {
  return text.slice(0, LIMITS.responseTextLength.value)
}

/** Returns the refusal of a request that the server has no capacity to handle in time. */
export function busy(): Problem {
  return new Problem(503, 'busy', { 'retry-after': '2' })
}

/** @param limit in bytes; the message states it in MiB, KiB or bytes */
export function tooLarge(limit: number): Problem {
  const [unit, size] = limit >= 2 ** 20 ? ['MiB', 2 ** 20] : limit >= 2 ** 10 ? ['KiB', 2 ** 10] : ['bytes', 1]
  const text = `This is too large to be sent: at most ${Math.floor(limit / size)} ${unit} are accepted.`
  return new Problem(413, { text })
}
