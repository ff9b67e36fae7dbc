import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import { peekBody } from './body.ts'
import { decodeBody } from './decode-body.ts'
import { LIMITS } from './limits.ts'
import { Problem, problemBody } from './problems.ts'

/**
 * A response with a `Content-Length` up to this is read whole before it is forwarded. A stream would take 50% longer,
 * and the browser would get the beginning of a truncated response instead of a 502.
 */
const WHOLE_BYTES = 64 * 1024

type Response = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>

/** A response as it is forwarded. */
export type ReadResponse = {
  status: number
  payload: Buffer | Readable
  /** Whether `payload` was written here, so that headers about the backend's body do not apply. */
  isRewritten: boolean
  /** Whether a response with a success status is a refusal, which legacy backends send as an object with only text. */
  isRefusal: boolean
}

const UNREADABLE = {
  status: 502,
  payload: Buffer.from(new Problem(502, 'invalidResponse').body),
  isRewritten: true,
}

/**
 * Reads as much of a response as the server needs.
 * @param options.mayRefuse whether to look for a refusal in a success, because the key is not known to be good
 * @param options.isForDocument whether the server itself uses the response: it is then read whole and decoded
 * @throws undici's error when the response breaks off or is too long
 */
export async function readResponse(
  response: Response,
  { mayRefuse, isForDocument }: { mayRefuse: boolean; isForDocument: boolean },
): Promise<ReadResponse> {
  const { statusCode: status, headers, body } = response
  const encoding = headers['content-encoding']?.toString()
  if (status >= 400) return { status, payload: await readProblem(body, encoding), isRewritten: true, isRefusal: false }
  if (isForDocument) {
    // The agent limits the length of the body (proxy.ts).
    const whole = Buffer.from(await body.arrayBuffer())
    const payload = decodeBody(whole, encoding, LIMITS.documentReadBytes.value)
    // The browser repeats the read: it may support this encoding.
    if (payload === undefined) return { ...UNREADABLE, isRefusal: mayRefuse }
    return { status, payload, isRewritten: encoding !== undefined, isRefusal: mayRefuse && isRefusalBody(payload) }
  }
  const length = Number(headers['content-length'])
  const payload = length <= WHOLE_BYTES ? Buffer.from(await body.arrayBuffer()) : mayRefuse ? await peek(body) : body
  const isRefusal = mayRefuse && payload instanceof Buffer && isRefusalBody(decodeBody(payload, encoding, WHOLE_BYTES))
  return { status, payload, isRewritten: false, isRefusal }
}

/** Returns the whole body when it is short, otherwise a stream of it. */
async function peek(body: Readable): Promise<Buffer | Readable> {
  const peeked = await peekBody(body, { bytes: WHOLE_BYTES, max: Number.POSITIVE_INFINITY, keepsBeginning: true })
  return 'whole' in peeked ? peeked.whole : Readable.from(peeked.stream)
}

/** Reads the body of an error and returns only the contract's fields: no stack trace or web page reaches a browser. */
async function readProblem(body: Response['body'], encoding: string | undefined): Promise<Buffer> {
  const maxBytes = LIMITS.errorBodyBytes.value
  const peeked = await peekBody(body, { bytes: maxBytes, max: Number.POSITIVE_INFINITY })
  if ('whole' in peeked) return problemBody(decodeBody(peeked.whole, encoding, maxBytes))
  await peeked.release()
  body.destroy()
  return problemBody(undefined)
}

/** Returns whether a body is a refusal. An undecodable body counts as one: compression must not hide a refusal. */
function isRefusalBody(body: Buffer | undefined): boolean {
  if (body === undefined) return true
  if (!body.includes('"response_text"')) return false
  try {
    // A list or a string has no field "response_text", and null throws.
    const fields = Object.entries(JSON.parse(new TextDecoder().decode(body)) as object)
    const isRefusalField = ([name, value]: [string, unknown]) => value === null || /^response_(text|code)$/.test(name)
    return fields.some(([name]) => name === 'response_text') && fields.every(isRefusalField)
  } catch {
    return false
  }
}
