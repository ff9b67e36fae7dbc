import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import { peekBody } from './body.ts'

/** No refusal is longer. */
const REFUSAL_BYTES = 1024

/**
 * Reads an answer ahead when it could be a refusal in words.
 * @returns the whole body as a Buffer when it is short, else a stream
 */
export async function peekAnswer({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Buffer | Readable> {
  const isShort = Number(headers['content-length'] ?? 0) <= REFUSAL_BYTES
  const isJson = headers['content-type']?.toString().startsWith('application/json') === true
  if (statusCode !== 200 || !isJson || !isShort || headers['content-encoding'] !== undefined) return body
  const peeked = await peekBody(body, {
    bytes: REFUSAL_BYTES,
    max: Number.POSITIVE_INFINITY,
    keepsBeginning: true,
  })
  return 'whole' in peeked ? peeked.whole : Readable.from(peeked.stream, { objectMode: false })
}

/** Returns whether a 200 is a refusal, as legacy backends mean it: an object with nothing but its text. */
export function refusesInText(body: Buffer): boolean {
  try {
    const value: unknown = JSON.parse(body.toString())
    if (typeof value !== 'object' || value === null || !('response_text' in value)) return false
    return Object.keys(value).every((name) => name === 'response_text' || name === 'response_code')
  } catch {
    return false
  }
}
