import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import { peekBody } from './body.ts'

/**
 * Answers that are known to be no longer are read whole before they go on. A stream would take half as much time again,
 * and of an answer that breaks off the browser would get the beginning instead of a 502.
 */
const WHOLE_BYTES = 64 * 1024

/** No refusal in words is longer. */
const REFUSAL_BYTES = 1024

/**
 * Reads an answer whole when it is short, and ahead when it could be a refusal in words.
 * @param mayRefuse whether a refusal matters: the call carried a key
 * @returns the whole body as a Buffer, or a stream
 * @throws whatever undici reports of an answer that breaks off
 */
export async function readAnswer(response: Dispatcher.ResponseData, mayRefuse: boolean): Promise<Buffer | Readable> {
  const { headers, body } = response
  const length = headers['content-length']
  if (Number(length) <= WHOLE_BYTES) return Buffer.from(await body.arrayBuffer())
  if (length !== undefined || !mayRefuse || !hasWords(response)) return body
  const peeked = await peekBody(body, {
    bytes: REFUSAL_BYTES,
    max: Number.POSITIVE_INFINITY,
    keepsBeginning: true,
  })
  return 'whole' in peeked ? peeked.whole : Readable.from(peeked.stream)
}

/** Returns whether a 200 is a refusal, as legacy backends mean it: an object with nothing but its text. */
export function refusesInText(response: Dispatcher.ResponseData, body: Buffer | Readable): boolean {
  if (!(body instanceof Buffer) || body.length > REFUSAL_BYTES || !hasWords(response)) return false
  try {
    // A list or a text has no key of this name, and null none at all: it throws.
    const names = Object.keys(JSON.parse(body.toString()) as object)
    return (
      names.includes('response_text') && names.every((name) => name === 'response_text' || name === 'response_code')
    )
  } catch {
    return false
  }
}

function hasWords({ statusCode, headers }: Dispatcher.ResponseData): boolean {
  const isJson = headers['content-type']?.toString().startsWith('application/json') === true
  return statusCode === 200 && isJson && headers['content-encoding'] === undefined
}
