import type { IncomingMessage, ServerResponse } from 'node:http'
import { discardUpload } from './uploads.ts'

/** What the pages show when an answer comes from this server and not from a backend. */
export const SENTENCES = {
  badAddress: 'The address of this request is not valid.',
  notAllowed: 'This address does not accept this kind of request.',
  unreachable: 'The service behind this page could not be reached. Please try again in a few minutes.',
  noAnswer: 'The service behind this page did not answer in time. Please try again in a few minutes.',
  tooManyTries: 'Too many links that do not work were opened from your network. Please wait a minute, then try again.',
  ourFault: 'Something went wrong on our side. Please try again in a few minutes.',
} as const

/** @param limit in bytes; said in the largest unit that it fills */
export function tooLarge(limit: number): string {
  const [unit, size] = limit >= 2 ** 20 ? ['MiB', 2 ** 20] : limit >= 2 ** 10 ? ['KiB', 2 ** 10] : ['bytes', 1]
  return `This is too large to be sent: at most ${Math.floor(limit / size)} ${unit} are accepted.`
}

/** An answer in the form of the API's own errors, so that the pages need one reader only. */
export function problemResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ response_text: text }), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}

/**
 * `problemResponse` for what is answered past the application. The answer goes out at once and ends only when the
 * request is through: a browser that is still sending would otherwise see a broken line and not the answer.
 */
export function sendProblem(
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = Buffer.from(JSON.stringify({ response_text: text }))
  outgoing.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': body.length,
    ...headers,
  })
  if (incoming.method !== 'HEAD') outgoing.write(body)
  discardUpload(incoming, () => outgoing.end())
}
